import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { profileContract } from '#features/companies/profile.contract.ts';
import { call } from '#web/api.ts';

const SETTLED_MS = 5000;

/** Notes a visit and tells of all of them; a slider that opened by itself counts once it was open for 5 seconds. */
export function useVisit(domain: string, byItself: boolean) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!byItself) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [byItself]);

  const input = { body: { domain } };
  return useQuery({
    queryKey: [profileContract.visit.path, input],
    queryFn: () => call(profileContract.visit, input),
    enabled: settled || !byItself,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
