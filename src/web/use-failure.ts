import { useState } from 'react';

interface Asked {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
}

/** Whether and why a query failed, also while it is asked for again: the button that was pressed stays, and its focus. */
export function useFailure({ data, error, errorUpdateCount, isFetching }: Asked) {
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const isFailed = data === undefined && errorUpdateCount > 0;
  return { isFailed, isRetrying: isFailed && isFetching, error: lastError };
}
