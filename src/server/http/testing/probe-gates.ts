import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { DB } from '#db';
import { defineContract } from '#kernel/endpoint.ts';
import { invalid, notFound } from '../errors.ts';
import { implement } from '../implement.ts';

const gateReply = z.object({ status: z.literal('success'), at: z.string() });
const contract = defineContract({
  set: {
    method: 'POST',
    path: '/probe-gates',
    summary: 'Write one row',
    body: z.object({ name: z.string().max(40), fail: z.enum(['refuse', 'throw', 'reply']).optional() }),
    status: 201,
    reply: gateReply,
  },
  remove: {
    method: 'DELETE',
    path: '/probe-gates/{name}',
    summary: 'Remove one row',
    params: z.object({ name: z.string() }),
    reply: z.object({ status: z.literal('success') }),
  },
  read: {
    method: 'GET',
    path: '/probe-gates',
    summary: 'Count rows',
    query: z.object({
      page: z.coerce.number('must be a whole number').int('must be a whole number').optional(),
    }),
    reply: z.object({ counts: z.int() }),
  },
});

/** A feature that only tests have: it counts, writes and removes gates, and fails when told to. */
export const probe = implement('probe', contract, {
  async set({ body }, { db, audit }) {
    await db.insertInto('feature_gate').values({ name: body.name, enabled: true }).execute();
    audit({ object_type: 'gate', object_id: body.name, after: { enabled: true } });
    if (body.fail === 'refuse') throw invalid('Not today.');
    if (body.fail === 'throw') throw new Error('a bug');
    return { status: 'success' as const, at: body.fail === 'reply' ? (7 as never) : randomUUID() };
  },
  async remove({ params }, { db }) {
    const gone = await db.deleteFrom('feature_gate').where('name', '=', params.name).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw notFound('Gate');
    return { status: 'success' as const };
  },
  async read(_input, { db }) {
    const { counts } = await db
      .selectFrom('feature_gate')
      .select((eb) => eb.fn.countAll<number>().as('counts'))
      .executeTakeFirstOrThrow();
    return { counts };
  },
});

/** How many gates and audit events there are. */
export async function countRows(db: Kysely<DB>) {
  const { rows } = await sql<{ gates: number; events: number }>`
    select (select count(*) from feature_gate) gates, (select count(*) from audit_event) events`.execute(db);
  return rows[0] as { gates: number; events: number };
}
