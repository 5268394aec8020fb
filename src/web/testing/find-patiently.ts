import { configure, getConfig } from '@testing-library/react';
import { inject } from 'vitest';
import '#kernel/testing/eventually.ts';

const { asyncWrapper, getElementError } = getConfig();
/** Said by the library while a search waits; its types leave it out. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
const isReplaced = (found: unknown) => found instanceof Element && !found.isConnected;

// A machine that does other things meanwhile needs longer than the second that is given by default. What was replaced
// between being found and being handed over is looked for again: the test would look at what is no longer there.
configure({
  asyncUtilTimeout: inject('standstillMs'),
  // A search that waits misses many times, and only its last miss is read: that one shows the page.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
  asyncWrapper: async (find) => {
    for (;;) {
      const found = await asyncWrapper(find);
      if (![found].flat().some(isReplaced)) return found;
    }
  },
});
