import { Skeleton } from '@mantine/core';
import classes from './reference-card.module.css';
import area from './result-area.module.css';

const LINES = ['100%', '97%', '99%', '62%'];
const TAGS = [140, 110, 150, 90];

/** References before they come: same blocks, same heights. */
export function CardSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div className={area.list} aria-hidden>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={classes.card}>
          <div className={classes.note}>
            <div className={classes.head}>
              <Skeleton circle height={24} />
              <Skeleton height={10} width={110} />
              <Skeleton height={10} width={76} />
            </div>
            {LINES.map((width) => (
              <Skeleton key={width} height={10} width={width} my={12} />
            ))}
          </div>
          <div className={classes.tags}>
            {TAGS.map((width) => (
              <div key={width}>
                <Skeleton height={10} width={64} mt={6} />
                <Skeleton height={22} width={width} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
