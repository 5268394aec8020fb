import { Select, Textarea, TextInput } from '@mantine/core';
import type { Bind } from '#features/people/web/by-hand-form.tsx';
import { type CompanyField, FIELD_LABELS } from './typed-company.rules.ts';

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

function MoreFields({ bind }: { bind: Bind }) {
  const field = (name: CompanyField) => ({ ...bind(name), label: FIELD_LABELS[name] });
  const { onChange, ...isSaas } = field('is_saas');
  return (
    <>
      <TextInput {...field('total_funding_usd')} {...THIRD} inputMode="numeric" />
      <TextInput {...field('last_funding_on')} {...THIRD} type="date" />
      <Select
        {...isSaas}
        {...THIRD}
        data={[
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
        allowDeselect={false}
        onChange={(value) => onChange({ currentTarget: { value: value ?? '' } })}
      />
      <TextInput {...field('url')} {...ADDRESS} />
      <TextInput {...field('g2_url')} {...ADDRESS} />
    </>
  );
}
