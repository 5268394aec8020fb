import type { PropsWithChildren } from 'react';
import classes from './skeletons.module.css';

interface SkeletonsProps {
  /** What is being waited for, told to screen readers. */
  label?: string;
  count?: number;
}

interface BarProps {
  width: number | string;
  height?: number;
}

const LINES = ['100%', '96%', '99%', '92%', '40%'];

/** Company cards before they come: same blocks, same heights. */
export function CardSkeletons({ label, count = 6 }: SkeletonsProps) {
  return (
    <Waiting label={label}>
      <div className={classes.cards}>
        {times(count).map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </Waiting>
  );
}

/** Table rows before they come. */
export function RowSkeletons({ label, count = 8 }: SkeletonsProps) {
  return (
    <Waiting label={label}>
      {times(count).map((key) => (
        <div key={key} className={classes.row}>
          <Bar width="26%" />
          <Bar width="14%" />
          <Bar width="20%" />
          <Bar width="10%" />
        </div>
      ))}
    </Waiting>
  );
}

/** Running text before it comes; `count` is the number of lines. */
export function BlockSkeleton({ label, count = 4 }: SkeletonsProps) {
  return (
    <Waiting label={label}>
      <div className={classes.text}>
        {times(count).map((line) => (
          <Bar key={line} width={line === count - 1 ? '40%' : (LINES[line % 4] ?? '100%')} />
        ))}
      </div>
    </Waiting>
  );
}

/** The fields of a form before they come. */
export function FieldSkeletons({ label, count = 4 }: SkeletonsProps) {
  return (
    <Waiting label={label}>
      <div className={classes.fields}>
        {times(count).map((key) => (
          <div key={key}>
            <Bar width={72} />
            <span className={classes.field} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

function CardSkeleton() {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <span className={classes.logo} />
        <div className={classes.identity}>
          <Bar width={110} height={12} />
          <Bar width={150} />
        </div>
        <div className={classes.rank}>
          <Bar width={28} height={12} />
          <Bar width={46} />
        </div>
      </div>
      <div className={classes.growth}>
        {times(4).map((key) => (
          <div key={key}>
            <Bar width={20} height={8} />
            <Bar width={44} />
          </div>
        ))}
      </div>
      <div className={classes.pair}>
        <Bar width={120} />
        <Bar width={130} />
      </div>
      <div className={classes.text}>
        {LINES.map((width) => (
          <Bar key={width} width={width} />
        ))}
      </div>
      <div className={classes.foot}>
        <Bar width={104} />
        <Bar width={118} />
        <Bar width={150} />
        <Bar width={60} />
      </div>
    </div>
  );
}

/** Stands for what comes; screen readers hear what it is. */
export function Waiting({ label = 'Loading', children }: PropsWithChildren<{ label: string | undefined }>) {
  return (
    <div data-waiting>
      <output className="visually-hidden">{label}</output>
      <div aria-hidden>{children}</div>
    </div>
  );
}

function Bar({ width, height = 10 }: BarProps) {
  return <span className={classes.bar} style={{ width, height }} />;
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
