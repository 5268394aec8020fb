import { Button } from '@mantine/core';
import { useState } from 'react';
import { counted, grouped } from '#kernel/numbers.ts';
import { type Mapping, flawOf, matchesOf, moveField, offeredFields, rowsOf } from './column-mapping.ts';
import { ColumnRow } from './column-row.tsx';
import { FileSource } from './file-source.tsx';
import { FirstRows } from './first-rows.tsx';
import { ForAllRows } from './for-all-rows.tsx';
import { TablePlace } from './table-place.tsx';
import { useStatusChoices } from './use-status-choices.ts';
import type { TableEntity } from '../../import-fields.rules.ts';
import type { ImportConstant } from '../../import-record.contract.ts';
import { FileLine } from '../file/file-line.tsx';
import { ImportFoot } from '../import-foot.tsx';
import { notYours } from '../import-words.ts';
import { useKeptState } from '#web/kept-state.ts';
import type { StepProps } from '../step-props.ts';
import classes from '../step.module.css';

const SHOWN_AT_ONCE = 100;
const NO_ROWS = 'There are no rows below the headers. Choose another file.';

/** Which field each column holds. What was chosen stays while the sheet is closed. */
export function ColumnsStep({ record, actions, address, entity }: StepProps & { entity: TableEntity }) {
  const { id, headers, preview } = record;
  const [chosen, keep] = useKeptState<Mapping>('mapping', id);
  const [said, say] = useKeptState<ImportConstant[]>('constants', id);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const mapping = chosen ?? record.mapping;
  const constants = said ?? record.constants;
  const choices = useStatusChoices();
  const matches = matchesOf(entity, headers, mapping, { preview, choices });
  const fields = offeredFields(entity, headers, mapping);
  const taken = mapping.filter((field) => field !== null).length;
  const rows = rowsOf(record);
  const missing = rows === 0 ? NO_ROWS : flawOf(entity, mapping);
  const flaw = record.may_change ? missing : notYours(record);
  const isFurther = record.status !== 'uploaded';

  const check = async () => {
    if (!(await actions.setMapping({ mapping, ...(said && { constants: said }) }))) return;
    keep(null);
    say(null);
    if (address.atColumns) address.show(id, { replace: true });
  };

  return (
    <>
      <FileLine record={record}>
        <button type="button" className={classes.link} onClick={() => address.show(entity)}>
          Choose another file
        </button>
      </FileLine>
      <FileSource record={record} address={address} entity={entity} />
      <TablePlace record={record} actions={actions} onMoved={() => keep(null)} />
      <table className={classes.columns}>
        <thead>
          <tr>
            <th>Column in the file</th>
            <th>First values</th>
            <th>Field in Orion</th>
            <th>How it was matched</th>
          </tr>
        </thead>
        <tbody>
          {headers.slice(0, shown).map((header, at) => (
            <ColumnRow
              // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place; headers repeat
              key={at}
              at={at}
              header={header}
              preview={preview}
              field={mapping[at] ?? null}
              fields={fields}
              match={matches[at] ?? 'Not imported'}
              onChange={(field) => keep(moveField(entity, mapping, at, field))}
            />
          ))}
        </tbody>
      </table>
      {shown < headers.length && (
        <Button className={classes.more} onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Show {Math.min(SHOWN_AT_ONCE, headers.length - shown)} more columns
        </Button>
      )}
      <ForAllRows entity={entity} constants={constants} onChange={say} />
      {rows !== 0 && <FirstRows record={record} entity={entity} mapping={mapping} constants={constants} />}
      <ImportFoot
        isLoud={flaw !== null}
        caption={
          flaw ??
          `${grouped(taken)} of ${counted(headers.length, 'column')} will be imported. Nothing is saved until the last step.`
        }
      >
        <Button onClick={() => (isFurther ? address.show(id, { replace: true }) : address.show(entity))}>
          Back
        </Button>
        <Button
          variant="filled"
          loading={actions.isPending}
          disabled={flaw !== null}
          onClick={() => void check()}
        >
          {rows === null ? 'Check all rows' : `Check ${counted(rows, 'row')}`}
        </Button>
      </ImportFoot>
    </>
  );
}
