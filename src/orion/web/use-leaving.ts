import { useState } from 'react';
import { logout } from '#features/auth/web/logout.ts';
import { countDrafts } from '#web/drafts.ts';

interface Leaving {
  /** What the question on the screen is about; null while nothing is asked. */
  from: 'here' | 'everywhere' | null;
  drafts: number;
}
const STAYING: Leaving = { from: null, drafts: 0 };

/** Leaving deletes drafts: with some it is asked first, with none a logout is done at once. */
export function useLeaving(owner = '') {
  const [leaving, setLeaving] = useState(STAYING);
  // A browser that keeps nothing has nothing to lose.
  const count = () => countDrafts(owner).catch(() => 0);
  return {
    ...leaving,
    stay: () => setLeaving(STAYING),
    logOut: async () => {
      const drafts = await count();
      if (drafts > 0) setLeaving({ from: 'here', drafts });
      else logout();
    },
    logOutEverywhere: async () => setLeaving({ from: 'everywhere', drafts: await count() }),
  };
}
