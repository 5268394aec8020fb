import { Textarea, TextInput } from '@mantine/core';
import { ByHandForm, type Typed } from '#features/people/web/by-hand-form.tsx';
import { call } from '#web/api.ts';
import { companiesContract } from '../companies.contract.ts';

const NUMBERS = ['year_founded', 'employee_count'];

/** Adds one company by hand; everything else about it is corrected where it is shown. */
export function AddCompanySheet({ onClose }: { onClose: () => void }) {
  return (
    <ByHandForm
      title="Add company"
      body={companiesContract.create.body}
      toBody={bodyOf}
      save={async (body) => {
        const { data } = await call(companiesContract.create, { body });
        return `${data.company_name} is added.`;
      }}
      onClose={onClose}
    >
      {(bind) => (
        <>
          <TextInput
            {...bind('company_name')}
            label="Company name"
            required
            data-autofocus
            autoComplete="off"
          />
          <TextInput
            {...bind('company_domain')}
            label="Domain"
            required
            placeholder="acme.example"
            inputMode="url"
            autoCapitalize="none"
          />
          <Textarea
            {...bind('description')}
            wrapperProps={{ 'data-span': 6 }}
            label="Description"
            minRows={2}
            maxRows={8}
          />
          <TextInput {...bind('hq_city')} wrapperProps={{ 'data-span': 2 }} label="HQ city" />
          <TextInput {...bind('hq_state')} wrapperProps={{ 'data-span': 2 }} label="HQ state" />
          <TextInput {...bind('hq_country')} wrapperProps={{ 'data-span': 2 }} label="HQ country" />
          <TextInput {...bind('year_founded')} label="Year founded" inputMode="numeric" />
          <TextInput {...bind('employee_count')} label="Employees" inputMode="numeric" />
          <TextInput
            {...bind('linkedin_url')}
            wrapperProps={{ 'data-span': 6 }}
            label="LinkedIn"
            placeholder="https://"
            inputMode="url"
          />
        </>
      )}
    </ByHandForm>
  );
}

/** Blank fields are not sent: nobody said anything about them. */
function bodyOf(typed: Typed) {
  const said = Object.entries(typed).filter(([, value]) => String(value).trim() !== '');
  return {
    company_name: '',
    company_domain: '',
    ...Object.fromEntries(
      said.map(([name, value]) => [name, NUMBERS.includes(name) ? figureOf(value) : value]),
    ),
  };
}

/** "1,200" is 1200; what is no number stays text, and the check says so. */
function figureOf(value: string | string[]): number | string {
  const digits = String(value).replaceAll(/[\s,_]/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : String(value);
}
