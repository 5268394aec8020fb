import { Badge, Button } from '@mantine/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { exploreFilters } from '#features/explore/explore.filters.ts';
import { tellFilters } from '#features/explore/search-words.rules.ts';
import { useSearchNames } from '#features/explore/web/use-search-names.ts';
import { formatDate } from '#kernel/dates.ts';
import { fromWire } from '#kernel/filters.ts';
import { call, messageOf, renew } from '#web/api.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { type Condition, conditionsContract } from '../conditions.contract.ts';
import classes from './conditions.module.css';

interface ConditionCardProps {
  condition: Condition;
  /** Says which company it is about. */
  named: boolean;
  onEdit: () => void;
}

/** One condition: what it waits for, or what made it true. */
export function ConditionCard({ condition, named, onEdit }: ConditionCardProps) {
  const { company_name, company_domain, note, set_by, is_yours, created_at, ended_at, evidence } = condition;
  const end = useEnding(condition.uuid);
  const isWaiting = ended_at === null;
  return (
    <li className={classes.card}>
      <header>
        {named && <CompanyLink domain={company_domain}>{company_name}</CompanyLink>}
        <b>
          <FilterWords filters={condition.filters} />
        </b>
        <Badge color={condition.ended_why === 'met' ? 'green' : 'gray'}>{stateOf(condition)}</Badge>
      </header>
      {note && <p>{note}</p>}
      {evidence && (
        <ul className={classes.evidence}>
          {evidence.map(({ label, before, after, source, on }) => (
            <li key={label}>
              {label}: {before ?? '–'} → {after ?? '–'}{' '}
              <span>
                {source}, {formatDate(on, 'MMM DD, YYYY')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <footer>
        <span>
          {set_by}, {formatDate(created_at, 'MMM DD, YYYY')}
        </span>
        {is_yours && isWaiting && (
          <>
            <Button size="compact-sm" onClick={onEdit}>
              Edit
            </Button>
            <Button size="compact-sm" loading={end.isPending} onClick={() => end.mutate()}>
              Stop watching
            </Button>
          </>
        )}
      </footer>
    </li>
  );
}

const stateOf = ({ ended_at, ended_why }: Condition) =>
  ended_at === null
    ? 'Waiting'
    : `${ended_why === 'met' ? 'Met' : 'Stopped'} ${formatDate(ended_at, 'MMM DD, YYYY')}`;

function FilterWords({ filters }: Pick<Condition, 'filters'>) {
  const values = fromWire(exploreFilters, filters);
  const names = useSearchNames(values);
  return tellFilters('chip', values, names)
    .map(({ label, values: texts }) => [label, texts.join(', ')].filter(Boolean).join(' '))
    .join(' · ');
}

function useEnding(uuid: string) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(conditionsContract.end, { params: { uuid } }),
    onSuccess: () => {
      showToast({ message: 'Stopped watching', look: 'success', undo: () => void restore(cache, uuid) });
      return renew(cache, conditionsContract.list);
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
}

async function restore(cache: QueryClient, uuid: string) {
  try {
    await call(conditionsContract.restore, { params: { uuid } });
  } catch (error) {
    showToast({ message: messageOf(error), look: 'failure' });
  }
  await renew(cache, conditionsContract.list);
}
