import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Forgets what was loaded about a company once its slider is closed. */
export function useClearedOnClose(domain: string) {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      // Whoever mounts twice, as the strict mode does, has not closed.
      timer.current = setTimeout(() =>
        cache.removeQueries({ type: 'inactive', predicate: (query) => isAbout(domain, query) }),
      );
    };
  }, [cache, domain]);
}

/** Keys are the path and the input of a call; the input names the company. */
function isAbout(domain: string, { queryKey: [, input] }: Query) {
  const { query, body } = (input ?? {}) as Record<'query' | 'body', Record<string, unknown> | undefined>;
  return [query?.['domain'], query?.['company_domain'], body?.['domain']].includes(domain);
}
