import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, grouped } from '#kernel/numbers.ts';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import type { ExistingRule, ImportCounts } from '../../imports.contract.ts';
import { ConflictList } from './conflict-list.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { FileLine } from '../file/file-line.tsx';
import { ImportFoot } from '../import-foot.tsx';
import { moment } from '../import-words.ts';
import { useKeptState } from '#web/kept-state.ts';
import { type Outcome, OutcomeCards } from './outcome-cards.tsx';
import { RejectedTable } from './rejected-table.tsx';
import type { StepProps } from '../step-props.ts';
import classes from '../step.module.css';

/** What taking the file in would do. */
export function CheckStep({ record, actions, address }: StepProps) {
  const { id, counts, entity, notes } = record;
  const [takesFile, setTakesFile] = useKeptState<boolean>('takes file', id);
  const [picked, pick] = useState<Outcome | null>(null);
  const isShown = (outcome: Outcome) => counts[outcome] > 0 && (picked === null || picked === outcome);
  const existing = takesFile ? 'replace' : 'fill';
  // A meeting that is told otherwise is taken whole, or not at all.
  const differ = entity === 'meetings' && existing === 'fill' ? 0 : counts.differ;
  const rows = counts.create + counts.update + differ + counts.conflict;

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
      {isShown('conflict') && <ConflictList record={record} />}
      {isShown('differ') && (
        <DifferenceTable
          record={record}
          existing={existing}
          onExisting={(rule) => setTakesFile(rule === 'replace')}
        />
      )}
      {isShown('rejected') && <RejectedTable record={record} />}
      {counts.conflict + counts.differ + counts.rejected === 0 && <AllWell counts={counts} />}
      <ImportFoot isLoud={rows === 0} caption={plan({ ...counts, differ }, existing)}>
        <Button
          onClick={() =>
            entity === 'meetings' ? address.show(entity) : address.show(id, { atColumns: true })
          }
        >
          Back
        </Button>
        <Button
          variant="filled"
          loading={actions.isPending}
          disabled={rows === 0}
          onClick={() => void actions.commit(existing)}
        >
          Import {counted(rows, 'row')}
        </Button>
      </ImportFoot>
    </>
  );
}

function AllWell({ counts }: { counts: ImportCounts }) {
  const isNew = counts.create + counts.update > 0;
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
function plan({ create, update, differ, conflict, rejected }: ImportCounts, existing: ExistingRule): string {
  if (create + update + differ + conflict === 0)
    return rejected > 0
      ? 'Nothing to import: no row can be read.'
      : 'Nothing to import: nothing would change.';
  const parts = [
    create > 0 && `${grouped(create)} created`,
    update > 0 && `${grouped(update)} updated`,
    differ > 0 && `${grouped(differ)} ${existing === 'fill' ? 'filled where empty' : 'replaced'}`,
    conflict > 0 && `${grouped(conflict)} resolved as you chose`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}. You can undo it afterwards.`;
}
