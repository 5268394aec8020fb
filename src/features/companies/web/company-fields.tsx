import { Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Bind } from '#web/forms/by-hand-form.tsx';
import { ask } from '#web/api.ts';
import { companiesContract } from '../companies.contract.ts';
import { type CompanyField, FIELD_LABELS, GROWTHS } from './typed-company.rules.ts';

const WHOLE = { wrapperProps: { 'data-span': 6 } };
const THIRD = { wrapperProps: { 'data-span': 2 } };
const ADDRESS = { inputMode: 'url', placeholder: 'https://', autoCapitalize: 'none' } as const;

interface CompanyFieldsProps {
  bind: Bind;
  /** The domain of a company that is there already; it names the company and stays. */
  domain?: string;
}

/** What a person may say about a company: the least of it when it is added, all of it when it is corrected. */
export function CompanyFields({ bind, domain }: CompanyFieldsProps) {
  const field = (name: CompanyField) => ({ ...bind(name), label: FIELD_LABELS[name] });
  const isKnown = domain !== undefined;
  return (
    <>
      <TextInput {...field('company_name')} required data-autofocus autoComplete="off" />
      {isKnown ? (
        <TextInput label="Domain" value={domain} disabled />
      ) : (
        <TextInput
          {...bind('company_domain')}
          label="Domain"
          required
          placeholder="acme.example"
          inputMode="url"
          autoCapitalize="none"
        />
      )}
      <Textarea {...field('description')} {...WHOLE} autosize minRows={2} maxRows={8} />
      {isKnown && <TextInput {...field('hq_address')} {...WHOLE} />}
      <TextInput {...field('hq_city')} {...THIRD} />
      <TextInput {...field('hq_state')} {...THIRD} />
      <TextInput {...field('hq_country')} {...THIRD} />
      <TextInput {...field('year_founded')} inputMode="numeric" />
      <TextInput {...field('employee_count')} inputMode="numeric" />
      {isKnown && <MoreFields bind={bind} />}
      <TextInput {...field('linkedin_url')} {...WHOLE} {...ADDRESS} />
    </>
  );
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function MoreFields({ bind }: { bind: Bind }) {
  const { data: statuses } = useQuery(ask(companiesContract.statuses, {}));
  const field = (name: CompanyField) => ({ ...bind(name), label: FIELD_LABELS[name] });
  const choice = (name: CompanyField) => {
    const { onChange, value, ...bound } = field(name);
    const choose = (chosen: string | null) => onChange({ currentTarget: { value: chosen ?? '' } });
    return { ...bound, value: value || null, onChange: choose };
  };
  return (
    <>
      {GROWTHS.map((name) => (
        <TextInput key={name} {...field(name)} inputMode="decimal" />
      ))}
      <TextInput {...field('total_funding_usd')} inputMode="numeric" />
      <TextInput {...field('last_funding_on')} type="date" />
      <Select
        {...choice('status')}
        clearable
        data={(statuses?.data ?? []).map(({ display_name, server_value }) => ({
          value: server_value,
          label: display_name,
        }))}
      />
      <Select {...choice('is_saas')} data={YES_NO} allowDeselect={false} />
      <TextInput {...field('url')} {...ADDRESS} />
      <TextInput {...field('g2_url')} {...ADDRESS} />
      <TextInput {...field('company_logo')} {...WHOLE} {...ADDRESS} />
    </>
  );
}
