import { CHECK_INTERVAL_MS } from '#features/auth/session.rules.ts';
import { followLogout } from './logout.ts';
import { isSignedIn, watchOtherTabs } from './session.ts';
import { checkToken } from './token-refresh.ts';

/**
 * Keeps this tab in step with the session: looks for a due token at start, every two minutes, on focus and when
 * the network returns, and leaves when another tab signed out, also as a page that comes back from the cache.
 */
export function keepSession(onSignedInElsewhere: () => void): () => void {
  let signedIn = isSignedIn();
  const look = () => {
    const was = signedIn;
    signedIn = isSignedIn();
    if (was && !signedIn) followLogout();
    // A refresh that failed for now has logged why; the next look tries again.
    else void checkToken().catch(() => {});
  };
  const hear = () => {
    look();
    if (signedIn) onSignedInElsewhere();
  };
  const lookWhenShown = () => {
    if (document.visibilityState === 'visible') look();
  };

  const stopHearing = watchOtherTabs(hear);
  const timer = setInterval(look, CHECK_INTERVAL_MS);
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, look, { signal });
  document.addEventListener('visibilitychange', lookWhenShown, { signal });
  look();
  return () => {
    stopHearing();
    clearInterval(timer);
    listening.abort();
  };
}
