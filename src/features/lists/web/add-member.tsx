import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { searchCompanies } from '#features/companies/web/company-search.ts';
import { peopleContract } from '#features/people/people.contract.ts';
import { call } from '#web/api.ts';
import { Typeahead } from '#web/ui/fields/typeahead.tsx';
import { MOST_NAME, type WorkboardType } from '../list.rules.ts';
import classes from './workboards.module.css';

interface AddMemberProps {
  type: WorkboardType;
  onAdd: (member: { key: string; name: string }) => void;
}

/** Finds a company or a person to put on a workboard; a category is named. */
export function AddMember({ type, onAdd }: AddMemberProps) {
  if (type === 'categories') return <AddCategory onAdd={onAdd} />;
  return (
    <div className={classes.add}>
      <Typeahead
        label={type === 'companies' ? 'Add a company' : 'Add a person'}
        placeholder={type === 'companies' ? 'Search companies' : 'Search people with an e-mail address'}
        single
        value={[]}
        search={type === 'companies' ? searchCompanies : searchPeople}
        onChange={([found]) => {
          if (found) onAdd({ key: found.server_value, name: found.display_name.split(' · ')[0] ?? '' });
        }}
      />
    </div>
  );
}

function AddCategory({ onAdd }: Pick<AddMemberProps, 'onAdd'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '') return;
    onAdd({ key: name, name });
    setText('');
  };
  return (
    <form className={classes.add} onSubmit={submit}>
      <TextInput
        label="Add a category"
        placeholder="Vertical software"
        maxLength={MOST_NAME}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Add
      </Button>
    </form>
  );
}

/** People who can be put on a workboard: by their e-mail address. */
async function searchPeople(search_term: string, signal: AbortSignal) {
  const { results } = await call(peopleContract.search, { query: { search_term } }, signal);
  return results.flatMap(({ full_name, emails: [email] }) =>
    email ? [{ display_name: `${full_name} · ${email}`, server_value: email }] : [],
  );
}
