import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import type { ChangeAction, ChangeChoice, ImportChange } from '../import-record.contract.ts';

/** Which of those that an import would change are meant; all where nothing is said. */
export interface WantedChanges {
  action?: ChangeAction | undefined;
  field?: string | undefined;
  search?: string | undefined;
}

function wantedChanges(db: Kysely<DB>, id: string, { action, field, search }: WantedChanges) {
  const letters = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('import_outcome')
    .where('import_id', '=', id)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(field !== undefined, (query) => query.where('fields', '@>', json([{ field }])))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`(name ilike ${letters} or key ilike ${letters} or exists (
          select from jsonb_to_recordset(fields) f (ours jsonb, theirs jsonb)
          where f.ours #>> '{}' ilike ${letters} or f.theirs #>> '{}' ilike ${letters}))`,
      ),
    );
}

/** Who would change, after a number, in the order of the file. */
export const changesAfter = (
  db: Kysely<DB>,
  id: string,
  wanted: WantedChanges,
  number: number,
  most: number,
) =>
  wantedChanges(db, id, wanted)
    .select(['number', 'line', 'key', 'name', 'action', 'choice', 'fields'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(most)
    .$castTo<ImportChange>();

export const countChanges = (db: Kysely<DB>, id: string, wanted: WantedChanges) =>
  wantedChanges(db, id, wanted).select(({ fn }) => fn.countAll<number>().as('count'));

/** Only a company found by name, or named otherwise, may be another than the one it was taken for. */
const mayBeAnother = sql<boolean>`import_id in (select id from import where entity = 'companies')
  and (fields @> '[{"kind": "matched"}]' or fields @> '[{"kind": "name"}]' or fields @> '[{"kind": "names"}]')`;

/** The choice for one, or for all of a kind. */
export const chooseFor = (
  db: Kysely<DB>,
  id: string,
  choice: ChangeChoice,
  which: { number: number } | { action: ChangeAction },
) => {
  const all = db
    .updateTable('import_outcome')
    .set({ choice, is_chosen: true })
    .where('import_id', '=', id)
    .$if(choice === 'new', (query) => query.where(mayBeAnother));
  return 'number' in which ? all.where('number', '=', which.number) : all.where('action', '=', which.action);
};
