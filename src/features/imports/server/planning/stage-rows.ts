import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { ownerOptionsOf } from '#features/pipeline/pipeline.rules.ts';
import { listOwningStaff } from '#features/pipeline/server/pipeline.queries.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import type { FieldProblem, Known } from './entity-rows.rules.ts';

const BATCH_ROWS = 2000;
const BATCH_LETTERS = 2_000_000;

/** What the rows of a file must fit, as the database has it now. */
export async function loadKnown(db: Kysely<DB>): Promise<Known> {
  const shared = await db.selectFrom('shared_domain').select('domain').execute();
  const blocked = await db
    .selectFrom('submission')
    .select(sql<string>`answers ->> 'domain'`.as('domain'))
    .where('template', '=', 'blocked-domains')
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  const statuses = await db
    .selectFrom('choice')
    .select(['server_value', 'display_name'])
    .where('kind', '=', 'company_status')
    .orderBy('position')
    .execute();
  const pipeline = await listChoices(db, 'tp_status').execute();
  return {
    sharedDomains: new Set(shared.map(({ domain }) => domain)),
    blockedDomains: new Set(blocked.map(({ domain }) => domain)),
    statuses: namedChoices(statuses),
    pipeline: namedChoices(pipeline),
    owners: ownerOptionsOf(await listOwningStaff(db).execute()),
  };
}

const namedChoices = (choices: readonly { server_value: string; display_name: string }[]) =>
  new Map(choices.map(({ server_value, display_name }) => [display_name, server_value]));

/** A row as it is kept until it is taken in. */
export interface RowToStage {
  line: number;
  data: object;
  lists: object;
  keys: string[];
  problems: FieldProblem[];
}

/** Puts every row of the file beside the firm's data, a batch at a time; answers how many there were. */
export async function stageRows<Row>(
  db: Kysely<DB>,
  import_id: string,
  rows: AsyncIterable<Row>,
  onBatch: (rowsSoFar: number) => Promise<void>,
  parse: (row: Row) => RowToStage | null,
): Promise<number> {
  let number = 0;
  let batch: string[] = [];
  let letters = 0;
  // The next batch is parsed while the database takes this one.
  let written: Promise<void> | undefined;
  const flush = async () => {
    await written;
    const full = `[${batch.join(',')}]`;
    const soFar = number;
    batch = [];
    letters = 0;
    written = insertRows(db, import_id, full).then(() => onBatch(soFar));
    // Seen when it is awaited, not before.
    written.catch(() => {});
  };
  for await (const row of rows) {
    const staged = parse(row);
    if (!staged) continue;
    number += 1;
    const { problems, ...rest } = staged;
    const text = JSON.stringify({ number, ...rest, ...(problems.length > 0 && { problems }) });
    batch.push(text);
    letters += text.length;
    if (batch.length >= BATCH_ROWS || letters >= BATCH_LETTERS) await flush();
  }
  await flush();
  await written;
  return number;
}

const insertRows = async (db: Kysely<DB>, import_id: string, rows: string) => {
  await sql`
    insert into import_row (import_id, number, line, data, lists, keys, problems)
    select ${import_id}::uuid, number, line, data, lists, keys, problems
    from jsonb_to_recordset(${rows}::jsonb)
      as row (number integer, line integer, data jsonb, lists jsonb, keys text[], problems jsonb)`.execute(
    db,
  );
};
