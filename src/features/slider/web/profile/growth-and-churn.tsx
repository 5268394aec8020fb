import { type Figure, type GrowthPeriod, growthOf, growthPeriods, percent } from '#kernel/numbers.ts';
import classes from './growth-section.module.css';

type Measure = 'growth' | 'churn';
export type GrowthAndChurn = Record<`${Measure}_${GrowthPeriod}`, number | null>;

interface TableProps {
  of: GrowthAndChurn;
  caption: string;
  /** Periods run down a narrow table and across a wide one. */
  periods: 'down' | 'across';
}

const measures = { growth: 'Growth', churn: 'Churn' } as const;

/** How fast people came and left, over the four periods. */
export function GrowthAndChurnTable({ of, caption, periods }: TableProps) {
  const isDown = periods === 'down';
  const kinds = Object.keys(measures) as Measure[];
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{isDown ? 'Period' : 'Measure'}</span>
          </th>
          {(isDown ? kinds.map((kind) => measures[kind]) : growthPeriods).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isDown
          ? growthPeriods.map((period) => (
              <tr key={period}>
                <th scope="row">{period}</th>
                {kinds.map((kind) => (
                  <Cell key={kind} kind={kind} value={of[`${kind}_${period}`]} />
                ))}
              </tr>
            ))
          : kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{measures[kind]}</th>
                {growthPeriods.map((period) => (
                  <Cell key={period} kind={kind} value={of[`${kind}_${period}`]} />
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function Cell({ kind, value }: { kind: Measure; value: Figure }) {
  const text = percent(value);
  const growth = growthOf(value);
  const sign = kind === 'growth' && growth === 'up' ? '+' : '';
  return (
    <td data-growth={text === null ? 'missing' : kind === 'growth' ? growth : undefined}>
      {text === null ? '–' : `${sign}${text}`}
    </td>
  );
}
