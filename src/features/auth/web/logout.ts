import { recordEvent } from '#features/portal/web/analytics.ts';
import { forgetDrafts } from '#web/forget-drafts.ts';
import { announceSession, forgetSession, isSignedIn, readSession, rememberPath } from './session.ts';

/** What the rest of the page does when a session ends. main.tsx hands it in. */
export interface Departure {
  /** Drops everything the page knows about the person who leaves. */
  forget(): void;
  goTo(path: '/explore' | '/login'): void;
  /** The path and search now shown. */
  here(): string;
}

let departure: Departure = { forget() {}, goTo() {}, here: () => '/explore' };

export const connectDeparture = (given: Departure) => {
  departure = given;
};

/** A chosen logout: forgets everything at once, and tells the server even when that must wait. */
export function logout() {
  void revoke({ everywhere: false }).catch((error: unknown) =>
    console.error('The server was not told of the logout', error),
  );
  leave('/explore');
}

/** Ends every session of this person, and their API tokens when asked to; nothing is forgotten here unless the server agrees. */
export async function logoutEverywhere({ tokens }: { tokens: boolean }) {
  const answer = await revoke({ everywhere: true, tokens });
  if (!answer.ok && answer.status !== 401) throw new Error(`/auth/logout answered ${answer.status}`);
  leave('/explore');
}

/** The server ended the session: the path and the drafts wait for the next sign-in. */
export function endSession() {
  if (!isSignedIn()) return;
  const path = departure.here();
  forgetSession();
  rememberPath(path);
  departure.forget();
  departure.goTo('/login');
}

let counted: string | null = null;

/** An API call answered 401. However many do, one session ends and one event is counted. */
export function endSessionAfter401(refused: string) {
  const current = readSession('id_token');
  if (current !== null && current !== refused) return;
  endSession();
  if (counted !== refused) recordEvent('User Logout');
  counted = refused;
}

/** Another tab ended the session. */
export function followLogout() {
  announceSession();
  departure.forget();
  departure.goTo('/login');
}

function leave(path: '/explore') {
  forgetSession();
  forgetDrafts();
  departure.forget();
  departure.goTo(path);
}

const revoke = (leaving: { everywhere: boolean; tokens?: boolean }) =>
  fetch('/auth/logout', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${readSession('id_token') ?? ''}`,
    },
    body: JSON.stringify(leaving),
  });
