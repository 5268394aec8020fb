import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { safePriorPath } from '#features/auth/session.rules.ts';
import { recordEvent } from '#features/portal/web/analytics.ts';
import { storeEmail, storeTokens, takePriorPath } from './session.ts';
import { exchangeCode, fetchEmail } from './token-endpoint.ts';

/** A code works once, and React may run an effect twice: every exchange is made once and kept. */
const exchanges = new Map<string, Promise<string>>();

/** Finishes a sign-in that the identity provider sent back to this page. */
export function useSignIn() {
  const router = useRouter();
  const { searchStr } = useLocation();
  const [failed, setFailed] = useState(false);
  const returned = /[?&](code|error)=/.test(searchStr);

  useEffect(() => {
    if (!returned) return;
    finishOnce(searchStr).then(
      (path) => router.navigate({ href: path, replace: true }),
      () => {
        setFailed(true);
        return router.navigate({ to: '/login', replace: true });
      },
    );
  }, [returned, router, searchStr]);

  return { signingIn: returned, failed: failed && !returned };
}

function finishOnce(search: string) {
  const known = exchanges.get(search);
  if (known) return known;
  const exchange = finish(new URLSearchParams(search)).catch((error: unknown) => {
    console.error('Sign-in did not complete', error);
    throw error;
  });
  exchanges.set(search, exchange);
  return exchange;
}

/** Nothing is kept unless all of it arrived; answers where the visitor wanted to go. */
async function finish(returned: URLSearchParams) {
  const refusal = returned.get('error');
  if (refusal) throw new Error(`The identity provider answered ${refusal}`);
  const tokens = await exchangeCode(returned.get('code') ?? '', returned.get('state') ?? '');
  const email = await fetchEmail(tokens.access_token);
  storeEmail(email);
  storeTokens(tokens);
  recordEvent('User Login');
  return safePriorPath(takePriorPath(), window.location.origin);
}
