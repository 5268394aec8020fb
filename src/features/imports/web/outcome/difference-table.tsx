import { SegmentedControl } from '@mantine/core';
import { grouped } from '#kernel/numbers.ts';
import type { ExistingRule, ImportRecord } from '../../imports.contract.ts';
import { fieldLabel, oneOf, valueText } from '../import-words.ts';
import classes from '../step.module.css';
import { ValueMark } from './value-mark.tsx';

const RULES: { value: ExistingRule; label: string }[] = [
  { value: 'fill', label: 'Fill only what is empty' },
  { value: 'replace', label: 'Take file for all' },
];
const MEETING_RULES: typeof RULES = [
  { value: 'fill', label: 'Keep what is in Orion' },
  { value: 'replace', label: 'Take file for all' },
];

interface DifferenceTableProps {
  record: ImportRecord;
  existing: ExistingRule;
  onExisting: (rule: ExistingRule) => void;
}

/** Values that are in Orion already, that nobody typed, and that the file has otherwise. */
export function DifferenceTable({ record, existing, onExisting }: DifferenceTableProps) {
  const { differences, counts, entity } = record;
  return (
    <section aria-label="Differ">
      <header className={classes.section}>
        <h3>
          Differ <span>{grouped(counts.differ)}</span>
        </h3>
        <p>
          {entity === 'meetings'
            ? 'These meetings are in Orion already, and the file tells them otherwise.'
            : 'What is in Orion stays, and only empty fields are filled, unless you say otherwise.'}
        </p>
        <SegmentedControl
          className={classes.choice}
          aria-label="What counts where values differ"
          data={entity === 'meetings' ? MEETING_RULES : RULES}
          value={existing}
          onChange={onExisting}
        />
      </header>
      {differences.length > 0 && (
        <table className={classes.conflicts}>
          <thead>
            <tr>
              <th>Line</th>
              <th>{oneOf(entity)}</th>
              <th>Field</th>
              <th>In Orion</th>
              <th>In the file</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ line, key, field, ours, theirs }) => (
              <tr key={`${line} ${key} ${field}`}>
                <td>
                  <small>Line </small>
                  {grouped(line)}
                </td>
                <td>
                  <b>{key}</b>
                </td>
                <td>{fieldLabel(entity, field)}</td>
                <td>
                  <ValueMark text={valueText(field, ours)} isLost={existing === 'replace'} />
                </td>
                <td>
                  <ValueMark text={valueText(field, theirs)} isLost={existing === 'fill'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {differences.length > 0 && counts.differ > differences.length && (
        <p className={classes.cut}>The first {grouped(differences.length)} values are shown.</p>
      )}
    </section>
  );
}
