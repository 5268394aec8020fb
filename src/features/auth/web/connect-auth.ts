import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { connectSession } from '#web/api.ts';
import { connectDeparture, endSessionAfter401 } from './logout.ts';
import { keepSession } from './session-watch.ts';
import { tokenAfterRefusal, tokenForCall } from './token-refresh.ts';

/** Joins the session to the calls, the cache and the address bar. Returns what takes it apart again. */
export function connectAuth(router: AnyRouter, queryClient: QueryClient): () => void {
  connectSession({ token: tokenForCall, renewed: tokenAfterRefusal, gone: endSessionAfter401 });
  connectDeparture({
    forget: () => queryClient.clear(),
    goTo: (to) => void router.navigate({ to, replace: true }),
    here: () => `${router.state.location.pathname}${router.state.location.searchStr}`,
  });
  return keepSession(() => {
    if (router.state.location.pathname.startsWith('/login')) void router.invalidate();
  });
}
