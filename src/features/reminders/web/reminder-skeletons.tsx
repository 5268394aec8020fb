import { Skeleton } from '@mantine/core';
import { Waiting } from '#web/ui/states/skeletons.tsx';
import card from './reminder-card.module.css';
import classes from './reminders-page.module.css';

const LINES = ['30%', '94%', '26%', '78%'];

/** Reminders before they come: same blocks, same heights. */
export const ReminderSkeletons = ({ count = 6 }: { count?: number }) => (
  <Waiting label="Loading reminders">
    <div className={classes.cards}>
      {Array.from({ length: count }, (_, key) => (
        <div key={key} className={card.card}>
          <header>
            <Skeleton height={36} width={36} />
            <div className={card.title}>
              <Skeleton height={12} width={110} my={4} />
              <Skeleton height={10} width={150} my={5} />
            </div>
          </header>
          <dl>
            {LINES.map((width) => (
              <Skeleton key={width} height={10} width={width} my={3} />
            ))}
          </dl>
          <footer>
            <Skeleton height={10} width={96} my={9} />
          </footer>
        </div>
      ))}
    </div>
  </Waiting>
);
