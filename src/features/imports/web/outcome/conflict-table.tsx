import { SegmentedControl } from '@mantine/core';
import { grouped } from '#kernel/numbers.ts';
import type { ImportRecord } from '../../imports.contract.ts';
import { fieldLabel, valueText } from '../import-words.ts';
import classes from '../step.module.css';

const KEEP = 'Keep ours for all';
const TAKE = 'Take file for all';
const ONE = { companies: 'Company', people: 'Person' };

interface ConflictTableProps {
  record: ImportRecord;
  keepsOurs: boolean;
  onKeepOurs: (keeps: boolean) => void;
}

/** Values that a person typed and the file has otherwise. */
export function ConflictTable({ record, keepsOurs, onKeepOurs }: ConflictTableProps) {
  const { conflicts, counts, entity } = record;
  const isChoice = conflicts.some(({ ours_source }) => ours_source !== 'taken');
  return (
    <section aria-label="Conflict">
      <header className={classes.section}>
        <h3>
          Conflict <span>{grouped(counts.conflict)}</span>
        </h3>
        <p>A value typed by a person outranks the file unless you say otherwise.</p>
        {isChoice && (
          <SegmentedControl
            className={classes.choice}
            aria-label="What counts in a conflict"
            data={[KEEP, TAKE]}
            value={keepsOurs ? KEEP : TAKE}
            onChange={(value) => onKeepOurs(value === KEEP)}
          />
        )}
      </header>
      <table className={classes.conflicts}>
        <thead>
          <tr>
            <th>Line</th>
            <th>{ONE[entity]}</th>
            <th>Field</th>
            <th>In Orion</th>
            <th>In the file</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ line, key, field, ours, theirs, ours_source }) => {
            const isTaken = ours_source === 'taken';
            const oursStays = keepsOurs || isTaken;
            return (
              <tr key={`${line} ${field} ${valueText(field, theirs)}`}>
                <td>
                  <small>Line </small>
                  {grouped(line)}
                </td>
                <td>
                  <b>{key}</b>
                </td>
                <td>{fieldLabel(entity, field)}</td>
                <td>
                  {isTaken ? null : <Value text={valueText(field, ours)} isLost={!oursStays} />}
                  <small>
                    {isTaken ? `Belongs to another ${ONE[entity].toLowerCase()}` : 'Typed by a person'}
                  </small>
                </td>
                <td>
                  <Value text={valueText(field, theirs)} isLost={oursStays} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {counts.conflict > conflicts.length && (
        <p className={classes.cut}>The first {grouped(conflicts.length)} are shown.</p>
      )}
    </section>
  );
}

/** Which of two values does not stay is told by a line through it, and in words to those who do not see it. */
function Value({ text, isLost }: { text: string; isLost: boolean }) {
  if (!isLost) return <span>{text}</span>;
  return (
    <del>
      <span className="visually-hidden">Not used: </span>
      {text}
    </del>
  );
}
