import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api.ts';
import { alertCalls } from '../alerts.contract.ts';

const REFRESH_MS = 120_000;

export const alertsQuery = ask(alertCalls.alerts, {});

/** How many alerts nobody has read yet. */
export function useUnreadAlerts(): number {
  const { data } = useQuery({ ...alertsQuery, refetchInterval: REFRESH_MS });
  return data?.results.filter(({ read }) => !read).length ?? 0;
}
