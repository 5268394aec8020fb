import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, plainText } from '#kernel/query-fields.ts';

const session_id = z.uuid('must be the id of a session');
const MOST_URL = 4000;

/** The base of remote pages lies beside /api/v1; its calls carry the cookies of whoever is signed in. */
export const browsingContract = defineContract({
  live: {
    method: 'GET',
    under: '',
    path: '/health',
    summary: 'Whether the base of remote pages answers',
    access: 'everyone',
    reply: z.object({ status: z.literal('ok') }),
  },
  health: {
    method: 'GET',
    under: '',
    path: '/stream_mode/health',
    summary: 'Whether remote pages can be opened, and how many are',
    reply: z.object({
      status: z.enum(['ok', 'unavailable']),
      active_sessions: z.int(),
      reason: z.string().optional().describe('Why not'),
    }),
  },
  getSessionUrl: {
    method: 'POST',
    under: '',
    path: '/stream_mode/get_session_url',
    summary: 'Open a remote page; sets the cookie with which its WebSocket is opened',
    access: 'own',
    waits: true,
    body: z.object({ domain: domainText.optional().describe('The company it is opened beside') }),
    reply: z.object({
      session_id,
      session_url: z.string().describe('Where its pictures come from, as a WebSocket'),
      expires_at: z.iso.datetime(),
    }),
  },
  navigateToUrl: {
    method: 'POST',
    under: '',
    path: '/stream_mode/navigate_to_url',
    summary: 'Lead a remote page to a public http or https address',
    access: 'own',
    waits: true,
    body: z.object({ session_id, url: plainText(MOST_URL).trim().min(1, 'must not be empty') }),
    reply: z.object({ status: z.literal('success') }),
  },
  extendSession: {
    method: 'POST',
    under: '',
    path: '/stream_mode/extend_session',
    summary: 'Keep a remote page ten minutes longer, an hour at most',
    access: 'own',
    waits: true,
    body: z.object({ session_id }),
    reply: z.object({ expires_at: z.iso.datetime() }),
  },
  endSession: {
    method: 'POST',
    under: '',
    path: '/stream_mode/end_session',
    summary: 'End a remote page; nothing of it is kept',
    access: 'own',
    waits: true,
    body: z.object({ session_id }),
    reply: z.object({ status: z.literal('success') }),
  },
});
