import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { CompanyStats } from '#features/companies/profile.rules.ts';
import { counted, grouped, percent } from '#kernel/numbers.ts';
import { departmentsHeight } from '../../employee-series.rules.ts';
import { GrowthAndChurnTable } from './growth-and-churn.tsx';
import classes from './growth-section.module.css';
import { Section } from '#web/ui/marks/section.tsx';

const HINT =
  'Click on a department bar in the graph to see the growth and churn metrics for that department.';

/** Who works on what; one department at a time tells how it grew. */
export function DepartmentSection({ departments }: Pick<CompanyStats, 'departments'>) {
  const [chosen, choose] = useState<string | null>(null);
  const shown = departments.find(({ department }) => department === chosen) ?? departments[0];
  if (!shown) return null;
  const most = Math.max(...departments.map(({ percentage }) => percentage));

  return (
    <Section title="Department" hint={HINT}>
      <div className={classes.split}>
        <ul
          className={classes.bars}
          aria-label="Departments"
          style={{ height: departmentsHeight(departments.length) }}
        >
          {departments.map(({ department, count, percentage }) => (
            <li key={department}>
              <UnstyledButton
                className={classes.bar}
                aria-pressed={department === shown.department}
                onClick={() => choose(department)}
              >
                <span className={classes.name} title={department}>
                  {department}
                </span>
                <i style={{ width: `${most > 0 ? (percentage / most) * 100 : 0}%` }} />
                <span className={classes.figures}>
                  {grouped(count)} <span>· {percent(percentage, 0)}</span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <div>
          <p className={classes.head}>
            <b title={shown.department}>{shown.department}</b>
            <span>{counted(shown.count, 'person', 'people')}</span>
            <em>Growth and Churn Metrics</em>
          </p>
          <GrowthAndChurnTable
            of={shown}
            periods="down"
            caption={`Growth and Churn Metrics of ${shown.department}`}
          />
        </div>
      </div>
    </Section>
  );
}
