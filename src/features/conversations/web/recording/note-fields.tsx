import { MultiSelect, type MultiSelectProps, Select, TextInput } from '@mantine/core';
import { searchCompanies } from '#features/companies/web/company-search.ts';
import { FIELDS } from '#features/people/web/edit/person-merge.rules.ts';
import { useOffers } from '#features/people/web/use-offers.ts';
import { NO_PROJECT, withExclusive } from '#kernel/list-editing.ts';
import { Typeahead } from '#web/ui/fields/typeahead.tsx';
import { callDay, type NoteDraft } from './note-draft.rules.ts';
import { PeopleField } from './people-field.tsx';
import { selectData } from '#web/ui/fields/select-data.ts';
import classes from './recording.module.css';

interface NoteFieldsProps {
  typed: NoteDraft;
  errors: Partial<Record<string, string>>;
  onChange: (changes: Partial<NoteDraft>) => void;
}

/** Who was spoken with, about which company, when, and what is to be remembered of them. */
export function NoteFields({ typed, errors, onChange }: NoteFieldsProps) {
  const { offers } = useOffers();
  const told = (field: keyof NoteDraft | 'company_domain') => ({ error: sentence(errors[field]) });
  return (
    <>
      <PeopleField value={typed.people} {...told('people')} onChange={(people) => onChange({ people })} />
      <div className={classes.pair}>
        <Typeahead
          label="Company"
          single
          placeholder="Search companies"
          value={typed.company}
          search={searchCompanies}
          {...told('company_domain')}
          onChange={(company) => onChange({ company })}
        />
        <TextInput
          type="date"
          label="Date of call"
          value={callDay(typed)}
          {...told('called_on')}
          onChange={({ currentTarget }) => onChange({ called_on: currentTarget.value })}
        />
        <Many
          label={FIELDS.projects}
          data={selectData(offers.projects)}
          value={typed.projects}
          {...told('projects')}
          onChange={(projects) => onChange({ projects: withExclusive(typed.projects, projects, NO_PROJECT) })}
        />
        <Select
          label={FIELDS.rating}
          placeholder="Select"
          clearable
          allowDeselect
          data={selectData(offers.ratings.filter(({ server_value }) => server_value !== NONE))}
          value={typed.rating === 0 ? null : String(typed.rating)}
          {...told('rating')}
          onChange={(rating) => onChange({ rating: Number(rating ?? NONE) })}
        />
        <Many
          label={FIELDS.functions}
          data={selectData(offers.functions)}
          value={typed.functions}
          {...told('functions')}
          onChange={(functions) => onChange({ functions })}
        />
        <Many
          label={FIELDS.reference_types}
          data={selectData(offers.reference_types)}
          value={typed.reference_types}
          {...told('reference_types')}
          onChange={(reference_types) => onChange({ reference_types })}
        />
      </div>
    </>
  );
}

const NONE = '0';

function Many(props: MultiSelectProps & { value: string[] }) {
  return (
    <MultiSelect
      searchable
      placeholder={props.value.length === 0 ? 'Select' : ''}
      nothingFoundMessage="No results"
      {...props}
    />
  );
}

const sentence = (text: string | undefined) => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
