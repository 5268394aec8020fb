import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { waitForTurn } from '#features/fathom/server/taking-in/take-in.queries.ts';
import { takeInMeetings } from '#features/fathom/server/taking-in/take-in.ts';
import { json } from '#server/db/client.ts';
import type { ExistingRule, ImportCounts } from '../../import-record.contract.ts';
import type { StepPlatform } from '../writing/bulk-step.ts';
import { actionsOf, type PlannedMeeting } from './plan-meetings.ts';

/** A summary can be long: so many at once are no burden. */
const MOST = 100;

interface CommitWish {
  import_id: string;
  by: number | null;
  existing: ExistingRule;
}

/** The next meetings of a file, by the rules of those that come by themselves; false when there are no more. */
export async function takeMeetings(
  { config, clock }: Pick<StepPlatform, 'config' | 'clock'>,
  db: Kysely<DB>,
  { import_id, by, existing }: CommitWish,
  most: number,
) {
  await waitForTurn(db);
  const { rows } = await sql<PlannedMeeting>`
    select * from (${actionsOf(import_id, by)}) planned
    where number > (select coalesce(taken_through, 0) from import where id = ${import_id})
    order by number limit ${Math.min(most, MOST)}`.execute(db);
  const last = rows.at(-1);
  if (!last) return false;
  const taken = rows.filter(
    ({ action, is_hidden }) =>
      !is_hidden && (action === 'create' || (action === 'differ' && existing === 'replace')),
  );
  const ids = sql.val(taken.map(({ fathom_id }) => fathom_id));
  await sql`
    insert into import_meeting (import_id, fathom_id, before)
    select ${import_id}::uuid, id, meeting_state(id) from unnest(${ids}::bigint[]) id`.execute(db);
  const now = clock.now();
  const told = taken.map(({ data }) => data);
  await takeInMeetings(db, config, told, { source: 'import', told_at: now, now });
  // A file cannot tell that a meeting is there again where it came from.
  await sql`
    update fathom_meeting m set deleted_at = (b.before -> 'meeting' ->> 'deleted_at')::timestamptz
    from import_meeting b where b.import_id = ${import_id} and m.fathom_id = any(${ids}::bigint[])
      and b.fathom_id = m.fathom_id and b.before is not null`.execute(db);
  await sql`
    update import_meeting set after = meeting_state(fathom_id)
    where import_id = ${import_id} and fathom_id = any(${ids}::bigint[])`.execute(db);
  await noteBatch(db, import_id, last.number, rows, existing);
  return true;
}

async function noteBatch(
  db: Kysely<DB>,
  import_id: string,
  through: number,
  rows: readonly PlannedMeeting[],
  existing: ExistingRule,
) {
  const { counts } = await db
    .selectFrom('import')
    .select('counts')
    .$narrowType<{ counts: ImportCounts }>()
    .where('id', '=', import_id)
    .executeTakeFirstOrThrow();
  for (const { action } of rows)
    counts[action === 'differ' && existing === 'replace' ? 'update' : action] += 1;
  await db
    .updateTable('import')
    .set({ taken_through: through, counts: json(counts) })
    .set((eb) => ({ rows_done: eb('rows_done', '+', rows.length) }))
    .where('id', '=', import_id)
    .execute();
}
