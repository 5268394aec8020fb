import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#kernel/endpoint.ts';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { recordsContract } from '../records.contract.ts';
import { ToggleIcon } from './toggle-icon.tsx';

type Watched = Reply<typeof recordsContract.watchedCompanies>;

const watched = ask(recordsContract.watchedCompanies, {});

/** Asks for alerts about a company. */
export function AlertBell({ domain }: { domain: string }) {
  const { data } = useQuery(watched);
  const { mutate } = useOptimisticCall(
    recordsContract.setAlert,
    watched,
    ({ results }: Watched, { body }): Watched => ({
      results: body.enabled ? [...results, body.domain] : results.filter((one) => one !== body.domain),
    }),
  );
  const pressed = !!data?.results.includes(domain);
  return (
    <ToggleIcon
      icon={IconBell}
      pressedIcon={IconBellFilled}
      pressed={pressed}
      labels={['Alert me about this company', 'Stop alerts']}
      disabled={!data}
      letter="A"
      onToggle={() => mutate({ body: { domain, enabled: !pressed } })}
    />
  );
}
