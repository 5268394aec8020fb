import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { counted } from '#kernel/numbers.ts';
import { openDatabase } from '#server/db/client.ts';
import { alignRows } from './align-rows.ts';
import { type CommandPlatform, type Commands, type Options, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

async function listMonths({ db }: CommandPlatform) {
  const { rows } = await sql<{ month: string; entries: number }>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, count(*) as entries
    from audit_event group by 1 order by 1`.execute(db);
  return (
    alignRows(rows.map(({ month, entries }) => [month, counted(entries, 'entry', 'entries')])) ||
    'No entries.'
  );
}

/** Drops a whole month for good; asks for the number of its entries, so that nobody does it unawares. */
async function dropMonth({ ownerUrl, clock }: CommandPlatform, month: string, { entries: told }: Options) {
  if (!MONTH.test(month)) throw new UsageProblem('MONTH must look like 2025-01.');
  const first = `${month}-01T00:00:00Z`;
  if (clock.now().toISOString().slice(0, 7) <= month)
    throw new Error(`${month} is not over; only whole months go.`);
  // The server's own role may not do this.
  const owner = openDatabase(ownerUrl, { most: 1, statementTimeoutMs: 0 });
  try {
    return await owner.db.transaction().execute(async (db) => {
      const entries = await countMonth(db, first);
      if (entries === 0) return `There are no entries of ${month}.`;
      const words = counted(entries, 'entry', 'entries');
      if (told !== String(entries))
        throw new Error(
          `${month} has ${words}. Make a backup, then drop them for good with: npm run admin -- audit drop ${month} --entries ${entries}`,
        );
      // Every write waits behind this one: it does not wait long itself.
      await sql`set local lock_timeout = '5s'`.execute(db);
      // What came before its month was made lies among the others.
      await sql`select make_audit_month(${first}::timestamptz)`.execute(db);
      await sql`drop table ${sql.id('audit_months', `month_${month.replace('-', '_')}`)}`.execute(db);
      await noteCommand({ db, clock }, 'audit.drop_month', { type: 'audit_month', id: month }, { entries });
      return `${words} of ${month} dropped.`;
    });
  } finally {
    await owner.close();
  }
}

async function countMonth(db: Kysely<DB>, first: string) {
  const { rows } = await sql<{ entries: number }>`select count(*) as entries from audit_event
    where at >= ${first}::timestamptz and at < (${first}::timestamptz at time zone 'UTC' + interval '1 month') at time zone 'UTC'`.execute(
    db,
  );
  return rows[0]?.entries ?? 0;
}

export const auditMonthCommands: Commands = {
  'audit months': {
    usage: '',
    summary: 'The months of the audit trail, which is kept whole unless you drop some',
    args: [],
    run: (platform) => listMonths(platform),
  },
  'audit drop': {
    usage: 'MONTH --entries N',
    summary: 'Drop a month of the audit trail for good, such as 2025-01; N is how many entries it has',
    args: ['MONTH'],
    options: ['entries'],
    run: (platform, [month = ''], options) => dropMonth(platform, month, options),
  },
};
