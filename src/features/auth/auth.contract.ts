import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { nameText } from '#kernel/hand-editing.ts';
import { plainText } from '#kernel/query-fields.ts';

/** The form the browser posts to /auth/token, and what it gets back: the specification's token exchange. */
export const tokenForm = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: plainText(2000).min(1),
    state: plainText(200).min(1),
    redirect_uri: z.url(),
    client_id: plainText(200),
  }),
  z.strictObject({
    grant_type: z.literal('refresh_token'),
    refresh_token: plainText(200).min(1),
    client_id: plainText(200),
  }),
]);
export type TokenForm = z.infer<typeof tokenForm>;

export const tokenAnswer = z.object({
  id_token: z.string(),
  access_token: z.string(),
  /** An opaque handle that works only together with the session cookie; absent after a refresh. */
  refresh_token: z.string().optional(),
  /** Seconds. */
  expires_in: z.number(),
});
export type TokenAnswer = z.infer<typeof tokenAnswer>;

export const userInfo = z.object({ email: z.string() });

export const apiToken = z.object({
  token_id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
});

export const ownSession = z.object({
  session_id: z.string(),
  /** Browser and system, as far as the browser tells: "Chrome on macOS". */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The session this call was made with. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
export type ApiToken = z.infer<typeof apiToken>;

export const authContract = defineContract({
  listSessions: {
    access: 'own',
    method: 'GET',
    path: '/sessions',
    summary: 'Where you are signed in, last used first',
    reply: z.object({ results: z.array(ownSession) }),
    rejects404: true,
  },
  endSession: {
    access: 'own',
    method: 'DELETE',
    path: '/sessions/{session_id}',
    summary: 'Sign out one of your sessions',
    params: z.object({ session_id: z.uuid() }),
    reply: z.object({ status: z.literal('success') }),
  },
  listTokens: {
    method: 'GET',
    path: '/api-tokens',
    summary: 'Your personal API tokens, newest first',
    access: 'own',
    reply: z.object({ results: z.array(apiToken) }),
    rejects404: true,
  },
  createToken: {
    method: 'POST',
    path: '/api-tokens',
    summary: 'Make a personal API token; its secret is shown this once, with the day it ends',
    access: 'own',
    body: z.object({
      name: nameText(80),
      expires_in_days: z.int().min(1).max(3650).optional().describe('A year when nothing is said'),
    }),
    status: 201,
    reply: z.object({ data: apiToken, secret: z.string() }),
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api-tokens/{token_id}',
    summary: 'Revoke a personal API token',
    access: 'own',
    params: z.object({ token_id: z.uuid() }),
    reply: z.object({ status: z.literal('success') }),
  },
});
