import { useQuery } from '@tanstack/react-query';
import { IconStar } from '@tabler/icons-react';
import { domainWords } from '#kernel/domains.ts';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { Loaded } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import { recordsContract } from '../records.contract.ts';
import classes from './alerts.module.css';

/** The companies one has starred, the latest first. */
export function FavouritesSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery(ask(recordsContract.favourites, {}));
  return (
    <Sheet opened fitted title="Favorites" width="narrow" onClose={onClose}>
      <Loaded query={query} what="Favorites" lines={8}>
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.alerts} aria-label="Favorites">
              {answer.results.map(({ company_domain, company_name, created_at }) => (
                <li key={company_domain}>
                  <CompanyLink domain={company_domain}>
                    <span className={classes.company}>{company_name}</span>
                    <span className={classes.message}>{domainWords(company_domain)}</span>
                  </CompanyLink>
                  <time dateTime={created_at}>{formatDate(created_at, 'MMM DD, YYYY')}</time>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={IconStar} title="No favorites yet" text="Star a company to keep it here." />
          )
        }
      </Loaded>
    </Sheet>
  );
}
