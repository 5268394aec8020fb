import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { grouped } from '#kernel/numbers.ts';
import classes from './panels.module.css';

const SHOWN = 6;

interface Row {
  key: string;
  name: string;
  count: number;
  note: string;
}

/** Names with their counts, the most first, each with a bar as long as its share of the largest. */
export function BarList({ title, rows }: { title: string; rows: readonly Row[] }) {
  const [all, { open }] = useDisclosure();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const shown = all ? rows : rows.slice(0, SHOWN);
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {rows.length === 0 && <p className={classes.span}>None yet</p>}
      <ul className={classes.bars}>
        {shown.map(({ key, name, count, note }) => (
          <li key={key}>
            <span className={classes.line}>
              <span>{name}</span>
              <span className={classes.figure}>
                {note && <span className={classes.note}>{note}</span>}
                {grouped(count)}
              </span>
            </span>
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <UnstyledButton className={classes.link} onClick={open}>
          Show All ({rows.length})
        </UnstyledButton>
      )}
    </section>
  );
}
