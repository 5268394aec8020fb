import { Button, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { importFields, KEY_FIELDS, type TableEntity } from '../../import-fields.rules.ts';
import type { ImportConstant } from '../../import-record.contract.ts';
import { fieldLabel } from '../import-words.ts';
import stepClasses from '../step.module.css';
import classes from './columns.module.css';

interface ForAllRowsProps {
  entity: TableEntity;
  constants: readonly ImportConstant[];
  onChange: (constants: ImportConstant[]) => void;
}

/** What people set for a whole file first. */
const FIRST = ['lists', 'datasource', 'tp_status', 'tp_owners', 'growth_tags'];

/** Values that every row gets where the file says nothing. */
export function ForAllRows({ entity, constants, onChange }: ForAllRowsProps) {
  const fields = importFields[entity]
    .filter(({ field }) => !KEY_FIELDS[entity].includes(field))
    .map(({ field, label }) => ({ value: field, label }))
    .toSorted((a, b) => placeOf(a.value) - placeOf(b.value));
  const [field, setField] = useState(fields[0]?.value ?? '');
  const [value, setValue] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    onChange([...constants.filter((one) => one.field !== field), { field, value: value.trim() }]);
    setValue('');
  };
  return (
    <section aria-label="Set for all rows">
      <header className={stepClasses.section}>
        <h3>Set for all rows</h3>
        <p>Used for every row where the file has no value.</p>
      </header>
      <form className={classes.constant} onSubmit={add}>
        <Select
          aria-label="Field to set"
          data={fields}
          value={field}
          searchable
          allowDeselect={false}
          onChange={(chosen) => setField(chosen ?? field)}
        />
        <TextInput
          aria-label="Value for all rows"
          placeholder="Value"
          value={value}
          maxLength={2000}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <Button type="submit" disabled={value.trim() === ''}>
          Add
        </Button>
      </form>
      {constants.length > 0 && (
        <ul className={classes.constants}>
          {constants.map((one) => (
            <li key={one.field}>
              {fieldLabel(entity, one.field)}: <b>{one.value}</b>
              <button
                type="button"
                aria-label={`Remove ${fieldLabel(entity, one.field)}`}
                onClick={() => onChange(constants.filter(({ field }) => field !== one.field))}
              >
                <IconX size={12} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const placeOf = (field: string) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);
