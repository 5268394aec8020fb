import { useState } from 'react';

interface Retried {
  error: unknown;
  refetch: () => unknown;
}

/** Why a query failed, also while it is tried again: the button that was pressed stays, and the focus on it. */
export function useRetry(query: Retried) {
  const [retried, setRetried] = useState<{ error: unknown } | null>(null);
  const retry = () => {
    setRetried({ error: query.error });
    // Later than the query tells how it ended, which it does by a timer: else the button would go for a moment.
    const end = () => setTimeout(() => setRetried(null));
    void Promise.resolve(query.refetch()).finally(end);
  };
  return { error: query.error ?? retried?.error ?? null, isRetrying: retried !== null, retry };
}
