import { IconBan } from '@tabler/icons-react';
import { grouped } from '#kernel/numbers.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import { fieldLabel, isField } from '../import-words.ts';
import { FixInput } from './fix-input.tsx';
import { RejectedDownload } from './rejected-download.tsx';
import type { Fixes } from './use-fixes.ts';
import classes from '../step.module.css';

/** Rows that are left out, and why. */
export function RejectedTable({ record, fixes }: { record: ImportRecord; fixes: Fixes }) {
  const { problems, counts, entity } = record;
  const canFix = entity !== 'meetings';
  return (
    <section aria-label="Rejected">
      <header className={classes.section}>
        <h3>
          Rejected <span>{grouped(counts.rejected)}</span>
        </h3>
        <p>Left out. The other rows are imported.</p>
        <RejectedDownload record={record}>Download these rows</RejectedDownload>
      </header>
      <table className={classes.rejected}>
        <thead>
          <tr>
            <th>Line</th>
            <th>Field</th>
            <th>Reason</th>
            {canFix && <th>Fix</th>}
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>
                <small>Line </small>
                {grouped(line)}
              </td>
              <td>{fieldLabel(entity, field)}</td>
              <td>
                <IconBan size={14} stroke={1.75} aria-hidden />
                <span>{message}</span>
              </td>
              {canFix && (
                <td>
                  {isField(entity, field) && (
                    <FixInput
                      label={`${fieldLabel(entity, field)}, line ${line}`}
                      place={{ field, line, cell: null }}
                      fixes={fixes}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {counts.rejected > problems.length && (
        <p className={classes.cut}>
          The first {grouped(problems.length)} are shown; the download has all of them.
        </p>
      )}
    </section>
  );
}
