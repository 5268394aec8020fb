import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { csvRow } from '#server/csv.ts';
import { beginStep } from './import-status.ts';
import { checkImport } from './planning/check-import.ts';
import { receiveFile, recordImport } from './reading/receive-file.ts';
import type { StepPlatform } from './writing/bulk-step.ts';
import { commitImport } from './writing/commit-import.ts';

const FILE_NAME = 'Lakeside fair guests.csv';
const COLUMNS = ['Company Domain', 'Company', 'LinkedIn URL', 'List', 'Pipeline Status', 'Owner'];
const GUESTS = 12;
const WEEK_MS = 7 * 86_400_000;

/** Takes in a small file about companies of the demonstration firm, as a colleague would have done a week ago. */
export async function importDemonstration(platform: StepPlatform) {
  const { db, clock } = platform;
  const at = new Date(clock.now().getTime() - WEEK_MS);
  const then: StepPlatform = { ...platform, clock: { now: () => at } };
  const { user_id: by, full_name } = await db
    .selectFrom('staff')
    .select(['user_id', 'full_name'])
    .where('role', '=', 'ASSOCIATE')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const lines = (await listGuests(db).execute()).map(({ company_domain, company_name }, place) =>
    csvRow([
      company_domain,
      company_name,
      `https://linkedin.example/company/${company_domain.split('.')[0]}`,
      'Lakeside fair',
      'Prospect',
      place % 3 === 0 ? full_name : '',
    ]),
  );
  const file = Readable.from([Buffer.from([csvRow(COLUMNS), ...lines].join(''))]);
  const received = await receiveFile(then, file, { entity: 'companies', file_name: FILE_NAME });
  const id = await recordImport(db, received, { by, at });
  await db.transaction().execute((db) => beginStep(db, id, 'check'));
  await checkImport(then, id);
  await db.transaction().execute((db) => beginStep(db, id, 'commit', { committed_by: by }));
  await commitImport(then, id);
}

/** Companies that are known well, and that nobody has looked at yet. */
const listGuests = (db: Kysely<DB>) =>
  db
    .selectFrom('company as c')
    .select(['company_domain', 'company_name'])
    .where('linkedin_url', 'is', null)
    .where('description', 'is not', null)
    .where('hq_city', 'is not', null)
    .where('status', '=', 'Private')
    .where(sql<boolean>`not exists (select from tp_status_history h where h.company_id = c.company_id)`)
    .where(sql<boolean>`not exists (select from tp_owner o where o.company_id = c.company_id)`)
    .orderBy('company_id')
    .limit(GUESTS);
