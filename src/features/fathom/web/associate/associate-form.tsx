import { Button, Loader, Radio, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api.ts';
import { saidOr } from '#web/failure-words.ts';
import { fathomContract } from '../../fathom.contract.ts';
import type { MeetingBase } from '../../meeting.rules.ts';
import { type Choice, type Kind, useAssociations } from './association-desk.tsx';
import classes from './associate.module.css';

interface AssociateFormProps {
  fathom_id: number;
  onClose: () => void;
  /** Shows itself again, with what was chosen. */
  onFailed: () => void;
}

const KINDS: Record<Kind, { label: string; select: string }> = {
  company: { label: 'Company', select: 'Select Company' },
  attendee: { label: 'Attendee', select: 'Select Attendee' },
  already: { label: 'Already Associated', select: 'Select Company or Attendee' },
};

interface Option {
  group: 'Company' | 'People';
  value: string;
  label: string;
}

/** What each kind offers. */
function optionsOf(base: MeetingBase): Record<Kind, Option[]> {
  const option = (type: 'companies' | 'persons', external_id: number, label: string): Option => ({
    group: type === 'companies' ? 'Company' : 'People',
    value: `${type}:${external_id}`,
    label,
  });
  return {
    company: base.domain_details.map((one) => option('companies', one.external_id, one.company_name)),
    attendee: base.attendee_details.map((one) => option('persons', one.external_id, one.name)),
    already: base.already_associated.map((one) => option(one.external_type, one.external_id, one.name)),
  };
}

const inGroups = (options: readonly Option[]) =>
  (['Company', 'People'] as const)
    .map((group) => ({
      group,
      items: options.filter((option) => option.group === group).map(({ value, label }) => ({ value, label })),
    }))
    .filter(({ items }) => items.length > 0);

/** Which company or person the notes belong to. */
export function AssociateForm({ fathom_id, onClose, onFailed }: AssociateFormProps) {
  const desk = useAssociations();
  const query = useQuery(ask(fathomContract.read, { query: { fathom_id } }));
  const choice = desk.choiceOf(fathom_id);
  const base = query.data?.meeting_base;
  if (query.error) return <p role="alert">{saidOr(query.error, 'Failed to fetch notes details.')}</p>;
  if (!base)
    return (
      <output className={classes.waiting}>
        <Loader size={14} aria-hidden /> Loading companies and attendees…
      </output>
    );
  const options = optionsOf(base);
  const change = (changes: Partial<Choice>) =>
    desk.set(fathom_id, { ...choice, version: choice.version ?? base.association_version, ...changes });
  const save = async () => {
    if (!choice.value) {
      // oxlint-disable-next-line no-console -- the specification asks for it
      console.warn('Select a company or attendee first.');
      return;
    }
    onClose();
    if (!(await desk.save(fathom_id, choice))) onFailed();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Radio.Group
        label="Associate notes to:"
        value={choice.kind}
        onChange={(kind) => change({ kind, value: null })}
      >
        <div className={classes.kinds}>
          {(Object.keys(KINDS) as Kind[]).map((kind) => (
            <Radio key={kind} value={kind} label={KINDS[kind].label} disabled={options[kind].length === 0} />
          ))}
        </div>
      </Radio.Group>
      <Select
        label={KINDS[choice.kind ?? 'already'].select}
        placeholder="Search"
        withAsterisk
        searchable
        disabled={choice.kind === null}
        nothingFoundMessage="No results"
        data={choice.kind ? inGroups(options[choice.kind]) : []}
        value={choice.value}
        onChange={(value) => change({ value })}
        comboboxProps={{ withinPortal: false }}
        maxDropdownHeight={160}
      />
      {choice.problem && (
        <p role="alert" className={classes.problem}>
          {choice.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          size="compact-md"
          onClick={() => {
            desk.forget(fathom_id);
            onClose();
          }}
        >
          Cancel
        </Button>
        {/* It only looks disabled: the specification asks for a warning when it is pressed. */}
        <Button
          size="compact-md"
          type="submit"
          variant="filled"
          data-disabled={!choice.value}
          aria-disabled={!choice.value}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
