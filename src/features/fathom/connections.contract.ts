import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';

/** How it stands with what brings meetings in, or takes notes. */
export const connectionState = z.enum([
  'connected',
  'running',
  'slowed',
  'failed',
  'refused',
  'waiting',
  'not_configured',
]);
export type ConnectionState = z.infer<typeof connectionState>;

const standing = z.object({
  state: connectionState,
  meeting_count: z.int().describe('Meetings this key sees'),
  last_success_at: z.iso.datetime().nullable(),
  last_error: z.string().nullable().describe('In words'),
  last_error_at: z.iso.datetime().nullable(),
  next_run_at: z.iso.datetime().nullable(),
});

export const ownKey = standing.extend({
  has_key: z.boolean(),
  include_internal: z.boolean().describe('Whether your meetings without anybody from outside come in too'),
});
export type OwnKey = z.infer<typeof ownKey>;

export const connection = standing.extend({
  connection_id: z.string(),
  name: z.string(),
  detail: z.string(),
  can_test: z.boolean(),
  can_run: z.boolean(),
});
export type Connection = z.infer<typeof connection>;

const params = z.object({ connection_id: plainText(40) });

export const connectionsContract = defineContract({
  readOwnKey: {
    method: 'GET',
    path: '/meeting-key',
    summary: 'Your Fathom key: whether there is one, and how fetching goes',
    access: 'own',
    reply: ownKey,
    rejects404: true,
  },
  saveOwnKey: {
    method: 'PUT',
    path: '/meeting-key',
    summary: 'Connect your Fathom account by an API key; it is tried first',
    access: 'own',
    rate: 'lookup',
    waits: true,
    body: z.object({
      api_key: plainText(500).trim().min(1, 'must not be empty'),
    }),
    reply: ownKey,
  },
  changeOwnKey: {
    method: 'PATCH',
    path: '/meeting-key',
    summary: 'Say whether your internal meetings come in too',
    access: 'own',
    body: z.object({ include_internal: z.boolean('must be true or false') }),
    reply: ownKey,
  },
  removeOwnKey: {
    method: 'DELETE',
    path: '/meeting-key',
    summary: 'Disconnect your Fathom account; meetings that came in stay',
    access: 'own',
    reply: ownKey,
  },
  listConnections: {
    method: 'GET',
    path: '/connections',
    summary: 'What brings meetings in and takes notes, and how it goes',
    access: 'administrator',
    reply: z.object({ results: z.array(connection) }),
    rejects404: true,
  },
  testConnection: {
    method: 'POST',
    path: '/connections/{connection_id}/test',
    summary: 'Try whether a connection holds; nothing is fetched',
    access: 'administrator',
    rate: 'lookup',
    waits: true,
    params,
    reply: z.object({ ok: z.boolean(), message: z.string() }),
  },
  runConnection: {
    method: 'POST',
    path: '/connections/{connection_id}/run',
    summary: 'Fetch meetings now',
    access: 'administrator',
    params,
    reply: connection,
  },
});
