import { sql, type Kysely } from 'kysely';
import type { DB } from '#db';

/** The derived rows of the companies in import_touched, made again. */
export async function refreshTouched(db: Kysely<DB>) {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(target_id order by target_id) as ids from import_touched`.execute(db);
  const ids = rows[0]?.ids;
  if (ids)
    await sql`select refresh_discovery(${ids}::integer[]), refresh_company_text(${ids}::integer[])`.execute(
      db,
    );
}
