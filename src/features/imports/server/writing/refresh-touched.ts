import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

const REFRESHED_AT_ONCE = 20_000;

/** The derived rows of the companies in import_touched, made again. */
export async function refreshTouched(db: Kysely<DB>, onPart: (part: number) => Promise<void>) {
  await sql`create index on import_touched (target_id)`.execute(db);
  for (let [last, done] = [0, 0]; ; ) {
    const { rows } = await sql<{ ids: number[] | null; total: number }>`
      select (select array_agg(target_id order by target_id) from (select target_id from import_touched
          where target_id > ${last} order by target_id limit ${REFRESHED_AT_ONCE}) batch) as ids,
        (select count(*)::integer from import_touched) as total`.execute(db);
    const { ids, total } = rows[0] ?? { ids: null, total: 0 };
    if (!ids) return;
    await sql`select refresh_discovery(${ids}::integer[]), refresh_company_text(${ids}::integer[])`.execute(
      db,
    );
    last = ids.at(-1) ?? last;
    done += ids.length;
    await onPart(done / total);
  }
}
