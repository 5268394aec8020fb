import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#web/api.ts';
import { isNotedForSession, noteForSession } from '#web/cookies.ts';
import { exploreContract } from '../explore.contract.ts';
import type { ExploreAddress } from './use-explore-address.ts';

const PROCESSED = 'owner_processed';

/** Opened plainly for the first time in a session, Explore shows what its reader owns; once cleared it stays so. */
export function useOwnCompanies(address: ExploreAddress, me: string | undefined) {
  const [isDue] = useState(() => address.isPlain && !isNotedForSession(PROCESSED));
  const isDone = useRef(false);
  const { data: owners } = useQuery({ ...ask(exploreContract.owners, {}), enabled: isDue });
  useEffect(() => {
    if (isDue) noteForSession(PROCESSED);
  }, [isDue]);

  const mine = owners?.results.find(
    ({ email_address }) => email_address.toLowerCase() === me?.toLowerCase(),
  )?.email_address;
  const { isPlain, reset } = address;
  useEffect(() => {
    if (!isDue || isDone.current || mine === undefined) return;
    isDone.current = true;
    // Who has begun to search meanwhile is not disturbed.
    if (isPlain) reset({ tp_owner_email: [mine] }, true);
  }, [isDue, isPlain, mine, reset]);
}
