import { MultiSelect, TagsInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { type Option, optionsOf } from '#kernel/forms/form-options.ts';
import { latestPick } from '#kernel/list-editing.ts';
import { useOptions } from '../template-calls.ts';
import { selectData } from '#web/ui/fields/select-data.ts';
import type { WidgetProps } from './widget-props.ts';

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Several texts: typed as tags, or chosen from what is offered. */
export function ListField(props: WidgetProps) {
  const { values, values_endpoint } = props.field.describe ?? {};
  if (values_endpoint !== undefined) return <FetchedList {...props} address={values_endpoint} />;
  return values ? <Chosen {...props} options={optionsOf({ data: values }) ?? []} /> : <Tags {...props} />;
}

/** Enter adds what is typed; a comma is ignored. */
function Tags({ field, required, value, error, onChange }: WidgetProps) {
  const ignoreComma = (event: KeyboardEvent) => {
    if (event.key === ',') event.preventDefault();
  };
  const tags = textsOf(value);
  return (
    <TagsInput
      label={field.title}
      required={required}
      error={error}
      splitChars={[]}
      placeholder={tags.length === 0 ? 'Type and press Enter' : ''}
      value={tags}
      onKeyDown={ignoreComma}
      onChange={onChange}
    />
  );
}

interface ChosenProps extends WidgetProps {
  options: readonly Option[];
  hint?: string | undefined;
}

function Chosen({ field, required, value, error, options, hint = 'Select', onChange }: ChosenProps) {
  const chosen = textsOf(value);
  const isOne = field.describe?.choose_one === 'true';
  return (
    <MultiSelect
      label={field.title}
      required={required}
      error={error}
      searchable
      placeholder={chosen.length === 0 ? hint : ''}
      nothingFoundMessage="No results"
      data={selectData(options, chosen)}
      value={chosen}
      onChange={(picked) => onChange(isOne && picked.length > 0 ? [latestPick(picked, '')] : picked)}
    />
  );
}

function FetchedList({ address, ...props }: WidgetProps & { address: string }) {
  const { options, hint, failure } = useOptions(address);
  return <Chosen {...props} options={options} hint={hint} error={props.error ?? failure} />;
}
