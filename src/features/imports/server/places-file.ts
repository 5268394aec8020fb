import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { countryNamed, stateNamed } from '#kernel/places.ts';
import { csvRow } from '#server/csv.ts';
import { listCompaniesAt, listWrittenPlaces } from './places.queries.ts';

const BATCH = 5000;
const COLUMNS = ['domain', 'hq_state', 'hq_country'] as const;

/** A file of every company whose place is written otherwise than we do, with the place as we write it. */
export async function* placesFile(db: Kysely<DB>) {
  const written = await listWrittenPlaces(db).execute();
  const places = written.flatMap(({ hq_state, hq_country }) => {
    const country = countryNamed(hq_country ?? '') ?? hq_country ?? '';
    const state = hq_state === null ? null : (stateNamed(hq_state, country) ?? hq_state);
    return country === hq_country && state === hq_state ? [] : [{ hq_state, hq_country, state, country }];
  });
  yield csvRow(COLUMNS);
  for (let after = 0; places.length > 0; ) {
    const rows = await listCompaniesAt(db, places, after, BATCH).execute();
    yield rows.map((row) => csvRow(COLUMNS.map((column) => row[column]))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.company_id;
  }
}
