import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DB } from '#db';
import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { MIGRATIONS } from '../testing/scratch-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { aFolder, fillFirm, fingerprints, restoreFrom, saveTo, storeFile } from './testing/a-firm.ts';

const { folder, files } = await aFolder();
const source = await testDatabase();
await fillFirm(source.db, files);
const path = join(folder, 'good.backup');
await saveTo(path, { url: source.url, files });

/** A database whose owner may do nothing else. */
async function aModestDatabase(db: Kysely<DB>) {
  const name = `modest_${randomUUID().replaceAll('-', '')}`;
  await sql`create role ${sql.ref(name)} login password 'modest'`.execute(db);
  await sql`create database ${sql.ref(name)} owner ${sql.ref(name)}`.execute(db);
  const url = Object.assign(new URL(source.url), {
    pathname: `/${name}`,
    username: name,
    password: 'modest',
  });
  const drop = async () => {
    await sql`drop database ${sql.ref(name)} with (force)`.execute(db);
    await sql`drop role ${sql.ref(name)}`.execute(db);
  };
  return { url: url.href, drop };
}

describe('a restored database', () => {
  it('goes on where the saved one stood: keys, triggers, indexes', async () => {
    const target = await testDatabase();
    const indexes = () =>
      sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`;
    const before = await indexes().execute(target.db);
    await restoreFrom(path, { url: target.url, files });

    const added = await target.db
      .insertInto('company')
      .values({ company_domain: 'next.example', company_name: 'Next' })
      .returning('company_id')
      .executeTakeFirstOrThrow();
    const found = await sql`select from discovery where company_id = ${added.company_id}`.execute(target.db);

    expect(found.rows).toHaveLength(1);
    await expect(sql`delete from audit_event`.execute(target.db)).rejects.toThrow('append-only');
    expect((await indexes().execute(target.db)).rows).toEqual(before.rows);
  });

  it('may belong to a role that is no superuser', async () => {
    const { url, drop } = await aModestDatabase(source.db);
    await migrate(url, MIGRATIONS);
    const target = openDatabase(url);

    await restoreFrom(path, { url, files });

    const restored = await fingerprints(target.db);
    expect(restored).toEqual({ ...(await fingerprints(source.db)), session: restored.sign_in_attempt });
    await expect(sql`delete from audit_event`.execute(target.db)).rejects.toThrow('append-only');
    await target.close();
    await drop();
  });

  it('is only replaced when that is asked for, and its files go with it', async () => {
    const target = await testDatabase();
    const store = await aFolder();
    const old = await storeFile(target.db, store.files, 'old.pdf', Buffer.from('old'));
    const before = await fingerprints(target.db);

    await expect(restoreFrom(path, { url: target.url, files: store.files })).rejects.toThrow(
      'The database already holds data (stored_file). Nothing was changed. Add --yes to replace everything in it.',
    );
    expect(await fingerprints(target.db)).toEqual(before);
    await restoreFrom(path, { url: target.url, files: store.files }, true);

    expect((await fingerprints(target.db)).company).toBe((await fingerprints(source.db)).company);
    await expect(store.files.read(old)).rejects.toThrow('not found');
  });
});
