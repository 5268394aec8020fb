import { Select } from '@mantine/core';
import { FIELDS } from '#features/people/web/edit/person-merge.rules.ts';
import { useOffers } from '#features/people/web/use-offers.ts';
import { selectData } from '#web/ui/fields/select-data.ts';
import { callDay, type NoteDraft } from './note-draft.rules.ts';
import { Many, type NoteErrors, NoteFacts, sentenceOf } from './note-facts.tsx';
import { PeopleField } from './people-field.tsx';
import classes from './recording.module.css';

interface NoteFieldsProps {
  typed: NoteDraft;
  errors: NoteErrors;
  onChange: (changes: Partial<NoteDraft>) => void;
}

/** Who was spoken with, about which company, when, and what is to be remembered of them. */
export function NoteFields({ typed, errors, onChange }: NoteFieldsProps) {
  const { offers } = useOffers();
  const told = (field: keyof NoteDraft) => ({ error: sentenceOf(errors[field]) });
  return (
    <>
      <PeopleField typed={typed} errors={errors} onChange={onChange} />
      <div className={classes.pair}>
        <NoteFacts
          single
          typed={{ ...typed, called_on: callDay(typed) }}
          errors={errors}
          offers={offers}
          onChange={onChange}
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
