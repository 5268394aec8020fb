import { Autocomplete, MultiSelect, Select, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { companyOptions } from '#features/companies/company-options.contract.ts';
import { MOST_NAME } from '#features/lists/list.rules.ts';
import { listOptions } from '#features/lists/list-options.contract.ts';
import { ownerOptions } from '#features/pipeline/owner-options.contract.ts';
import { ask } from '#web/api.ts';
import { splitList } from '../../lists.rules.ts';
import classes from './columns.module.css';

/** What has a chooser of its own here. */
export const FIRM_FIELDS = ['lists', 'bucket', 'datasource', 'tp_owners', 'tp_status'];

interface FirmForAllProps {
  /** What is set for a field; empty where nothing is. */
  valueOf: (field: string) => string;
  onSet: (field: string, value: string) => void;
}

const textOf = (names: readonly string[]) => (names.length === 0 ? '' : JSON.stringify(names));
const namesIn = (text: string) => (text === '' ? [] : splitList(text));
const namesOf = (options: readonly { name: string }[] | undefined) => [
  ...new Set((options ?? []).map(({ name }) => name)),
];

/** List, bucket, data source, owner and status of every company of a file, each from what there is; the first three also new. */
export function FirmForAll({ valueOf, onSet }: FirmForAllProps) {
  const { lists, buckets } = useQuery(ask(listOptions, {})).data?.data ?? {};
  const sources = useQuery(ask(companyOptions.datasources, {})).data?.results ?? [];
  const owners = useQuery(ask(ownerOptions, {})).data?.results ?? [];
  const statuses = useQuery(ask(companyOptions.tpStatusOptions, {})).data?.data ?? [];
  const [listed, owned] = [namesIn(valueOf('lists')), namesIn(valueOf('tp_owners'))];
  return (
    <div className={classes.firm}>
      <TagsInput
        label="Lists"
        placeholder={listed.length === 0 ? 'None' : ''}
        data={namesOf(lists)}
        value={listed}
        splitChars={[]}
        maxLength={MOST_NAME}
        acceptValueOnBlur
        onChange={(names) => onSet('lists', textOf(names))}
      />
      <NameOrNew
        label="Bucket"
        offered={namesOf(buckets)}
        value={valueOf('bucket')}
        onChange={(name) => onSet('bucket', name)}
      />
      <NameOrNew
        label="Data source"
        offered={[...new Set(sources.map(({ datasource }) => datasource))]}
        value={valueOf('datasource')}
        onChange={(name) => onSet('datasource', name)}
      />
      <MultiSelect
        label="Owners"
        placeholder={owned.length === 0 ? 'None' : ''}
        data={owners.map(({ full_name, email_address }) => ({ value: email_address, label: full_name }))}
        value={owned}
        searchable
        clearable
        nothingFoundMessage="No such colleague"
        onChange={(emails) => onSet('tp_owners', textOf(emails))}
      />
      <Select
        label="Pipeline status"
        placeholder="None"
        data={[...new Set(statuses.map(({ display_name }) => display_name))]}
        value={valueOf('tp_status') || null}
        searchable
        clearable
        allowDeselect
        nothingFoundMessage="No such status"
        onChange={(name) => onSet('tp_status', name ?? '')}
      />
    </div>
  );
}

interface NameOrNewProps {
  label: string;
  offered: string[];
  value: string;
  onChange: (name: string) => void;
}

/** One name of those there are, or a new one; it counts once it is picked or left. */
function NameOrNew({ label, offered, value, onChange }: NameOrNewProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (name: string) => {
    setTyped(null);
    if (name.trim() !== value) onChange(name.trim());
  };
  return (
    <Autocomplete
      label={label}
      placeholder="None"
      data={offered}
      value={typed ?? value}
      maxLength={MOST_NAME}
      clearable
      onChange={setTyped}
      onOptionSubmit={settle}
      onClear={() => settle('')}
      onBlur={() => typed !== null && settle(typed)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && typed !== null) settle(typed);
      }}
    />
  );
}
