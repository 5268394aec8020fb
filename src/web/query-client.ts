import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isCancelled } from './api.ts';
import { reportError } from './shell/error-reporting.ts';

const FRESH_MS = 30_000;

/** A fault is reported; a refusal the person can act on is not. A 404 only gets here where it is a fault. */
const isFault = (error: unknown) =>
  error instanceof ApiError ? error.code === 404 || error.code >= 500 : !isCancelled(error);

/** The cache of server data. `api.ts` does the retries, so the cache does none. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (!isFault(error)) return;
        console.error(error);
        reportError(error);
      },
    }),
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
  });
