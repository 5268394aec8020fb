import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { csvStream } from '#server/csv.ts';
import { changesAfter, type WantedChanges } from './import-changes.queries.ts';

const BATCH = 1000;
const COLUMNS = ['line', 'key', 'name', 'outcome', 'choice', 'field', 'kind', 'ours', 'theirs'];

/** Who would change as CSV: a line for each field, what is there beside what the file has. */
export const changesFile = (db: Kysely<DB>, id: string, wanted: WantedChanges = {}) =>
  csvStream(COLUMNS, linesOf(db, id, wanted));

async function* linesOf(db: Kysely<DB>, id: string, wanted: WantedChanges) {
  for (let after = 0; ; ) {
    const batch = await changesAfter(db, id, wanted, after, BATCH).execute();
    const last = batch.at(-1);
    if (!last) return;
    after = last.number;
    yield batch.flatMap(({ fields, action, ...one }) =>
      fields.map((field) => ({ ...one, outcome: action, ...field })),
    );
  }
}
