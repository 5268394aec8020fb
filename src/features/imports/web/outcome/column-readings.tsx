import { SegmentedControl } from '@mantine/core';
import { counted, grouped } from '#kernel/numbers.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import type { Reading } from '../../readings.rules.ts';
import { headerName } from '../columns/column-mapping.ts';
import type { StepProps } from '../step-props.ts';
import stepClasses from '../step.module.css';
import classes from './bad-cells.module.css';

const LABELS: Record<Reading, string> = {
  day_first: 'Day first',
  month_first: 'Month first',
  dollars: 'Dollars',
  thousands: 'Thousands',
  millions: 'Millions',
  percent: 'Percent',
  fraction: 'Fractions of 1',
  state_letters: 'US states',
  country_letters: 'Countries',
};
type ColumnReading = ImportRecord['column_readings'][number];

/** Columns that can be read in several ways, with the proof for the one that was taken; where there is none, it is asked. */
export function ColumnReadings({ record, actions }: Pick<StepProps, 'record' | 'actions'>) {
  const { column_readings, headers, mapping } = record;
  const asked = column_readings.filter(({ reading }) => reading === null).length;
  const choose = (column: number, reading: Reading) =>
    void actions.setMapping({
      mapping,
      readings: headers.map((_header, at) => (at === column ? reading : (record.readings[at] ?? null))),
    });
  return (
    <section aria-label="How columns are read">
      <header className={stepClasses.section}>
        <h3>
          How columns are read <span>{grouped(column_readings.length)}</span>
        </h3>
        <p>
          {asked > 0
            ? `${counted(asked, 'column needs', 'columns need')} an answer. Until then those cells stay empty.`
            : 'Change one if it isn’t what the file means.'}
        </p>
      </header>
      <ul className={classes.readings}>
        {column_readings.map((one) => {
          const name = headerName(headers[one.column] ?? '', one.column);
          return (
            <li key={one.column} data-asks={one.reading === null || undefined}>
              <b title={name}>{name}</b>
              <p>{proofOf(one)}</p>
              <SegmentedControl
                className={stepClasses.choice}
                size="xs"
                aria-label={`How ${name} is read`}
                disabled={actions.isPending}
                data={one.choices.map((value) => ({ value, label: LABELS[value] }))}
                value={one.reading ?? ''}
                onChange={(value) => choose(one.column, value as Reading)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function proofOf({ reading, by, rows, open, example }: ColumnReading): string {
  if (reading === null)
    return `${counted(open, 'cell', 'cells')} such as “${example}” can be read in several ways. Which is meant?`;
  const label = LABELS[reading];
  if (by === 'person') return `${label}, as chosen.`;
  return by === 'header'
    ? `${label}: the header says so.`
    : `${label}: ${counted(rows, 'row says', 'rows say')} so.`;
}
