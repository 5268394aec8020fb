import { ByHandForm, type Typed } from '#web/forms/by-hand-form.tsx';
import { useOwnDraft } from '#features/portal/web/use-own-draft.ts';
import { call } from '#web/api.ts';
import { companiesContract } from '../companies.contract.ts';
import { CompanyFields } from './company-fields.tsx';
import { valueOf } from './typed-company.rules.ts';

/** Adds one company by hand; everything else about it is corrected once it is there. */
export function AddCompanySheet({ domain, onClose }: { domain?: string; onClose: () => void }) {
  const kept = useOwnDraft<Typed>(`new company ${domain ?? ''}`);
  if (!kept.isReady) return null;
  return (
    <ByHandForm
      title="Add company"
      kept={kept}
      {...(domain && { begin: { company_domain: domain } })}
      body={companiesContract.create.body}
      toBody={bodyOf}
      save={async (body) => {
        const { data } = await call(companiesContract.create, { body });
        return `${data.company_name} added`;
      }}
      onClose={onClose}
    >
      {(bind) => <CompanyFields bind={bind} />}
    </ByHandForm>
  );
}

/** Blank fields are not sent: nobody said anything about them. */
function bodyOf(typed: Typed) {
  const said = Object.entries(typed).filter(([, value]) => String(value).trim() !== '');
  return {
    company_name: '',
    company_domain: '',
    ...Object.fromEntries(said.map(([name, value]) => [name, valueOf(name, value)])),
  };
}
