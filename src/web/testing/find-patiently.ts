import { configure, getConfig } from '@testing-library/react';
import { inject } from 'vitest';
import '#kernel/testing/eventually.ts';

const { asyncWrapper } = getConfig();
const isReplaced = (found: unknown) => found instanceof Element && !found.isConnected;

// A machine that does other things meanwhile needs longer than the second that is given by default. What was replaced
// between being found and being handed over is looked for again: the test would look at what is no longer there.
configure({
  asyncUtilTimeout: inject('standstillMs'),
  asyncWrapper: async (find) => {
    for (;;) {
      const found = await asyncWrapper(find);
      if (![found].flat().some(isReplaced)) return found;
    }
  },
});
