import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { type ColumnSample, guessColumns } from '../../column-values.rules.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import { findTakenLike } from '../imports.queries.ts';

/** The fields of the columns: as for the last file with the same ones, whoever imported it; else guessed. */
export async function matchColumns(
  db: Kysely<DB>,
  entity: ImportEntity,
  headers: readonly string[],
  preview: ColumnSample['preview'],
) {
  if (entity === 'meetings') return { mapping: json([]), readings: json([]), mapping_from: null };
  const taken =
    headers.length === 0 ? undefined : await findTakenLike(db, entity, headers).executeTakeFirst();
  if (!taken || taken.headers.length !== headers.length)
    return {
      mapping: json(guessColumns(entity, headers, { preview, choices: await statusChoices(db) })),
      readings: json([]),
      mapping_from: null,
    };
  const places = placesIn(taken.headers, headers);
  return {
    mapping: json(places.map((at) => taken.mapping[at] ?? null)),
    // Another day's file may write its dates and amounts in another way.
    readings: json([]),
    mapping_from: taken.file_name,
  };
}

const statusChoices = async (db: Kysely<DB>) => ({
  status: namesOf(await listChoices(db, 'company_status').execute()),
  tp_status: namesOf(await listChoices(db, 'tp_status').execute()),
});
const namesOf = (choices: readonly { display_name: string }[]) =>
  choices.map(({ display_name }) => display_name);

/** Where each header stood before; one that repeats keeps its turn. */
function placesIn(before: readonly string[], headers: readonly string[]): number[] {
  const left = before.map((header, at) => ({ header, at }));
  return headers.map((header) => {
    const found = left.findIndex((one) => one.header === header);
    return found < 0 ? -1 : (left.splice(found, 1)[0]?.at ?? -1);
  });
}
