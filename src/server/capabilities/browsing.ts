import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Provider } from './capability.ts';
import type { EndReason } from '#kernel/screen-messages.ts';

/** Whose session it is; nobody else reaches it. */
export interface SessionOwner {
  user_id: number;
  /** The sign-in it goes with: when that ends, so does the session. */
  sign_in: string;
}

export interface SessionAsked extends SessionOwner {
  email_address: string;
  /** The company it was opened beside. */
  domain: string | null;
  ip: string;
}

/** What a session did, for the audit trail. */
export type SessionEvent = SessionAsked & { session_id: string } & SessionStep;
export type SessionStep =
  | { kind: 'visit'; address: string }
  | { kind: 'refused'; address: string }
  | { kind: 'end'; why: EndReason };

export interface BrowsingHealth {
  status: 'ok' | 'unavailable';
  active_sessions: number;
  /** For people: why there is none. */
  reason?: string;
}

/** Browsers on the firm's side, which people see and steer from theirs. */
export interface RemoteBrowsing extends Provider {
  health(): Promise<BrowsingHealth>;
  open(asked: SessionAsked): Promise<{ session_id: string; expires_at: string }>;
  /** Refuses what is no public web address. */
  navigate(owner: SessionOwner, session_id: string, url: string): Promise<void>;
  extend(owner: SessionOwner, session_id: string): Promise<{ expires_at: string }>;
  end(owner: SessionOwner, session_id: string): Promise<void>;
  /** Ends what these sign-ins opened. */
  endAll(sign_ins: readonly string[]): Promise<void>;
  /** The sign-ins that have a session open now. */
  signIns(): Promise<string[]>;
  /** Joins a browser's connection to the screen of a session. */
  join(owner: SessionOwner, session_id: string, request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Hears what sessions do; an event counts as told once the promise is kept. */
  listen(hear: (event: SessionEvent) => Promise<void>): void;
  close(): Promise<void>;
}
