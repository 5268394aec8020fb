import { Box, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { domainWords, isUnknownDomain } from '#kernel/domains.ts';
import { type FieldKind, namesOf, type RecordField } from '#kernel/record-fields.ts';
import { ask } from '#web/api.ts';
import type { Bind } from '#web/forms/by-hand-form.tsx';
import { selectData } from '#web/ui/fields/select-data.ts';
import { Failed } from '#web/ui/marks/section.tsx';
import { useFailure } from '#web/use-failure.ts';
import { companiesContract } from '../companies.contract.ts';
import { type CompanyField, companyFields } from '../company-fields.ts';

/** Of six. */
const SPAN = { whole: 6, half: 3, third: 2 };
const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

interface Bound extends ReturnType<Bind> {
  label: string;
  wrapperProps: { 'data-span': number };
}

const line = (props: Bound) => <TextInput {...props} />;
const figure = (props: Bound) => <TextInput {...props} inputMode="numeric" />;

/** How each kind of field is typed. */
const widgets: Record<FieldKind, (props: Bound) => ReactNode> = {
  name: (props) => <TextInput {...props} required data-autofocus autoComplete="off" />,
  line,
  text: (props) => <Textarea {...props} autosize minRows={2} maxRows={8} />,
  link: (props) => <TextInput {...props} inputMode="url" placeholder="https://" autoCapitalize="none" />,
  count: figure,
  range: (props) => <TextInput {...props} placeholder="11-50" />,
  money: figure,
  year: figure,
  percent: (props) => <TextInput {...props} inputMode="decimal" />,
  day: (props) => <TextInput {...props} type="date" />,
  choice: (props) => <StatusSelect {...props} />,
  'yes-no': (props) => <Select {...chosenWith(props)} data={YES_NO} />,
};

interface CompanyFieldsProps {
  bind: Bind;
  /** The domain of a company that is there already; it names the company and stays, but one not known can be given. */
  domain?: string;
}

/** What a person may say about a company: the least of it when it is added, all of it when it is corrected. */
export function CompanyFields({ bind, domain }: CompanyFieldsProps) {
  const isKnown = domain !== undefined;
  const [name, ...others] = namesOf(companyFields).filter(
    (one) => isKnown || companyFields[one].form === 'adding',
  );
  return (
    <>
      {name && <FieldWidget name={name} bind={bind} />}
      {isKnown && !isUnknownDomain(domain) ? (
        <TextInput label="Domain" value={domain} disabled />
      ) : (
        <TextInput
          {...bind('company_domain')}
          label="Domain"
          required={!isKnown}
          placeholder={isKnown ? domainWords(domain) : 'acme.example'}
          inputMode="url"
          autoCapitalize="none"
        />
      )}
      {others.map((one) => (
        <FieldWidget key={one} name={one} bind={bind} />
      ))}
    </>
  );
}

function FieldWidget({ name, bind }: { name: CompanyField; bind: Bind }) {
  const { kind, label, width = 'half' }: RecordField = companyFields[name];
  return widgets[kind]({ ...bind(name), label, wrapperProps: { 'data-span': SPAN[width] } });
}

const chosenWith = ({ onChange, value, ...props }: Bound) => ({
  ...props,
  value: value || null,
  onChange: (chosen: string | null) => onChange({ currentTarget: { value: chosen ?? '' } }),
});

function StatusSelect(props: Bound) {
  const { wrapperProps, ...field } = chosenWith(props);
  const statuses = useQuery(ask(companiesContract.statuses, {}));
  const { isFailed, isRetrying } = useFailure(statuses);
  return (
    <div {...wrapperProps}>
      <Select
        {...field}
        clearable={statuses.isSuccess}
        allowDeselect
        data={selectData(statuses.data?.data ?? [], [field.value ?? ''])}
      />
      {isFailed && (
        <Box mt={6}>
          <Failed
            text="Couldn’t load statuses."
            onRetry={() => void statuses.refetch()}
            isRetrying={isRetrying}
          />
        </Box>
      )}
    </div>
  );
}
