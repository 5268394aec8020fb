import { counted } from '#kernel/numbers.ts';

/** What leaving costs. */
export const draftsLost = (drafts: number, leaving: 'Logging' | 'Signing') =>
  `You have ${counted(drafts, 'unsaved draft')}. ${leaving} out deletes ${drafts === 1 ? 'it' : 'them'}.`;
