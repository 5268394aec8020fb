import { Button, Select, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boundsOf, formatDate } from '#kernel/dates.ts';
import type { Answers, Attribute } from '#kernel/forms/form-language.ts';
import { schemaPath } from '#kernel/schema-path.ts';
import { ask } from '#web/api.ts';
import { ChartTip } from '#web/ui/charts/chart-parts.tsx';
import charts from '#web/ui/charts/charts.module.css';
import { useScrub } from '#web/ui/charts/use-scrub.ts';
import { DateRangePicker } from '#web/ui/fields/date-range.tsx';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { lastThirtyDays, marksTo, type Series, seriesOf } from '../metrics.rules.ts';
import { wordsOf } from '../shown-answers.rules.ts';
import { submissionsContract } from '../submissions.contract.ts';
import classes from './submissions.module.css';
import { askOptions } from './template-calls.ts';

const PEOPLE = '/api/v1/scoper-options';
const LOOKS = [
  ['var(--c-ch-1)', ''],
  ['var(--c-ch-2)', '6 4'],
  ['var(--c-ch-3)', '2 3'],
  ['var(--c-text-2)', '10 3 2 3'],
  ['var(--c-accent-text)', '1 4'],
] as const;

/** Figures by range of days: lines, and the same in a table beside them. */
export function MetricsGraph({ graph }: { graph: Attribute }) {
  const { values_endpoint = '', input_parameters } = graph.describe ?? {};
  const [scoper_email, setScoper] = useState(input_parameters?.scoper_email.value ?? '');
  const [range, setRange] = useState(() => lastThirtyDays(new Date()));
  const path = schemaPath(values_endpoint) ?? submissionsContract.metrics.path;
  const asked = {
    ...(scoper_email && { scoper_email }),
    start_time: range.from.toISOString(),
    end_time: range.to.toISOString(),
  };
  const people = useQuery(askOptions(PEOPLE));
  const query = useQuery({
    ...ask({ ...submissionsContract.metrics, path: path as '/associate-weekly-metrics' }, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const rows: readonly Answers[] = query.data?.results ?? [];
  return (
    <section className={classes.metrics} aria-label={graph.title}>
      <div className={classes.metricsTools}>
        <Select
          aria-label="Scoper"
          searchable
          data={(people.data ?? []).map(({ display_name: label, server_value: value }) => ({ label, value }))}
          value={scoper_email || null}
          onChange={(picked) => picked && setScoper(picked)}
        />
        <DateRangePicker
          label="Dates"
          format="MMM DD, YYYY"
          value={range}
          onChange={(days) => {
            if (!days) return setRange(lastThirtyDays(new Date()));
            const { start, end } = boundsOf(days);
            return setRange({ from: start, to: end });
          }}
        />
      </div>
      {query.isPending && <BlockSkeleton label="Loading the metrics" count={6} />}
      {query.isError && rows.length === 0 && !query.isFetching && (
        <ErrorState
          title="Something went wrong!"
          text="We are currently facing issues in loading the data. Kindly retry later."
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {query.isSuccess && rows.length === 0 && <output className={classes.none}>No data available</output>}
      {rows.length > 0 && <Figures rows={rows} series={seriesOf(rows)} />}
    </section>
  );
}

const weekOf = (row: Answers | undefined) =>
  row ? `${wordsOf(row['from_date']).slice(0, 6)} – ${wordsOf(row['to_date'])}` : '';

function Figures({ rows, series }: { rows: readonly Answers[]; series: readonly Series[] }) {
  return (
    <>
      <ul className={classes.legend} aria-label="Totals">
        {series.map(({ key, title, values }, at) => (
          <li key={key}>
            <svg width="18" height="8" aria-hidden>
              <path
                d="M0 4h18"
                stroke={LOOKS[at % 5]?.[0]}
                strokeWidth="2"
                strokeDasharray={LOOKS[at % 5]?.[1]}
              />
            </svg>
            {title} <b>{values.reduce((sum, value) => sum + value, 0)}</b>
          </li>
        ))}
      </ul>
      <div className={classes.beside}>
        <Lines rows={rows} series={series} />
        <Scrolling className={classes.figures}>
          <Table aria-label="Metrics by week">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Week</Table.Th>
                {series.map(({ key, title }) => (
                  <Table.Th key={key} scope="col">
                    {title}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, at) => (
                <Table.Tr key={String(row['from_date'])}>
                  <Table.Th scope="row">{weekOf(row)}</Table.Th>
                  {series.map(({ key, values }) => (
                    <Table.Td key={key}>{values[at]}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Scrolling>
      </div>
    </>
  );
}

function Lines({ rows, series }: { rows: readonly Answers[]; series: readonly Series[] }) {
  const marks = marksTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const top = marks.at(-1) ?? 1;
  const places = rows.map((_, at) => (rows.length > 1 ? at / (rows.length - 1) : 0.5));
  const tell = (at: number) =>
    `${weekOf(rows[at])}: ${series.map(({ title, values }) => `${title} ${values[at] ?? 0}`).join(', ')}`;
  const { at, handle } = useScrub(places, tell);
  const place = at === null ? 0 : (places[at] ?? 0);
  return (
    <div className={charts.chart}>
      <div className={charts.ticks} aria-hidden>
        {marks.toReversed().map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className={charts.plot} aria-label="Metrics over time" {...handle}>
        {marks.map((mark) => (
          <i key={mark} className={charts.grid} style={{ bottom: `${(mark / top) * 100}%` }} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {series.map(({ key, values }, index) => (
            <polyline
              key={key}
              style={{ stroke: LOOKS[index % 5]?.[0] }}
              strokeDasharray={LOOKS[index % 5]?.[1]}
              vectorEffect="non-scaling-stroke"
              points={values
                .map((value, on) => `${(places[on] ?? 0) * 100},${(1 - value / top) * 100}`)
                .join(' ')}
            />
          ))}
        </svg>
        {at !== null && (
          <>
            <i className={charts.cross} style={{ left: `${place * 100}%` }} />
            <ChartTip
              place={place}
              title={weekOf(rows[at])}
              text=""
              rows={series.map(({ title, values }) => ({ label: title, value: String(values[at] ?? 0) }))}
            />
          </>
        )}
      </div>
      <div className={charts.labels} aria-hidden>
        <span>{formatDate(String(rows[0]?.['from_date']), 'MMM DD YYYY')}</span>
        {rows.length > 1 && <span>{formatDate(String(rows.at(-1)?.['from_date']), 'MMM DD YYYY')}</span>}
      </div>
    </div>
  );
}
