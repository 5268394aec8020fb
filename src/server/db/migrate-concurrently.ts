import type pg from 'pg';

const MARK = /^-- concurrently\n/;
const INDEX = /^create (?:unique )?index concurrently if not exists (\w+) on/i;

/** A file that begins with this line builds indexes beside writers, which no transaction may do. */
export const isConcurrent = (statements: string) => MARK.test(statements);

/** Statement by statement; killed in the middle, the next start goes on, and an index left half-built is made anew. */
export async function applyConcurrently(client: pg.Client, statements: string) {
  for (const statement of statementsOf(statements)) {
    const [, index] = INDEX.exec(statement) ?? [];
    if (!index)
      throw new Error(`only "create index concurrently if not exists" may stand here: ${statement}`);
    await dropHalfBuilt(client, index);
    await client.query(statement);
  }
}

const statementsOf = (statements: string) =>
  statements
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

async function dropHalfBuilt(client: pg.Client, index: string) {
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rows.length > 0) await client.query(`drop index concurrently ${index}`);
}
