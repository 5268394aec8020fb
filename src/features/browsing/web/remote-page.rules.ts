import type { EndReason, Refused, ScreenOutput } from '#kernel/screen-messages.ts';

export interface Asked {
  type: 'alert' | 'confirm' | 'prompt';
  message: string;
  preset: string;
}

/** What is known of a remote page. */
export interface RemotePage {
  stage: 'starting' | 'waiting' | 'open' | 'crashed' | 'lost' | 'ended' | 'unavailable';
  /** Where it stands in line. */
  place: number;
  url: string;
  /** Where the page itself last said that it is. */
  at: string;
  title: string;
  back: boolean;
  forward: boolean;
  loading: boolean;
  expires_at: string | null;
  text: string;
  selection: string;
  /** The cursor stands in a field for a password. */
  password: boolean;
  dialog: Asked | null;
  notice: string | null;
  refused: { url: string; why: Refused } | null;
  why: EndReason | null;
  crashed: 'page' | 'browser' | null;
  /** What the server said when nothing could be opened. */
  problem: string | null;
  found: boolean | null;
}

export const NEW_PAGE: RemotePage = {
  stage: 'starting',
  place: 0,
  url: '',
  at: '',
  title: '',
  back: false,
  forward: false,
  loading: true,
  expires_at: null,
  text: '',
  selection: '',
  password: false,
  dialog: null,
  notice: null,
  refused: null,
  why: null,
  crashed: null,
  problem: null,
  found: null,
};

export type Happening =
  | ScreenOutput
  | { kind: 'begun' }
  | { kind: 'led'; url: string }
  | { kind: 'lost' }
  | { kind: 'answered' }
  | { kind: 'noticed' }
  | { kind: 'unavailable'; problem: string };

/** What is known after something happened. */
export function afterHappening(page: RemotePage, told: Happening): RemotePage {
  switch (told.kind) {
    case 'begun':
      return { ...NEW_PAGE, url: page.url };
    case 'led':
      return { ...page, url: told.url, refused: null, selection: '', loading: true };
    case 'queue':
      return { ...page, stage: 'waiting', place: told.place };
    case 'ready':
      return { ...page, stage: 'open', crashed: null, expires_at: told.expires_at };
    case 'time':
      return { ...page, expires_at: told.expires_at };
    case 'page':
      return { ...page, ...pageOf(page, told) };
    case 'refused':
      return { ...page, refused: told, loading: false };
    case 'text':
      return { ...page, text: told.text };
    case 'selection':
      return { ...page, selection: told.text };
    case 'password':
      return { ...page, password: told.focused };
    case 'found':
      return { ...page, found: told.found };
    case 'dialog':
      return { ...page, dialog: told };
    case 'answered':
      return { ...page, dialog: null };
    case 'notice':
      return { ...page, notice: told.text };
    case 'noticed':
      return { ...page, notice: null };
    case 'crashed':
      return { ...page, stage: 'crashed', crashed: told.what, dialog: null };
    case 'ended':
      return { ...page, stage: 'ended', why: told.why, dialog: null };
    case 'lost':
      return page.stage === 'ended' ? page : { ...page, stage: 'lost', dialog: null };
    default:
      return { ...page, stage: 'unavailable', problem: told.problem };
  }
}

/**
 * A page that failed has no address of its own: the one that was asked for stands. So does a refusal, until the page is
 * somewhere else than it was.
 */
function pageOf(page: RemotePage, told: Extract<ScreenOutput, { kind: 'page' }>): Partial<RemotePage> {
  const { url, title, back, forward, loading } = told;
  if (!/^https?:/.test(url)) return { back, forward, loading, at: '' };
  if (page.refused && [page.at, page.url].includes(url)) return { back, forward, loading, at: url };
  return { url, at: url, title, back, forward, loading, ...(!loading && { refused: null }) };
}

/** What somebody typed as an address: with its scheme. */
export function typedAddress(text: string): string {
  const trimmed = text.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d+(\/|$)/.test(trimmed)
    ? trimmed
    : `https://${trimmed}`;
}

export const ENDED: Record<EndReason, string> = {
  time: 'The time limit for this page was reached.',
  idle: 'Nobody used this page for a while.',
  left: 'This page was opened in another tab.',
  closed: 'You ended this page.',
  signed_out: 'You signed out.',
  stopped: 'The remote browser was stopped.',
};

export const REFUSED: Record<Refused, (host: string) => string> = {
  address: () => 'Only public http and https pages open here.',
  unknown: (host) => `${host} was not found. Check the spelling of the address.`,
  unreachable: (host) => `${host} isn’t responding. Try again in a moment.`,
  certificate: (host) => `The certificate for ${host} isn’t valid, so the page wasn’t loaded.`,
};
