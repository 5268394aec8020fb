import { Button, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { peopleContract } from '#features/people/people.contract.ts';
import { call } from '#web/api.ts';
import { Typeahead } from '#web/ui/fields/typeahead.tsx';
import { type Involved, type Newcomer, newPerson, type NoteDraft } from './note-draft.rules.ts';
import { type NoteErrors, sentenceOf } from './note-facts.tsx';
import classes from './recording.module.css';

type Typed = Pick<NoteDraft, 'people' | 'newcomer'>;

interface PeopleFieldProps {
  typed: Typed;
  onChange: (changes: Partial<Typed>) => void;
  errors: NoteErrors;
}

async function searchPeople(search_term: string, signal: AbortSignal): Promise<Involved[]> {
  const { results } = await call(peopleContract.search, { query: { search_term } }, signal);
  return results.map(({ person_id, full_name, emails, company_name }) => ({
    person_id,
    name: full_name,
    email: emails[0] ?? null,
    display_name: [full_name, emails[0] ?? company_name].filter(Boolean).join(' · '),
    server_value: `known ${person_id}`,
  }));
}

/** Who was spoken with: known people by typing, others by name and address. */
export function PeopleField({ typed: { people, newcomer }, onChange, errors }: PeopleFieldProps) {
  return (
    <div className={classes.people}>
      <Typeahead
        label="People Involved"
        focused
        placeholder="Search by name or e-mail address"
        value={people}
        onChange={(chosen) => onChange({ people: chosen })}
        search={searchPeople}
        error={sentenceOf(errors['newcomer'] ?? errors['people'])}
      />
      {newcomer ? (
        <NewPerson
          typed={newcomer}
          onType={(changes) => onChange({ newcomer: { ...newcomer, ...changes } })}
          onCancel={() => onChange({ newcomer: null })}
          onAdd={(person) => {
            const others = people.filter(({ server_value }) => server_value !== person.server_value);
            onChange({ people: [...others, person], newcomer: null });
          }}
        />
      ) : (
        <Button
          className={classes.somebody ?? ''}
          leftSection={<IconUserPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange({ newcomer: NOBODY })}
        >
          Add new person
        </Button>
      )}
    </div>
  );
}

const NOBODY: Newcomer = { name: '', email: '' };

interface NewPersonProps {
  typed: Newcomer;
  onType: (changes: Partial<Newcomer>) => void;
  onAdd: (person: Involved) => void;
  onCancel: () => void;
}

function NewPerson({ typed, onType, onAdd, onCancel }: NewPersonProps) {
  const { name, email } = typed;
  const [told, setTold] = useState<{ name?: string; email?: string }>({});
  const [isNew] = useState(name + email === '');
  const first = useRef<HTMLInputElement>(null);
  // One that a draft brings back leaves the focus where it is.
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  const add = () => {
    const wrong = {
      ...(name.trim() === '' && { name: 'Must not be empty.' }),
      ...(email.trim() !== '' &&
        !z.email().safeParse(email.trim()).success && { email: 'Must be an e-mail address.' }),
    };
    setTold(wrong);
    if (Object.keys(wrong).length === 0) onAdd(newPerson(typed));
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className={classes.newcomer} aria-label="New person" data-keeps-escape>
      <TextInput
        label="Name"
        ref={first}
        required
        autoComplete="off"
        value={name}
        error={told.name}
        onKeyDown={steer}
        onChange={({ currentTarget }) => onType({ name: currentTarget.value })}
      />
      <TextInput
        label="E-mail address"
        inputMode="email"
        autoComplete="off"
        value={email}
        error={told.email}
        onKeyDown={steer}
        onChange={({ currentTarget }) => onType({ email: currentTarget.value })}
      />
      <div className={classes.choices}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="light" onClick={add}>
          Add person
        </Button>
      </div>
    </fieldset>
  );
}
