import { MultiSelect, Select, Skeleton } from '@mantine/core';
import type { TaggedPerson } from '../../person-metadata.rules.ts';
import { latestPick, NO_PROJECT, withExclusive } from '#kernel/list-editing.ts';
import { nameIn, type Offers, type Option } from '../use-offers.ts';
import classes from './person-fields.module.css';
import { FIELDS } from './person-merge.rules.ts';
import type { PeopleForm } from './use-people-form.ts';

interface PersonFieldsProps {
  person: TaggedPerson;
  form: PeopleForm;
  offers: Offers;
  columns: 2 | 4;
}

const NONE = '0';

/** What is chosen about one person. */
export function PersonFields({ person, form, offers, columns }: PersonFieldsProps) {
  const values = form.valuesOf(person);
  if (form.isSaving || !form.isReady) return <FieldSkeletons columns={columns} />;
  const rating = String(values.rating);
  const name = (field: keyof typeof FIELDS) => ({
    label: FIELDS[field],
    'aria-label': `${FIELDS[field]}, ${person.name}`,
  });
  return (
    <div className={classes.fields} data-columns={columns}>
      <Many
        {...name('projects')}
        options={offers.projects}
        value={values.projects}
        onChange={(projects) =>
          form.change(person, { projects: withExclusive(values.projects, projects, NO_PROJECT) })
        }
      />
      <Select
        {...name('rating')}
        classNames={{ input: classes.control }}
        placeholder="Select"
        clearable
        allowDeselect
        data={dataOf(
          offers.ratings.filter(({ server_value }) => server_value !== NONE),
          [rating].filter((one) => one !== NONE),
        )}
        value={rating === NONE ? null : rating}
        onChange={(picked) =>
          form.change(person, { rating: Number(latestPick(picked ? [picked] : [], NONE)) })
        }
      />
      <Many
        {...name('functions')}
        options={offers.functions}
        value={values.functions}
        onChange={(functions) => form.change(person, { functions })}
      />
      <Many
        {...name('reference_types')}
        options={offers.reference_types}
        value={values.reference_types}
        onChange={(reference_types) => form.change(person, { reference_types })}
      />
    </div>
  );
}

interface ManyProps {
  label: string;
  'aria-label': string;
  options: readonly Option[];
  value: string[];
  onChange: (value: string[]) => void;
}

function Many({ options, value, onChange, ...name }: ManyProps) {
  return (
    <MultiSelect
      {...name}
      classNames={{ input: classes.control, inputField: classes.typed }}
      searchable
      placeholder={value.length === 0 ? 'Select' : ''}
      nothingFoundMessage="No results"
      data={dataOf(options, value)}
      value={value}
      onChange={onChange}
    />
  );
}

/** The options, and what is chosen already though it is no longer offered. */
const dataOf = (options: readonly Option[], chosen: readonly string[]) => {
  const offered = options.map(({ display_name, server_value }) => ({
    label: display_name,
    value: server_value,
  }));
  const others = chosen.filter((value) => !offered.some((option) => option.value === value));
  return [...offered, ...others.map((value) => ({ value, label: nameIn(options, value) }))];
};

function FieldSkeletons({ columns }: { columns: 2 | 4 }) {
  return (
    <div className={classes.fields} data-columns={columns}>
      <output className="visually-hidden">Saving</output>
      {Object.values(FIELDS).map((label) => (
        <div key={label} aria-hidden>
          <Skeleton height={10} width={72} mb={10} />
          <Skeleton height={32} />
        </div>
      ))}
    </div>
  );
}
