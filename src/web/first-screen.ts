import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const LONGEST_MS = 3000;
/** Those whose first screen has come. */
const clients = new WeakSet<QueryClient>();

/** Whether all that the first screen asked for has come: what can wait for it is fetched from then on. */
export function useFirstScreen() {
  const client = useQueryClient();
  const [isThere, setThere] = useState(clients.has(client));
  useEffect(() => {
    if (isThere) return undefined;
    const begin = () => {
      clients.add(client);
      setThere(true);
    };
    const stop = client.getQueryCache().subscribe((event) => {
      const hasCome = event.type === 'updated' && ['success', 'error'].includes(event.action.type);
      // What has come is drawn in the next frame, and what that leads to in the one after.
      if (hasCome && client.isFetching() === 0) requestAnimationFrame(() => requestAnimationFrame(begin));
    });
    const timer = setTimeout(begin, LONGEST_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, isThere]);
  return isThere;
}
