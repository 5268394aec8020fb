import { Input, SegmentedControl, Select } from '@mantine/core';
import { useId } from 'react';
import { type Option, optionsOf } from '#kernel/forms/form-options.ts';
import { selectData } from '#web/ui/fields/select-data.ts';
import { Typeahead } from '#web/ui/fields/typeahead.tsx';
import { nameIn } from '../../shown-answers.rules.ts';
import { fetchOptions, useOptions } from '../template-calls.ts';
import classes from './form.module.css';
import type { WidgetProps } from './widget-props.ts';

/** One of what is offered: in place, from a call, or by what is typed. */
export function DropdownField(props: WidgetProps) {
  const { values_endpoint, typeahead, choose_one, values } = props.field.describe ?? {};
  if (values_endpoint === undefined)
    return choose_one === 'true' ? (
      <Buttons {...props} options={optionsOf({ data: values }) ?? []} />
    ) : (
      <Choice {...props} options={optionsOf({ data: values }) ?? []} />
    );
  return typeahead === 'true' ? (
    <Sought {...props} address={values_endpoint} />
  ) : (
    <Fetched {...props} address={values_endpoint} />
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface ChoiceProps extends WidgetProps {
  options: readonly Option[];
  hint?: string | undefined;
}

function Choice({ field, required, value, error, options, hint, onChange }: ChoiceProps) {
  const chosen = textOf(value);
  return (
    <Select
      label={field.title}
      required={required}
      error={error}
      searchable
      clearable={!required}
      allowDeselect={!required}
      placeholder={hint ?? 'Select'}
      nothingFoundMessage="No results"
      data={selectData(options, [chosen])}
      value={chosen || null}
      onChange={(picked) => onChange(picked ?? '')}
    />
  );
}

/** A few to choose one from, all in sight. */
function Buttons({ field, required, value, error, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label={field.title}
      required={required}
      error={error}
      labelElement="div"
      labelProps={{ id }}
      className={classes.buttons ?? ''}
    >
      <SegmentedControl
        aria-labelledby={id}
        data={selectData(options)}
        value={textOf(value)}
        onChange={(picked) => onChange(picked)}
      />
    </Input.Wrapper>
  );
}

function Fetched({ address, ...props }: WidgetProps & { address: string }) {
  const { options, hint, failure } = useOptions(address);
  return <Choice {...props} options={options} hint={hint} error={props.error ?? failure} />;
}

function Sought({
  field,
  required,
  value,
  error,
  names,
  address,
  onChange,
}: WidgetProps & { address: string }) {
  const chosen = textOf(value);
  return (
    <Typeahead<Option>
      label={field.title}
      required={required}
      error={error}
      single
      keepsTab
      ignoresEnter
      placeholder="Type at least 3 characters"
      value={chosen === '' ? [] : [{ display_name: nameIn(names, chosen) ?? chosen, server_value: chosen }]}
      search={(typed, signal) => fetchOptions(address, typed, signal)}
      renderOption={({ display_name, server_value }) => (
        <span className={classes.option}>
          {display_name}
          {server_value !== display_name && <small>{server_value}</small>}
        </span>
      )}
      onChange={([picked]) =>
        onChange(picked?.server_value ?? '', picked && { [picked.server_value]: picked.display_name })
      }
    />
  );
}
