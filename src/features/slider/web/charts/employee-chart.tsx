import type { CachedData } from '#features/companies/profile.rules.ts';
import { formatDate } from '#kernel/dates.ts';
import { counted, grouped } from '#kernel/numbers.ts';
import { ticksOf } from '../../employee-series.rules.ts';
import { ChartTable, ChartTip } from '#web/ui/charts/chart-parts.tsx';
import classes from '#web/ui/charts/charts.module.css';
import { useScrub } from '#web/ui/charts/use-scrub.ts';

type Point = CachedData['employee_stats'][number];

const LABELS = 5;
/** Under three months a label names the day. */
const SHORT_MS = 92 * 86_400_000;

/** How many people work at a company, over time. Expects at least one point, the oldest first. */
export function EmployeeChart({ points }: { points: readonly Point[] }) {
  const times = points.map(({ metric_recorded_on }) => Date.parse(metric_recorded_on));
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  const places = times.map((time) => (to > from ? (time - from) / (to - from) : 0.5));
  const ticks = ticksOf(points.map(({ raw_count }) => raw_count));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const heights = points.map(({ raw_count }) => 1 - (raw_count - low) / (high - low));
  const line = places.map((x, at) => `${x * 100},${(heights[at] ?? 0) * 100}`).join(' ');
  const { at, handle } = useScrub(places, (index) => describePoint(points[index]));
  const shown = at === null ? undefined : points[at];
  const single = points.length === 1 ? 0 : null;
  const marked = at ?? single;

  return (
    <div className={classes.chart}>
      <div className={classes.ticks} aria-hidden>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{grouped(tick)}</span>
        ))}
      </div>
      <div className={classes.plot} aria-label="Employees over time" {...handle}>
        {ticks.map((tick, index) => (
          <i
            key={tick}
            className={classes.grid}
            style={{ bottom: `${(index / (ticks.length - 1)) * 100}%` }}
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <polygon points={`${(places[0] ?? 0) * 100},100 ${line} ${(places.at(-1) ?? 1) * 100},100`} />
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {shown && <i className={classes.cross} style={{ left: `${(places[at ?? 0] ?? 0) * 100}%` }} />}
        {marked !== null && (
          <i
            className={classes.point}
            style={{ left: `${(places[marked] ?? 0) * 100}%`, top: `${(heights[marked] ?? 0) * 100}%` }}
          />
        )}
        {shown && (
          <ChartTip
            place={places[at ?? 0] ?? 0}
            title={peopleOf(shown.raw_count)}
            text={formatDate(shown.metric_recorded_on, 'MMM DD, YYYY') ?? ''}
            rows={[
              { label: 'Joined', value: grouped(shown.raw_inflow) },
              { label: 'Left', value: grouped(shown.raw_outflow) },
            ]}
          />
        )}
      </div>
      <div className={classes.labels} aria-hidden>
        {labelsOf(from, to).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ChartTable
        caption={`Employees: ${summary(points)}`}
        columns={['Date', 'Employees', 'Joined', 'Left']}
        rows={points.map((one) => [one.metric_recorded_on, one.raw_count, one.raw_inflow, one.raw_outflow])}
      />
    </div>
  );
}

const peopleOf = (count: number) => counted(count, 'employee');

function describePoint(point: Point | undefined): string {
  if (!point) return '';
  const day = formatDate(point.metric_recorded_on, 'MMM DD, YYYY');
  return `${day}: ${peopleOf(point.raw_count)}, ${point.raw_inflow} joined, ${point.raw_outflow} left`;
}

function summary(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const month = ({ metric_recorded_on }: Point) => formatDate(metric_recorded_on, 'MMM YYYY');
  return `from ${first.raw_count} in ${month(first)} to ${last.raw_count} in ${month(last)}`;
}

/** Dates at even distances, without saying one twice. */
function labelsOf(from: number, to: number): string[] {
  const format = to - from < SHORT_MS ? 'MMM DD, YYYY' : 'MMM YYYY';
  const count = to > from ? LABELS : 1;
  const dates = Array.from(
    { length: count },
    (_, at) => new Date(from + ((to - from) * at) / Math.max(1, count - 1)),
  );
  return [...new Set(dates.map((date) => formatDate(date, format, 'utc')))];
}
