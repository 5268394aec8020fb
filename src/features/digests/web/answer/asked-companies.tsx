import { formatDate } from '#kernel/dates.ts';
import { counted } from '#kernel/numbers.ts';
import { CompanyLink } from '#web/company-link.tsx';
import type { DigestCompany } from '../../digests.contract.ts';
import { AddUnknown } from '../add-unknown.tsx';
import classes from './answer.module.css';

/** The companies a question names: where they stand and what changed lately. */
export function AskedCompanies({ companies }: { companies: readonly DigestCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <ul className={classes.companies} aria-label="Companies">
      {companies.map((company) => (
        <li key={company.asked_as}>
          {company.company_domain === null ? (
            <AddUnknown domain={company.asked_as} />
          ) : (
            <Known company={company} domain={company.company_domain} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Known({ company, domain }: { company: DigestCompany; domain: string }) {
  const { company_name, employee_count, tp_status, changes } = company;
  return (
    <>
      <CompanyLink domain={domain}>{company_name}</CompanyLink>
      {' · '}
      <span>
        {tp_status ?? 'No status'}
        {employee_count !== null && ` · ${counted(employee_count, 'employee')}`}
        {changes.length === 0 && ' · No changes in 30 days'}
      </span>
      {changes.length > 0 && (
        <ul aria-label={`Changes at ${company_name} in 30 days`}>
          {changes.map(({ on, text }) => (
            <li key={`${on} ${text}`}>
              <time dateTime={on}>{formatDate(on, 'MMM DD, YYYY')}</time> · {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
