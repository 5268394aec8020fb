import * as z from 'zod';
import { ROLES } from '#features/portal/portal.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { nameText } from '#kernel/hand-editing.ts';
import { apiToken, ownSession } from './auth.contract.ts';

const member = z.object({
  user_id: z.int(),
  full_name: z.string(),
  email_address: z.string(),
  role: z.enum(ROLES).nullable(),
  administrator: z.boolean(),
  /** A setting names them: the flag cannot be taken here. */
  named_administrator: z.boolean(),
  active: z.boolean(),
  /** Whether they have ever signed in. */
  joined: z.boolean(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Member = z.infer<typeof member>;

const params = z.object({ user_id: z.coerce.number().int().min(1).max(2_147_483_647) });
const done = z.object({ status: z.literal('success') });

/** For administrators: who may use Orion, and what their access is. */
export const staffContract = defineContract({
  listStaff: {
    access: 'administrator',
    method: 'GET',
    path: '/staff',
    summary: 'Everybody who is listed, by name',
    reply: z.object({ results: z.array(member) }),
    rejects404: true,
  },
  invite: {
    access: 'administrator',
    method: 'POST',
    path: '/staff',
    summary: 'List somebody, so that they may sign in, and tell them by mail',
    body: z.object({
      email_address: z.email('must be an e-mail address').max(200),
      full_name: nameText(120),
      role: z.enum(ROLES).nullable().default(null),
    }),
    status: 201,
    reply: z.object({ data: member }),
  },
  changeStaff: {
    access: 'administrator',
    method: 'PATCH',
    path: '/staff/{user_id}',
    summary: 'Change the role of somebody, whether they are an administrator, or whether they may sign in',
    params,
    body: z.object({
      role: z.enum(ROLES).nullable().optional(),
      administrator: z.boolean().optional(),
      active: z.boolean().optional(),
    }),
    reply: z.object({ data: member }),
  },
  handOver: {
    access: 'administrator',
    method: 'POST',
    path: '/staff/{user_id}/hand-over',
    summary: 'Hand the open reminders of somebody who leaves to a colleague',
    params,
    body: z.object({ to: params.shape.user_id.describe('The colleague') }),
    reply: z.object({ status: z.literal('success'), reminders: z.int() }),
  },
  accessOf: {
    access: 'administrator',
    method: 'GET',
    path: '/staff/{user_id}/access',
    summary: 'Sessions and API tokens of somebody',
    params,
    reply: z.object({ sessions: z.array(ownSession), tokens: z.array(apiToken) }),
    rejects404: true,
  },
  endAccess: {
    access: 'administrator',
    method: 'DELETE',
    path: '/staff/{user_id}/access/{id}',
    summary: 'End one session or revoke one API token of somebody',
    params: params.extend({ id: z.uuid() }),
    reply: done,
  },
});
