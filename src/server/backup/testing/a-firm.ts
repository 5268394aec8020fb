import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { FileStore } from '../../files/file-store.ts';
import { openFileStore } from '../../files/store.ts';
import { atEnd } from '../../testing/at-end.ts';
import { aStaffMember } from '../../testing/factories.ts';
import { backUp } from '../back-up.ts';
import { inspect, restore } from '../restore.ts';

/** A folder that is gone when the test file ends, with a file store in it. */
export async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'orion-backup-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return { folder, files: openFileStore({ ORION_DATA_DIR: folder, FILES_URL: undefined }) };
}

export interface Place {
  url: string;
  files: FileStore;
}

export const saveTo = (path: string, { url, files }: Place) =>
  backUp({ url, files, path, at: new Date('2026-01-02T03:04:05Z') });
export const restoreFrom = async (path: string, { url, files }: Place, replace = false) =>
  restore({ url, files, path, archive: await inspect(path), replace });

const AWKWARD = 'tab\t back\\slash \\N new\nline return\r quote" 株式会社 💥 {,} null';

/** A little of everything that text, numbers, dates, lists and files can be. */
export async function fillFirm(db: Kysely<DB>, files: FileStore) {
  const ann = await aStaffMember(db);
  await sql`insert into company (company_domain, company_name, description, hq_country, growth_1m, total_funding_usd,
      last_funding_on, provenance)
    select 'c' || i || '.example', 'Company ' || i, ${AWKWARD}::text, 'Utopia', (i - 700) / 3.0, i * 1000000000::bigint,
      date '2020-02-29' + i, jsonb_build_object('note', ${AWKWARD}::text)
    from generate_series(1, 1500) i`.execute(db);
  await sql`insert into company (company_domain, company_name) values ('empty.example', '\\N')`.execute(db);
  await sql`insert into funding_round (company_id, round, announced_on, investors)
    select company_id, 'Seed', '2021-01-01', array['A, B', '"C"', '', '\\N', 'null'] from company limit 50`.execute(
    db,
  );
  await sql`insert into tp_status_history (company_id, tp_status, since, changed_by)
    select company_id, 'DILIGENCE', '2026-03-29 01:30:00.123456+00', ${ann.user_id} from company limit 20`.execute(
    db,
  );
  await sql`insert into audit_event (at, action, detail) values (now(), 'test', '{"a": 1}')`.execute(db);
  await sql`insert into session (user_id, cookie_hash, refresh_handle_hash, token_hash, token_expires_at, created_at, refreshed_at)
    values (${ann.user_id}, 'x', 'x', 'x', now(), now(), now())`.execute(db);
  await sql`insert into fathom_meeting (fathom_id, meeting_title, scoper, html_summary, plain, hidden_at, hidden_by,
      processed_by_orion, associated_type, associated_external_id, associated_name)
    select 9007199254740900 + i, ${AWKWARD}::text, 'ann@firm.example', '<p>Pumps</p>', 'Pumps', now(), ${ann.user_id},
      true, 'companies', i, 'Company' from generate_series(1, 30) i`.execute(db);
  await sql`insert into fathom_attendee (fathom_id, position, name, email)
    select fathom_id, n, ${AWKWARD}::text, case when n = 1 then 'mira@c1.example' else '' end
    from fathom_meeting, generate_series(1, 3) n`.execute(db);
  await sql`insert into fathom_company (fathom_id, company_domain, company_id, company_name)
    select fathom_id, 'c1.example', company_id, company_name from fathom_meeting, company where company_domain = 'c1.example'`.execute(
    db,
  );
  await sql`insert into fathom_association (fathom_id, external_type, external_id, name, state, note_id, associated_at)
    select fathom_id, 'companies', 1, 'Company', 'made', 12, now() from fathom_meeting`.execute(db);
  await sql`insert into meeting_key (user_id, sealed_key, cursor, run, run_started_at)
    values (${ann.user_id}, 'sealed:AAAA', 'a place', 'sweep', now())`.execute(db);
  await sql`insert into meeting_seen (key_id, fathom_id, seen_at)
    select key_id, fathom_id, now() from meeting_key, fathom_meeting`.execute(db);
  await storeFile(db, files, 'deck.pdf', Buffer.from('a deck '.repeat(50_000)));
  await storeFile(db, files, 'empty.txt', Buffer.alloc(0));
  const { storage_name } = await files.save(Readable.from([Buffer.from('a,b')]), { file_name: 'rows.csv' });
  await sql`insert into import (entity, file_name, storage_name, size, headers, mapping, preview, created_at)
    values ('companies', 'rows.csv', ${storage_name}, 3, '{a,b}', '[]', '[]', now())`.execute(db);
  return ann;
}

export async function storeFile(db: Kysely<DB>, files: FileStore, file_name: string, bytes: Buffer) {
  const stored = await files.save(Readable.from([bytes]), { file_name });
  await db
    .insertInto('stored_file')
    .values({ ...stored, file_name, content_type: 'application/pdf', created_at: new Date().toISOString() })
    .execute();
  return stored.storage_name;
}

/** Rows and md5 of every table, as SQL sees them; where a file lies is the store's own affair. */
export async function fingerprints(db: Kysely<DB>) {
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migration' order by 1`.execute(
    db,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ rows: number; md5: string }>`
      select count(*) as rows, md5(coalesce(string_agg(line, E'\n' order by line), '')) as md5
      from (select (to_jsonb(t) - 'storage_name')::text as line from ${sql.table(name)} t) all_rows`.execute(
      db,
    );
    prints[name] = `${rows[0]?.rows} ${rows[0]?.md5}`;
  }
  return prints;
}

/** Name and content of every file the database lists, read back from the store. */
export async function filesOf(db: Kysely<DB>, files: FileStore) {
  const { rows } = await sql<{ file_name: string; storage_name: string }>`
    select file_name, storage_name from stored_file union all select file_name, storage_name from import
    order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { file_name, storage_name } of rows) {
    const hash = createHash('sha256');
    for await (const piece of await files.read(storage_name)) hash.update(piece as Buffer);
    found[file_name] = hash.digest('hex');
  }
  return found;
}
