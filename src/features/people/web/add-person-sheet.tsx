import { TagsInput, TextInput } from '@mantine/core';
import { useOwnDraft } from '#features/portal/web/use-own-draft.ts';
import { call } from '#web/api.ts';
import { Typeahead, type TypeaheadOption } from '#web/ui/fields/typeahead.tsx';
import { personFields } from '../person-fields.ts';
import { peopleContract } from '../people.contract.ts';
import { ByHandForm, type Typed } from '#web/forms/by-hand-form.tsx';

interface AddPersonSheetProps {
  /** The e-mail or LinkedIn address the person is known by already. */
  address?: string;
  onClose: () => void;
  /** Finds companies while one types; handed in, because companies lean on people and not the other way. */
  searchCompanies: (text: string, signal: AbortSignal) => Promise<readonly TypeaheadOption[]>;
}

/** Adds one person by hand. */
export function AddPersonSheet({ address = '', onClose, searchCompanies }: AddPersonSheetProps) {
  const kept = useOwnDraft<Typed>(`new person ${address}`);
  if (!kept.isReady) return null;
  return (
    <ByHandForm
      title="Add person"
      kept={kept}
      {...(address && { begin: startOf(address) })}
      body={peopleContract.create.body}
      toBody={bodyOf}
      save={async (body) => {
        const { data } = await call(peopleContract.create, { body });
        return `${data.full_name} added`;
      }}
      onClose={onClose}
    >
      {(bind, typed, type) => (
        <>
          <TextInput
            {...bind('full_name')}
            label={personFields.full_name.label}
            required
            data-autofocus
            autoComplete="off"
          />
          <TextInput {...bind('job_title')} label={personFields.job_title.label} autoComplete="off" />
          <TagsInput
            {...bind('emails')}
            wrapperProps={{ 'data-span': 6 }}
            label="E-mail addresses"
            description="The first is the primary address. Press Enter or comma to add another."
            descriptionProps={{ mb: 6 }}
            splitChars={[',', ';', ' ']}
            acceptValueOnBlur
            value={addressesOf(typed)}
            onChange={(emails) => type('emails', emails)}
          />
          <Typeahead
            label="Company"
            single
            placeholder="Search companies"
            value={companyOf(typed)}
            search={searchCompanies}
            onChange={([company]) =>
              type('company', company ? [company.server_value, company.display_name] : [])
            }
          />
          <TextInput
            {...bind('linkedin_url')}
            label={personFields.linkedin_url.label}
            placeholder="https://"
            inputMode="url"
          />
        </>
      )}
    </ByHandForm>
  );
}

/** An address of a mail box goes to its field, a page to its own. */
const startOf = (address: string): Typed =>
  address.includes('@') ? { emails: [address] } : { linkedin_url: address };

const addressesOf = ({ emails }: Typed) => (Array.isArray(emails) ? emails : []);

function companyOf({ company }: Typed): TypeaheadOption[] {
  const [server_value, display_name] = Array.isArray(company) ? company : [];
  return server_value && display_name ? [{ server_value, display_name }] : [];
}

const bodyOf = (typed: Typed) => ({
  full_name: typed.full_name ?? '',
  emails: addressesOf(typed),
  ...(typed.job_title && { job_title: typed.job_title }),
  ...(typed.linkedin_url && { linkedin_url: typed.linkedin_url }),
  ...(companyOf(typed)[0] && { company_domain: companyOf(typed)[0]?.server_value }),
});
