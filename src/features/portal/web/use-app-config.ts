import { useQuery } from '@tanstack/react-query';
import { portalContract } from '#features/portal/portal.contract.ts';
import { ask } from '#web/api.ts';

/** What the portal shows this person. */
export const appConfigQuery = ask(portalContract.appConfig, {});

const FIVE_MINUTES_MS = 300_000;

export const useAppConfig = () => useQuery({ ...appConfigQuery, staleTime: FIVE_MINUTES_MS });
