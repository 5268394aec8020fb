import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { SearchableSelect } from '#web/ui/fields/searchable-select.tsx';
import { importFields, KEY_FIELDS, type TableEntity } from '../../import-fields.rules.ts';
import type { ImportConstant } from '../../import-record.contract.ts';
import { fieldLabel } from '../import-words.ts';
import stepClasses from '../step.module.css';
import classes from './columns.module.css';
import { FIRM_FIELDS, FirmForAll } from './firm-for-all.tsx';

interface ForAllRowsProps {
  entity: TableEntity;
  constants: readonly ImportConstant[];
  onChange: (constants: ImportConstant[]) => void;
}

/** Values that every row gets where the file says nothing. */
export function ForAllRows({ entity, constants, onChange }: ForAllRowsProps) {
  const fields = importFields[entity]
    .filter(({ field }) => !KEY_FIELDS[entity].includes(field) && !FIRM_FIELDS.includes(field))
    .map(({ field, label }) => ({ value: field, label }));
  const others = constants.filter((one) => !FIRM_FIELDS.includes(one.field));
  const [field, setField] = useState(fields[0]?.value ?? '');
  const [value, setValue] = useState('');
  const set = (field: string, value: string) =>
    onChange([
      ...constants.filter((one) => one.field !== field),
      ...(value === '' ? [] : [{ field, value }]),
    ]);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    set(field, value.trim());
    setValue('');
  };
  return (
    <section aria-label="For all rows">
      <header className={stepClasses.section}>
        <h3>For all rows</h3>
        <p>Used for every row where the file has no value.</p>
      </header>
      {entity === 'companies' && (
        <FirmForAll
          valueOf={(name) => constants.find((one) => one.field === name)?.value ?? ''}
          onSet={set}
        />
      )}
      <form className={classes.constant} onSubmit={add}>
        <SearchableSelect
          aria-label="Other field"
          data={fields}
          value={field}
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
      {others.length > 0 && (
        <ul className={classes.constants}>
          {others.map((one) => (
            <li key={one.field}>
              {fieldLabel(entity, one.field)}: <b>{one.value}</b>
              <button
                type="button"
                aria-label={`Remove ${fieldLabel(entity, one.field)}`}
                onClick={() => set(one.field, '')}
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
