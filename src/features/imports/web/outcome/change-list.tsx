import { Button, SegmentedControl } from '@mantine/core';
import { grouped } from '#kernel/numbers.ts';
import { messageOf } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import type { ChangeAction, ChangeChoice, ImportChange, ImportRecord } from '../../import-record.contract.ts';
import stepClasses from '../step.module.css';
import { ChangeItem } from './change-item.tsx';
import classes from './change-list.module.css';
import { type ChangeSearch, useChanges } from './use-changes.ts';

interface Wording {
  title: string;
  text: string;
  /** What can be chosen, the one that counts without a choice among them. */
  choices: { value: ChangeChoice; label: string }[];
}

const SKIP = { value: 'skip', label: 'Skip' } as const;
const TAKE_FILE = { value: 'replace', label: 'Use the file' } as const;
const MAKE_TWO = { value: 'new', label: 'New company' } as const;
/** Of whom it can be said that the file means another company: those found by name, or named otherwise. */
const MAY_BE_ANOTHER = new Set(['matched', 'name', 'names']);

const WORDINGS: Record<ChangeAction, Wording> = {
  conflict: {
    title: 'Conflict',
    text: 'A different name, a company matched by name only, or a value someone typed. Orion keeps its own unless you choose otherwise.',
    choices: [SKIP, { value: 'keep', label: 'Keep existing' }, TAKE_FILE],
  },
  differ: {
    title: 'Different values',
    text: 'What is in Orion stays, and only empty fields are filled, unless you say otherwise.',
    choices: [SKIP, { value: 'keep', label: 'Fill empty' }, TAKE_FILE],
  },
  update: {
    title: 'Update',
    text: 'Only empty fields are filled, and lists added to.',
    choices: [SKIP, { value: 'keep', label: 'Update' }],
  },
};

/** Where ours has no domain yet, keeping it means that it gets the one in the file. */
const wordedFor =
  ({ fields }: ImportChange) =>
  (choice: Wording['choices'][number]) =>
    choice.value === 'keep' && fields.some(({ kind, theirs }) => kind === 'matched' && theirs !== null)
      ? { ...choice, label: 'Add domain' }
      : choice;

interface ChangeListProps {
  record: ImportRecord;
  action: ChangeAction;
  looking: ChangeSearch;
}

/** Who would change, field by field, what is in Orion beside what the file has; for each, and for all, somebody may choose. */
export function ChangeList({ record, action, looking }: ChangeListProps) {
  const { id, counts, entity } = record;
  const { title, text, choices } = WORDINGS[action];
  const { query, changes, count, decide, error } = useChanges(id, action, looking);
  const isNarrowed = looking.search !== '' || looking.field !== null;
  const mayBeAnother = ({ fields }: ImportChange) =>
    entity === 'companies' && fields.some(({ kind }) => MAY_BE_ANOTHER.has(kind));
  const forAll = changes.some(mayBeAnother) ? [...choices, MAKE_TWO] : choices;
  const [first] = changes;
  const isOne = first && changes.every(({ choice }) => choice === first.choice) && !query.hasNextPage;
  return (
    <section aria-label={title}>
      <header className={stepClasses.section}>
        <h3>
          {title}{' '}
          <span>
            {isNarrowed ? `${grouped(count)} of ${grouped(counts[action])}` : grouped(counts[action])}
          </span>
        </h3>
        <p>{text}</p>
        {!isNarrowed && (
          <SegmentedControl
            className={stepClasses.choice}
            aria-label={`What happens to all under ${title}`}
            data={forAll.map(({ value, label }) => ({ value, label: `${label} for all` }))}
            value={isOne ? (first.choice ?? 'keep') : ''}
            onChange={(choice) => decide({ choice: choice as ChangeChoice })}
          />
        )}
      </header>
      {error && (
        <p role="alert" className={stepClasses.alert}>
          {messageOf(error)}
        </p>
      )}
      {query.isPending && <RowSkeletons label="Loading the changes" count={3} />}
      {query.isError && changes.length === 0 && (
        <ErrorState
          title="The changes could not be loaded."
          text={whyNotLoaded(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {query.isSuccess && changes.length === 0 && <p className={stepClasses.cut}>None match your search.</p>}
      <ul className={classes.changes} data-stale={query.isPlaceholderData || undefined}>
        {changes.map((change) => (
          <ChangeItem
            key={change.number}
            change={change}
            entity={entity}
            choices={mayBeAnother(change) ? [...choices.map(wordedFor(change)), MAKE_TWO] : choices}
            onChoose={(choice) => decide({ choice, number: change.number })}
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
