import type { ComboboxItem } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleCheck, IconHandFinger, IconMinus } from '@tabler/icons-react';
import { memo } from 'react';
import { SearchableSelect } from '#web/ui/fields/searchable-select.tsx';
import type { ImportRecord } from '../../import-record.contract.ts';
import { firstValues, headerName, type Match, type offeredFields } from './column-mapping.ts';
import classes from '../step.module.css';

const NONE = '';
const ICONS = {
  'Matched by name': IconCircleCheck,
  'Matched by values': IconCircleCheck,
  'Chosen by you': IconHandFinger,
  'Not imported': IconMinus,
};

interface ColumnRowProps {
  at: number;
  header: string;
  preview: ImportRecord['preview'];
  field: string | null;
  fields: ReturnType<typeof offeredFields>;
  match: Match;
  onChange: (field: string | null) => void;
}

/** One column: what is in it, and where that goes. */
export function ColumnRow({ at, header, preview, field, fields, match, onChange }: ColumnRowProps) {
  const name = headerName(header, at);
  const values = firstValues(preview, at);
  const MatchIcon = ICONS[match];

  return (
    <tr data-off={field === null || undefined}>
      <td>
        <b title={name}>{name}</b>
      </td>
      <td>
        <span className={classes.values} title={values}>
          {values || 'Empty in the first rows'}
        </span>
        <IconArrowRight size={14} stroke={1.75} aria-hidden />
      </td>
      <td>
        <FieldSelect name={name} field={field} fields={fields} onChange={onChange} />
      </td>
      <td>
        <span className={classes.match}>
          <MatchIcon size={14} stroke={1.75} aria-hidden />
          {match}
        </span>
      </td>
    </tr>
  );
}

type FieldSelectProps = Pick<ColumnRowProps, 'field' | 'fields' | 'onChange'> & { name: string };

const FieldSelect = memo(function FieldSelect({ name, field, fields, onChange }: FieldSelectProps) {
  const holders = new Map(fields.map(({ field, holder }) => [field, holder]));
  const renderOption = ({ option, checked }: { option: ComboboxItem; checked?: boolean }) => {
    const holder = checked ? null : holders.get(option.value);
    return (
      <span className={classes.option} data-none={option.value === NONE || undefined}>
        {option.label}
        {holder && <small>now from “{holder}”</small>}
        {checked && <IconCheck size={14} stroke={1.75} aria-hidden />}
      </span>
    );
  };

  return (
    <SearchableSelect
      aria-label={`Field for ${name}`}
      data={[
        { value: NONE, label: 'Do not import' },
        ...fields.map(({ field, label }) => ({ value: field, label })),
      ]}
      value={field ?? NONE}
      onChange={(value) => onChange(value || null)}
      renderOption={renderOption}
      nothingFoundMessage="No such field"
      // The list itself scrolls, so that what scrolls is what the field steers.
      withScrollArea={false}
      classNames={{ options: classes.options }}
    />
  );
});
