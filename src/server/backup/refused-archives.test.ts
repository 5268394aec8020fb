import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { inspect } from './restore.ts';
import { aFolder, fillFirm, fingerprints, restoreFrom, saveTo } from './testing/a-firm.ts';

const { folder, files } = await aFolder();
const source = await testDatabase();
await fillFirm(source.db, files);
const good = join(folder, 'good.backup');
await saveTo(good, { url: source.url, files });
const bytes = await readFile(good);
const plain = gunzipSync(bytes);

const target = await testDatabase();
const untouched = await fingerprints(target.db);
const store = await aFolder();

let made = 0;
const written = async (content: Buffer) => {
  const path = join(folder, `bad-${++made}.backup`);
  await writeFile(path, content);
  return path;
};
const refusal = async (content: Buffer) =>
  restoreFrom(await written(content), { url: target.url, files: store.files }, true).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
const edited = (from: string, to: string) => {
  const at = plain.indexOf(from);
  return gzipSync(Buffer.concat([plain.subarray(0, at), Buffer.from(to), plain.subarray(at + from.length)]));
};
/** The archive without its last frames. */
const upTo = (kind: 'm' | 'z') => {
  let at = 0;
  while (String.fromCharCode(plain[at] ?? 0) !== kind) at += 5 + plain.readUInt32BE(at + 1);
  return gzipSync(plain.subarray(0, at));
};

it.each([
  ['cut by a tenth', bytes.subarray(0, bytes.length * 0.9), 'incomplete: its end is missing'],
  ['empty', Buffer.alloc(0), 'incomplete: its end is missing'],
  ['without its seal', upTo('z'), 'incomplete: its end is missing'],
  ['without its manifest', upTo('m'), 'incomplete: its end is missing'],
  ['with a changed row', edited('Company 77', 'Company 78'), 'the table company does not match its checksum'],
  ['with a longer tail', Buffer.concat([bytes, Buffer.from('tail')]), 'its compression is broken'],
  ['with nothing behind it', Buffer.concat([bytes, Buffer.alloc(10)]), 'something follows its end'],
  ['twice in one file', Buffer.concat([bytes, bytes]), 'damaged: something follows its end'],
  ['of another format', edited('"orion_backup":1', '"orion_backup":2'), 'has format 2'],
  ['of a changed date', edited('2026-01-02', '2026-01-03'), 'it does not match its checksum'],
  ['no archive', Buffer.from('company_domain,company_name\n'), 'not a backup of Orion'],
  ['another gzip file', gzipSync('company_domain,company_name\n'.repeat(99)), 'not a backup of Orion'],
])('refuses an archive that is %s, and touches nothing', async (_what, content, sentence) => {
  expect(await refusal(content)).toContain(sentence);
  expect(await refusal(content)).toContain('Nothing was changed');
  expect(await fingerprints(target.db)).toEqual(untouched);
  expect(await readdir(store.folder)).toEqual([]);
});

const saysTheSame = (content: Buffer) => {
  try {
    return gunzipSync(content).equals(plain);
  } catch {
    return false;
  }
};

it('refuses an archive with one byte flipped, wherever that is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ flip;
      // The time in the head and the bits that fill the last byte say nothing about the content.
      fc.pre(!saysTheSame(flipped));

      await expect(inspect(await written(flipped))).rejects.toThrow('Nothing was changed');
    }),
    { numRuns: 60 },
  );
});

it('refuses an archive of another version of Orion', async () => {
  const other = await testDatabase();
  await sql`delete from migration where name like '0006%'`.execute(other.db);
  const before = await fingerprints(other.db);

  const attempt = restoreFrom(good, { url: other.url, files: store.files }, true);

  await expect(attempt).rejects.toThrow(
    /another version of Orion: it needs 0006_\w+\.sql\. Nothing was changed/,
  );
  expect(await fingerprints(other.db)).toEqual(before);
});

it('says so when there is no such file', async () => {
  await expect(inspect(join(folder, 'absent.backup'))).rejects.toThrow('There is no such file');
  await expect(inspect(folder)).rejects.toThrow('That is a folder. Name the backup itself.');
});

it('changes nothing when the database refuses half-way', async () => {
  const stubborn = await testDatabase();
  // Found only once the rows are there: the last table is full of what this forbids.
  await sql`alter table stored_file add constraint no_files check (size < 0)`.execute(stubborn.db);
  const before = await fingerprints(stubborn.db);

  await expect(restoreFrom(good, { url: stubborn.url, files: store.files })).rejects.toThrow('no_files');

  expect(await fingerprints(stubborn.db)).toEqual(before);
  expect(await readdir(store.folder, { recursive: true })).toEqual([]);
});
