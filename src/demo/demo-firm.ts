import pg from 'pg';
import type { Platform } from '#server/platform.ts';
import { calendarOf } from './making/calendar.ts';
import { copyInto } from './making/copy.ts';
import { demoBatches } from './demo-batches.ts';
import { addDemoChoices } from './demo-choices.ts';
import { isDemoAddress } from './demo-staff.ts';
import { storeFiles } from './records/files.ts';
import { drawFirm, type FirmStaff } from './firm.ts';

export interface DemoFirmParts extends Pick<Platform, 'clock'> {
  url: string;
  files: Pick<Platform['files'], 'save' | 'remove'>;
  /** Called before the firm is kept; what it throws leaves nothing behind. */
  beforeCommit?: (client: pg.ClientBase) => Promise<void>;
}

const LOCK = 4_711_002;
/** A row in any of these says that somebody has begun to work; what else there is hangs on them. */
const WORK = [
  'company',
  'person',
  'reference',
  'bucket',
  'fathom_meeting',
  'cto_lunch_thread',
  'knowledge_source',
  'submission',
  'digest',
  'discovery_search',
];

/** Tables whose numbers were given by us rather than by their sequence. */
const NUMBERED = {
  company: 'company_id',
  person: 'person_id',
  workboard: 'workboard_id',
  bucket: 'bucket_id',
  datasource: 'datasource_id',
  company_meeting: 'meeting_id',
  meeting_key: 'key_id',
  cto_lunch_message: 'message_id',
} as const;

/**
 * Loads the demonstration firm into a database in which nobody has begun to work, all of it or nothing.
 * Answers whether it did.
 */
export async function seedDemoFirm({ url, clock, files, beforeCommit }: DemoFirmParts): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'orion seed' });
  client.on('error', () => {});
  await client.connect();
  let forget = async () => {};
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const staff = await demoStaff(client);
    if (staff.length === 0 || (await holdsRows(client, WORK))) return false;
    const firm = drawFirm(calendarOf(clock.now()), staff);
    const { batches, files: texts } = demoBatches(firm, await usedNumbers(client));

    await client.query("set local orion.bulk = 'on'");
    await addDemoChoices(client);
    const stored = await storeFiles(files, texts, staff[0]?.user_id ?? null, firm.calendar);
    forget = stored.forget;
    for (const batch of [stored.batch, ...batches]) await copyInto(client, batch);
    await finish(
      client,
      batches.map(({ table }) => table),
    );
    await beforeCommit?.(client);
    await client.query('commit');
    forget = async () => {};
    return true;
  } finally {
    // Ends the transaction too, when it did not come to its end.
    await client.end();
    await forget();
  }
}

async function finish(client: pg.ClientBase, tables: readonly string[]) {
  for (const [table, column] of Object.entries(NUMBERED))
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select max("${column}") from "${table}"))`,
      [table, column],
    );
  await client.query('select refresh_discovery(null), refresh_company_text(null), refresh_references(null)');
  await client.query(
    `analyze ${[...new Set([...tables, 'discovery', 'company_text', 'place', 'reference_facts', 'reference_text'])].map((table) => `"${table}"`).join(', ')}`,
  );
}

/** The people of the demonstration firm; where none of them is listed there is nobody it could belong to. */
async function demoStaff(client: pg.ClientBase): Promise<FirmStaff[]> {
  const { rows } = await client.query<FirmStaff>(
    'select user_id, email_address::text, full_name, first_name, role from staff order by user_id',
  );
  return rows.filter(({ email_address }) => isDemoAddress(email_address));
}

async function holdsRows(client: pg.ClientBase, tables: readonly string[]): Promise<boolean> {
  const any = tables.map((table) => `exists (select from "${table}")`).join(' or ');
  const { rows } = await client.query<{ held: boolean }>(`select ${any} as held`);
  return rows[0]?.held ?? false;
}

async function usedNumbers(client: pg.ClientBase) {
  const highest = (table: string, column: string) =>
    `(select coalesce(max(${column}), 0) from ${table}) as ${table}`;
  const { rows } = await client.query(
    `select ${highest('workboard', 'workboard_id')}, ${highest('bucket', 'bucket_id')},
       ${highest('datasource', 'datasource_id')}, ${highest('cto_lunch_message', 'message_id')},
       (select workboard_id from workboard where type = 'people' and name = 'Reference Contacts') as "referenceContacts",
       (select datasource_id from datasource where datasource = 'multi_founders') as "multiFounders"`,
  );
  return rows[0] as Parameters<typeof demoBatches>[1];
}
