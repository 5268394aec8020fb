import { formatDate } from '#kernel/dates.ts';
import { counted, grouped } from '#kernel/numbers.ts';
import { ChartTable, ChartTip } from '#web/ui/charts/chart-parts.tsx';
import classes from '#web/ui/charts/charts.module.css';
import { useScrub } from '#web/ui/charts/use-scrub.ts';

export interface Month {
  /** Its first day. */
  month: string;
  counts: readonly number[];
}

interface MonthBarsProps {
  label: string;
  /** What is counted, as in “1 email”. */
  unit: string;
  /** What each count of a month counts, where there is more than one. */
  series?: readonly string[];
  /** At least one, the oldest first. */
  months: readonly Month[];
  tall?: boolean;
}

/** Counts by month; of a single series the last month stands out. */
export function MonthBars({ label, unit, series = [], months, tall = false }: MonthBarsProps) {
  const most = Math.max(1, ...months.flatMap(({ counts }) => counts));
  const places = months.map((_, at) => (at + 0.5) / months.length);
  const { at, handle } = useScrub(places, (index) => describeMonth(months[index], unit, series));
  const shown = at === null ? undefined : months[at];
  const last = months.at(-1);

  return (
    <div>
      <div className={classes.bars} data-tall={tall || undefined} aria-label={label} {...handle}>
        {months.map(({ month, counts }, index) => (
          <span
            key={month}
            className={classes.month}
            data-on={index === (at ?? months.length - 1) || undefined}
          >
            {counts.map((count, one) => (
              <i
                key={series[one] ?? unit}
                data-series={series.length > 0 ? one + 1 : undefined}
                style={{ height: `${(count / most) * 100}%` }}
              />
            ))}
          </span>
        ))}
        {shown && (
          <ChartTip
            place={places[at ?? 0] ?? 0}
            title={nameOf(shown.month)}
            text={series.length > 0 ? '' : counted(shown.counts[0] ?? 0, unit)}
            rows={series.map((name, one) => ({ label: name, value: `${shown.counts[one] ?? 0}` }))}
          />
        )}
      </div>
      <div className={classes.labels} aria-hidden>
        <span>{nameOf(months[0]?.month ?? '')}</span>
        {last && months.length > 1 && (
          <span>
            {series.length > 0
              ? nameOf(last.month)
              : `${counted(last.counts[0] ?? 0, unit)} in ${nameOf(last.month)}`}
          </span>
        )}
      </div>
      <ChartTable
        caption={label}
        columns={['Month', ...(series.length > 0 ? series : [`Number of ${unit}s`])]}
        rows={months.map(({ month, counts }) => [nameOf(month), ...counts])}
      />
    </div>
  );
}

/** What stands for which series, where there is more than one. */
export function SeriesLegend({ series }: { series: readonly string[] }) {
  return (
    <ul className={classes.legend} aria-hidden>
      {series.map((name, at) => (
        <li key={name}>
          <i data-series={at + 1} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const nameOf = (month: string) => formatDate(month, 'MMM YYYY') ?? month;

const describeMonth = (month: Month | undefined, unit: string, series: readonly string[]) =>
  month ? `${nameOf(month.month)}: ${wordsOf(month, unit, series)}` : '';

const wordsOf = ({ counts }: Month, unit: string, series: readonly string[]) =>
  series.length > 0
    ? series.map((name, at) => `${grouped(counts[at] ?? 0)} ${name.toLowerCase()}`).join(', ')
    : counted(counts[0] ?? 0, unit);
