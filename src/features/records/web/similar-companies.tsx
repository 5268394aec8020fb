import { useQuery } from '@tanstack/react-query';
import { type SimilarCompany, similarContract } from '#features/companies/similar.contract.ts';
import { rangeWords } from '#kernel/number-ranges.ts';
import { headCount } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { GrowthBadge } from '#web/ui/marks/growth-badge.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import classes from './records.module.css';

/** The companies nearest to this one; each opens in its place. */
export function SimilarCompanies({ domain }: { domain: string }) {
  const query = useQuery(ask(similarContract.similar, { query: { domain } }));
  return (
    <Section title="Similar companies">
      <Loaded query={query} what="Similar companies" lines={5}>
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.list} aria-label="Similar companies">
              {answer.results.map((company) => (
                <Similar key={company.company_domain} company={company} />
              ))}
            </ul>
          ) : (
            <Nothing>No similar companies yet.</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}

function Similar({ company }: { company: SimilarCompany }) {
  const people = headCount(company.employee_count) ?? rangeWords(company.employee_range);
  const facts = [
    company.hq_city,
    company.year_founded && `Founded ${company.year_founded}`,
    people && `${people} people`,
  ];
  return (
    <li className={classes.similar}>
      <InitialsAvatar name={company.company_name} size={24} />
      <div>
        <CompanyLink className={classes.name} domain={company.company_domain}>
          {company.company_name}
        </CompanyLink>
        <p className={classes.meta}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <span className={classes.growth}>
        <small>
          <span className="visually-hidden">Growth </span>1y
        </small>
        <GrowthBadge value={company.growth_1y} />
      </span>
    </li>
  );
}
