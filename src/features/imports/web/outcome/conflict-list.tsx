import { Button, SegmentedControl } from '@mantine/core';
import { counted, grouped } from '#kernel/numbers.ts';
import { messageOf } from '#web/api.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import type { ImportEntity } from '../../import-fields.rules.ts';
import type { ConflictChoice, ImportConflict, ImportRecord } from '../../imports.contract.ts';
import { fieldLabel, oneOf, valueText } from '../import-words.ts';
import stepClasses from '../step.module.css';
import classes from './conflict-list.module.css';
import { useConflicts } from './use-conflicts.ts';
import { ValueMark } from './value-mark.tsx';

const CHOICES: { value: ConflictChoice; label: string }[] = [
  { value: 'skip', label: 'Skip' },
  { value: 'keep', label: 'Keep ours' },
  { value: 'replace', label: 'Take file' },
];
const FOR_ALL = CHOICES.map(({ value, label }) => ({ value, label: `${label} for all` }));

/** Who may be another, or has a value that somebody typed: each waits for a choice, and until then ours stays. */
export function ConflictList({ record }: { record: ImportRecord }) {
  const { id, counts, entity } = record;
  const { query, conflicts, decide, error } = useConflicts(id);
  const [first] = conflicts;
  const isOne = first && conflicts.every(({ choice }) => choice === first.choice) && !query.hasNextPage;
  return (
    <section aria-label="Conflict">
      <header className={stepClasses.section}>
        <h3>
          Conflict <span>{grouped(counts.conflict)}</span>
        </h3>
        <p>A different name, or a value someone typed. Orion keeps its own unless you choose otherwise.</p>
        <SegmentedControl
          className={stepClasses.choice}
          aria-label="What counts in every conflict"
          data={FOR_ALL}
          value={isOne ? first.choice : ''}
          onChange={(choice) => decide({ choice: choice as ConflictChoice })}
        />
      </header>
      {error && (
        <p role="alert" className={stepClasses.alert}>
          {messageOf(error)}
        </p>
      )}
      {query.isPending && <RowSkeletons label="Loading the conflicts" count={3} />}
      {query.isError && conflicts.length === 0 && (
        <ErrorState
          title="The conflicts could not be loaded."
          text={messageOf(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      <ul className={classes.conflicts}>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.number}
            conflict={conflict}
            entity={entity}
            onChoose={(choice) => decide({ choice, number: conflict.number })}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={stepClasses.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

interface ConflictProps {
  conflict: ImportConflict;
  entity: ImportEntity;
  onChoose: (choice: ConflictChoice) => void;
}

function Conflict({ conflict, entity, onChoose }: ConflictProps) {
  const { name, key, line, choice, fields } = conflict;
  return (
    <li>
      <div className={classes.who}>
        <b>{name}</b>
        <small>
          {name === key ? '' : `${key} · `}line {grouped(line)}
        </small>
      </div>
      <SegmentedControl
        className={stepClasses.choice}
        size="xs"
        aria-label={`${name}, line ${line}`}
        data={CHOICES}
        value={choice}
        onChange={onChoose}
      />
      <dl>
        {fields.map((field) => (
          <Field
            key={`${field.field} ${field.kind} ${valueText(field.field, field.theirs)}`}
            {...{ entity, field, choice }}
          />
        ))}
      </dl>
    </li>
  );
}

type FieldProps = { entity: ImportEntity; field: ImportConflict['fields'][number]; choice: ConflictChoice };

function Field({ entity, field: { field, kind, ours, theirs }, choice }: FieldProps) {
  const takesFile = choice === 'replace' && kind !== 'taken';
  return (
    <div>
      <dt>{fieldLabel(entity, field)}</dt>
      <dd>
        {kind !== 'taken' && (
          <ValueMark
            text={valueText(field, ours)}
            isLost={takesFile || (kind === 'names' && choice === 'skip')}
          />
        )}
        <small>{ABOUT[kind](oneOf(entity).toLowerCase(), theirs)}</small>
      </dd>
      <dd>
        <ValueMark text={valueText(field, theirs)} isLost={!takesFile} />
      </dd>
    </div>
  );
}

const ABOUT: Record<ImportConflict['fields'][number]['kind'], (one: string, theirs: unknown) => string> = {
  name: (one) => `The name in Orion; the file may mean another ${one}`,
  names: (_one, theirs) =>
    `Named first; ${counted(Array.isArray(theirs) ? theirs.length : 1, 'other name')} in the file`,
  typed: () => 'Typed by a person',
  taken: (one) => `Belongs to another ${one}`,
};
