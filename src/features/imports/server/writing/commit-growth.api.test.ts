import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { importScene } from '../testing/import-scene.ts';
import { countChangedFields } from './changed-fields.ts';

const { db, takeIn } = await importScene();
const ROWS = 400;

const fileOf = (name: string) =>
  [
    'Domain,Name,Pipeline status,Lists',
    ...Array.from({ length: ROWS }, (_, at) => `${name}-${at}.example,${name} ${at},In Conversation,Spring`),
  ].join('\n');

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** How often a statement looks at a row, in all its joins. */
async function rowsSeen(statement: RawBuilder<unknown>) {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: PlanNode }];
  }>`explain (analyze, format json) ${statement}`.execute(db);
  const seen = (node: PlanNode): number =>
    node['Actual Loops'] *
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Join Filter'] ?? 0)) +
    (node.Plans ?? []).reduce((sum, one) => sum + seen(one), 0);
  return rows[0] ? seen(rows[0]['QUERY PLAN'][0].Plan) : 0;
}

it('a file with statuses and lists ends row by row although the database only knows the files before it', async () => {
  await takeIn(fileOf('first'));
  await sql`vacuum analyze`.execute(db);

  const { id, counts } = await takeIn(fileOf('second'));

  expect(counts).toMatchObject({ create: ROWS });
  expect(await rowsSeen(countChangedFields(id))).toBeLessThan(ROWS * 30);
});
