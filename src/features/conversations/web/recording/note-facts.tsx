import { MultiSelect, type MultiSelectProps, TextInput } from '@mantine/core';
import { searchCompanies } from '#features/companies/web/company-search.ts';
import { FIELDS } from '#features/people/web/edit/person-merge.rules.ts';
import type { Offers } from '#features/people/web/use-offers.ts';
import { NO_PROJECT, withExclusive } from '#kernel/list-editing.ts';
import { selectData } from '#web/ui/fields/select-data.ts';
import { Typeahead, type TypeaheadOption } from '#web/ui/fields/typeahead.tsx';

export interface NoteFactsTyped {
  company: TypeaheadOption[];
  called_on: string;
  projects: string[];
}

/** What is wrong, by the names of the call. */
export type NoteErrors = Partial<Record<string, string>>;

interface NoteFactsProps {
  typed: NoteFactsTyped;
  errors: NoteErrors;
  offers: Offers;
  /** It is about one company at most. */
  single?: boolean;
  onChange: (changes: Partial<NoteFactsTyped>) => void;
}

/** About which companies a note is, when they were called, and for which projects. */
export function NoteFacts({ typed, errors, offers, single = false, onChange }: NoteFactsProps) {
  return (
    <>
      <Typeahead
        label={single ? 'Company' : 'Companies'}
        single={single}
        placeholder="Search companies"
        value={typed.company}
        search={searchCompanies}
        error={sentenceOf(errors['company_domain'] ?? errors['company_domains'])}
        onChange={(company) => onChange({ company })}
      />
      <TextInput
        type="date"
        label="Date of call"
        value={typed.called_on}
        error={sentenceOf(errors['called_on'])}
        onChange={({ currentTarget }) => onChange({ called_on: currentTarget.value })}
      />
      <Many
        label={FIELDS.projects}
        data={selectData(offers.projects)}
        value={typed.projects}
        error={sentenceOf(errors['projects'])}
        onChange={(projects) => onChange({ projects: withExclusive(typed.projects, projects, NO_PROJECT) })}
      />
    </>
  );
}

/** A field of which several options may be chosen. */
export function Many(props: MultiSelectProps & { value: string[] }) {
  return (
    <MultiSelect
      searchable
      placeholder={props.value.length === 0 ? 'Select' : ''}
      nothingFoundMessage="No results"
      {...props}
    />
  );
}

/** What the call says of a field, as a sentence below it. */
export const sentenceOf = (text: string | undefined) =>
  text && `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
