import { useComingShortcut } from '#web/shell/shortcuts.ts';

interface Coming {
  /** Whether its owner, its status and, on its profile, its lists will be at hand. */
  isAtHand?: boolean;
  isProfile?: boolean;
}

const COMPANY = 'Company';

/** The keys of a company that is opening: they are its own from the moment it is asked for. */
export function useComingCompany({ isAtHand = true, isProfile = true }: Coming = {}) {
  useComingShortcut(isAtHand, { keys: 'O', section: COMPANY });
  useComingShortcut(isAtHand, { keys: 'S', section: COMPANY });
  useComingShortcut(isAtHand && isProfile, { keys: 'L', section: COMPANY });
}

/** Stands for a company while its part of the page is fetched. */
export function ComingCompany() {
  useComingCompany();
  return null;
}
