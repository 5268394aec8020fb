import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, grouped } from '#kernel/numbers.ts';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import { CHANGE_ACTIONS, type ChangeAction, type ImportCounts } from '../../import-record.contract.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import { BadCells } from './bad-cells.tsx';
import { ChangeBar } from './change-bar.tsx';
import { ChangeList } from './change-list.tsx';
import { ColumnReadings } from './column-readings.tsx';
import { FileLine } from '../file/file-line.tsx';
import { ImportFoot } from '../import-foot.tsx';
import { countedOf, moment, notYours } from '../import-words.ts';
import { MeetingRule } from './meeting-rule.tsx';
import { Novelties } from './novelties.tsx';
import { useKeptState } from '#web/kept-state.ts';
import { type Outcome, OutcomeCards } from './outcome-cards.tsx';
import { RejectedTable } from './rejected-table.tsx';
import type { StepProps } from '../step-props.ts';
import classes from '../step.module.css';
import type { ChangeSearch } from './use-changes.ts';
import { useFixes } from './use-fixes.ts';

const WORST_FIRST: readonly ChangeAction[] = CHANGE_ACTIONS.toReversed();

/** What taking the file in would do. */
export function CheckStep({ record, actions, address }: StepProps) {
  const { id, counts, entity, notes, novelties, bad_cells, column_readings } = record;
  const fixes = useFixes({ record, actions });
  const [takesFile, setTakesFile] = useKeptState<boolean>('takes file', id);
  const [picked, pick] = useState<Outcome | null>(null);
  const [looking, look] = useState<ChangeSearch>({ search: '', field: null });
  const isShown = (outcome: Outcome) => counts[outcome] > 0 && (picked === null || picked === outcome);
  const isMeetings = entity === 'meetings';
  // Of companies and people it is chosen one by one, or for all, and kept with each.
  const existing = isMeetings && takesFile ? 'replace' : 'fill';
  // A meeting that is told otherwise is taken whole, or not at all.
  const differ = isMeetings && existing === 'fill' ? 0 : counts.differ;
  const rows = counts.create + counts.update + differ + counts.conflict;
  const changing = isMeetings ? [] : WORST_FIRST.filter(isShown);

  return (
    <>
      <FileLine record={record}>
        {record.checked_at && <span className={classes.facts}>Dry run of {moment(record.checked_at)}</span>}
      </FileLine>
      <OutcomeCards entity={entity} counts={counts} picked={picked} onPick={pick} />
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden />
          {note}
        </p>
      ))}
      {column_readings.length > 0 && picked === null && <ColumnReadings record={record} actions={actions} />}
      {novelties.length > 0 && picked === null && <Novelties novelties={novelties} />}
      {changing.length > 0 && <ChangeBar record={record} looking={looking} onLook={look} />}
      {changing.map((action) => (
        <ChangeList key={action} record={record} action={action} looking={looking} />
      ))}
      {isMeetings && isShown('differ') && (
        <MeetingRule
          differ={counts.differ}
          existing={existing}
          onExisting={(rule) => setTakesFile(rule === 'replace')}
        />
      )}
      {bad_cells.length > 0 && picked === null && <BadCells record={record} fixes={fixes} />}
      {isShown('rejected') && <RejectedTable record={record} fixes={fixes} />}
      {counts.conflict + counts.differ + counts.update + counts.rejected + bad_cells.length === 0 && (
        <AllWell counts={counts} />
      )}
      <ImportFoot
        isLoud={rows === 0 || !record.may_change}
        caption={record.may_change ? plan(entity, { ...counts, differ }) : notYours(record)}
      >
        <Button onClick={() => (isMeetings ? address.show(entity) : address.show(id, { atColumns: true }))}>
          Back
        </Button>
        {fixes.number > 0 ? (
          <Button variant="filled" loading={actions.isPending} onClick={() => void fixes.apply()}>
            Check {counted(fixes.number, 'fix', 'fixes')}
          </Button>
        ) : (
          <Button
            variant="filled"
            loading={actions.isPending}
            disabled={rows === 0 || !record.may_change}
            onClick={() => void actions.commit(existing)}
          >
            Import {counted(rows, 'row')}
          </Button>
        )}
      </ImportFoot>
    </>
  );
}

function AllWell({ counts }: { counts: ImportCounts }) {
  const isNew = counts.create > 0;
  return (
    <div className={classes.middle}>
      <EmptyState
        icon={IconInfoCircle}
        title={isNew ? 'Every row can be imported.' : 'Everything in this file is in Orion already.'}
        text={
          isNew
            ? 'No row was rejected, and none differs from what is in Orion.'
            : 'Importing it again would change nothing.'
        }
      />
    </div>
  );
}

/** What the last step will do, in a sentence. */
function plan(entity: ImportEntity, { create, update, differ, conflict, rejected }: ImportCounts): string {
  if (create + update + differ + conflict === 0)
    return rejected > 0
      ? 'Nothing to import: no row can be read.'
      : 'Nothing to import: nothing would change.';
  const [[first, what] = [0, ''], ...others] = (
    [
      [create, 'created'],
      [update, 'updated'],
      [differ + conflict, 'handled as chosen above'],
    ] as const
  ).filter(([number]) => number > 0);
  const rest = others.map(([number, how]) => `, ${grouped(number)} ${how}`).join('');
  return `${countedOf(entity, first)} will be ${what}${rest}. You can undo it afterwards.`;
}
