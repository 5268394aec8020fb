import { SegmentedControl } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { CachedData } from '#features/companies/profile.rules.ts';
import { rangeWords } from '#kernel/number-ranges.ts';
import { grouped } from '#kernel/numbers.ts';
import { late } from '#web/ui/late.ts';
import { firstRange, inOrder, type Range, ranges, within } from '../../employee-series.rules.ts';
import classes from './growth-section.module.css';
import { Nothing, Section } from '#web/ui/marks/section.tsx';

const EmployeeChart = late(async () => (await import('../charts/employee-chart.tsx')).EmployeeChart);

type GrowthSectionProps = {
  company: Pick<CachedData, 'employee_count' | 'employee_range' | 'employee_stats'>;
};

/** How many people work there, now and over time; nothing where neither is known. */
export function GrowthSection({ company }: GrowthSectionProps) {
  const series = inOrder(company.employee_stats);
  const count = grouped(company.employee_count) ?? rangeWords(company.employee_range);
  const [chosen, choose] = useState<Range | null>(null);
  if (series.length === 0 && count === null) return null;
  const range = chosen ?? firstRange(series);

  return (
    <Section
      title="Growth"
      aside={
        count !== null && (
          <>
            Total Employees <b>{count}</b>
          </>
        )
      }
      tools={
        series.length > 0 && (
          <SegmentedControl aria-label="Range" value={range} onChange={choose} data={[...ranges]} />
        )
      }
    >
      {series.length > 0 ? (
        <div className={classes.chart}>
          <Suspense>
            <EmployeeChart points={within(series, range)} />
          </Suspense>
        </div>
      ) : (
        <Nothing>No monthly headcount yet.</Nothing>
      )}
    </Section>
  );
}
