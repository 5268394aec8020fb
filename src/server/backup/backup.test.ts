import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DB } from '#db';
import type { FileStore } from '../files/file-store.ts';
import { testDatabase } from '../testing/test-database.ts';
import {
  aFolder,
  filesOf,
  fillFirm,
  fingerprints,
  restoreFrom,
  saveTo,
  storeFile,
} from './testing/a-firm.ts';

const { folder, files } = await aFolder();
const source = await testDatabase();
await fillFirm(source.db, files);
const from = { url: source.url, files };

/** Also these are there to come back: meetings with all that hangs on them, and the keys they came by. */
const MEETINGS = [
  'fathom_meeting',
  'fathom_attendee',
  'fathom_company',
  'fathom_association',
  'fathom_text',
  'meeting_key',
  'meeting_seen',
];

/** Companies that come with an alias in one transaction, again and again until told to stop. */
function writer(db: Kysely<DB>) {
  const stop = new AbortController();
  let written = 0;
  const work = (async () => {
    while (!stop.signal.aborted) {
      await db.transaction().execute(async (db) => {
        const domain = `w${written}.example`;
        await sql`insert into company (company_domain, company_name) values (${domain}, 'Written')`.execute(
          db,
        );
        await sql`insert into company_alias (domain, company_id)
          select 'alias-' || company_domain, company_id from company where company_domain = ${domain}`.execute(
          db,
        );
      });
      written += 1;
    }
  })();
  return {
    written: () => written,
    stop: () => {
      stop.abort();
      return work;
    },
  };
}

describe('a backup', () => {
  it('holds one moment of a database that is being written to', async () => {
    const target = await testDatabase();
    const path = join(folder, 'busy.backup');
    const writes = writer(source.db);
    await expect.poll(writes.written).toBeGreaterThan(3);

    const before = writes.written();
    const { entries } = await saveTo(path, from);
    await writes.stop();
    await restoreFrom(path, { url: target.url, files });

    const { rows } = await sql<{ companies: number; aliases: number }>`select
      (select count(*) from company where company_name = 'Written') as companies,
      (select count(*) from company_alias where domain like 'alias-%') as aliases`.execute(target.db);
    expect(rows[0]?.aliases).toBe(rows[0]?.companies);
    expect(rows[0]?.companies).toBeGreaterThanOrEqual(before);
    expect(rows[0]?.companies).toBeLessThanOrEqual(writes.written());
    const restored = await fingerprints(target.db);
    expect(
      entries.filter(({ kind, rows, name }) => kind === 'table' && !restored[name]?.startsWith(`${rows} `)),
    ).toEqual([]);
  });

  it('comes back the same: every table, every file', async () => {
    const target = await testDatabase();
    const elsewhere = await aFolder();
    const path = join(folder, 'quiet.backup');

    await saveTo(path, from);
    await restoreFrom(path, { url: target.url, files: elsewhere.files });

    const expected = {
      ...(await fingerprints(source.db)),
      session: (await fingerprints(target.db)).sign_in_attempt,
    };
    expect(await fingerprints(target.db)).toEqual(expected);
    for (const table of MEETINGS) expect((await fingerprints(target.db))[table], table).not.toMatch(/^0 /);
    expect(await filesOf(target.db, elsewhere.files)).toEqual(await filesOf(source.db, files));
    expect(Object.keys(await filesOf(target.db, elsewhere.files))).toEqual([
      'deck.pdf',
      'empty.txt',
      'rows.csv',
    ]);
  });

  it('is readable by its owner only, and never written over another', async () => {
    const path = join(folder, 'mine.backup');

    await saveTo(path, from);

    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(saveTo(path, from)).rejects.toThrow('exists already');
    await expect(saveTo(folder, from)).rejects.toThrow(`${folder} is a folder. Name a file in it.`);
  });

  it('keeps every table in place until it is done', async () => {
    const swap = () => sql`lock table company_rank in access exclusive mode nowait`;
    const attempts: string[] = [];
    const read: FileStore['read'] = async (name) => {
      const attempt = source.db.transaction().execute((db) => swap().execute(db));
      attempts.push(
        await attempt.then(
          () => 'swapped',
          ({ message }: Error) => message,
        ),
      );
      return files.read(name);
    };

    await saveTo(join(folder, 'held.backup'), { url: source.url, files: { ...files, read } });

    expect([...new Set(attempts)]).toEqual(['could not obtain lock on relation "company_rank"']);
  });

  it('tells of files that are gone or changed, and saves the rest', async () => {
    const scratch = await testDatabase();
    const store = await aFolder();
    const gone = await storeFile(scratch.db, store.files, 'gone.pdf', Buffer.from('gone'));
    await storeFile(scratch.db, store.files, 'kept.pdf', Buffer.from('kept'));
    const changed = await storeFile(scratch.db, store.files, 'changed.pdf', Buffer.from('changed'));
    await store.files.remove(gone);
    await sql`update stored_file set sha256 = 'other' where storage_name = ${changed}`.execute(scratch.db);

    const { lost, entries } = await saveTo(join(store.folder, 'lost.backup'), {
      url: scratch.url,
      files: store.files,
    });

    expect(lost.sort()).toEqual([changed, gone].sort());
    expect(entries.filter(({ kind }) => kind === 'file')).toHaveLength(2);
  });
});
