import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { DB } from '#db';
import { eventually } from '#kernel/testing/eventually.ts';
import { aFolder, restoreFrom, saveTo } from '#server/backup/testing/a-firm.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded-database.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { type ProductProcess, startProduct } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';

const [KEY, OTHER] = ['the key of the first process, 7f3a', 'the key of another process, 91c2'];
const REFUSAL =
  'ORION_SECRET_KEY differs from that of another Orion that runs on this database: give both the same key, or stop the other first\n';
const EX_CONFIG = 78;
/** Most of what two processes agree on is tried without starting any (`claim-database.test.ts`); here all of it is, and long. */
const itTakesLong = it.runIf(process.env.ORION_TEST_LONG);
/** A PostgreSQL that is killed is away for longer than one that is asked to stop. */
const SIGNALS = ['SIGKILL', 'SIGINT'] as const;

const running: ProductProcess[] = [];
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});
const files = await aFolder();
async function start(url: string, ORION_SECRET_KEY: string, more: Record<string, string> = {}) {
  const product = startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    ORION_DATA_DIR: files.folder,
    ORION_SECRET_KEY,
    LOG_LEVEL: 'warn',
    ...more,
  });
  running.push(product);
  return product;
}
async function readied(...given: Parameters<typeof start>) {
  const product = await start(...given);
  await product.ready();
  return product;
}

/** What the key seals: a session that can be renewed, a mail with a link to end such mails, an answer kept sealed. */
async function sealSome(db: Kysely<DB>) {
  const { user_id } = await aStaffMember(db);
  await sql`insert into session (user_id, cookie_hash, refresh_handle_hash, refresh_token, token_hash,
      token_expires_at, created_at, refreshed_at)
    values (${user_id}, ${randomUUID()}, 'h', 'sealed', 't', now(), now(), now())`.execute(db);
  await sql`insert into mail_outbox (effect_key, to_address, subject, html, plain, template, created_at, unsubscribe_url)
    values (${randomUUID()}, 'a@firm.example', 's', 'h', 'p', 't', now(), 'https://orion.example/unsubscribe/x')`.execute(
    db,
  );
  await sql`insert into meeting_key (user_id, sealed_key) values (${user_id}, 'sealed')`.execute(db);
  await sql`insert into form_template (slug, version, name, definition) values ('keeper', 1, 'Keeper',
    '{"request_schema": {"sections": [{"attributes": [{"name": "cookie", "describe": {"sealed": "true"}}]}]}}')`.execute(
    db,
  );
  await sql`insert into submission (template, template_version, answers, created_by, created_at)
    values ('keeper', 1, '{"cookie": "sealed"}', ${user_id}, now()), ('keeper', 1, '{}', ${user_id}, now())`.execute(
    db,
  );
}
const LOST_ANYWHERE =
  'the sealed answers of 1 form entry, which are entered again; 1 Fathom key, which their owners enter again; the unsubscribe links in 1 mail';

it('the second of two processes with two keys refuses, and the first goes on', async () => {
  const { url } = await testDatabase();
  const first = await readied(url, KEY);

  const second = await start(url, OTHER);

  expect(await second.exited).toEqual({ code: EX_CONFIG, signal: null });
  expect(second.output()).toBe(REFUSAL);
  await first.ready();
});

it('a key is changed with one process: killed or stopped, the next starts and says what is lost, once', async () => {
  const { url, db } = await testDatabase();
  const first = await readied(url, KEY);
  await sealSome(db);
  first.child.kill('SIGKILL');

  const second = await readied(url, OTHER);

  expect(second.output()).toContain(`1 session, whose people sign in again; ${LOST_ANYWHERE}`);
  second.child.kill('SIGTERM');
  expect(await second.exited, second.output()).toEqual({ code: 0, signal: null });
  expect(second.output()).not.toContain('connection that claims');
  expect((await readied(url, OTHER)).output()).not.toContain('secret key');
});

itTakesLong('a backup is restored elsewhere under another key, which says what is lost', async () => {
  const source = await testDatabase();
  const target = await testDatabase();
  await readied(source.url, KEY);
  await sealSome(source.db);
  const other = await aFolder();
  const path = join(other.folder, 'elsewhere.backup');
  await saveTo(path, { url: source.url, files: files.files });
  const there = { ORION_DATA_DIR: other.folder };
  const visited = await readied(target.url, OTHER, {
    ...there,
    OIDC_ISSUER: 'https://i.example',
    OIDC_CLIENT_ID: 'x',
  });
  visited.child.kill('SIGTERM');
  await visited.exited;

  await restoreFrom(path, { url: target.url, files: other.files });
  const restored = await readied(target.url, OTHER, there);

  expect(restored.output()).toContain(`cannot be opened any more: ${LOST_ANYWHERE}`);
});

itTakesLong(
  'two processes outlive a restart of PostgreSQL, and keep a third with another key out',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'orion-two-'));
    await chmod(dataDir, 0o755);
    const database = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } });
    onTestFinished(async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const both = [await readied(database.url, KEY), await readied(database.url, KEY)];

    for (const signal of SIGNALS) {
      process.kill(database.pid, signal);
      await eventually(() =>
        expect(both.filter((one) => !one.output().includes('is made again'))).toEqual([]),
      );
      const third = await start(database.url, OTHER);
      expect(await third.exited).toEqual({ code: EX_CONFIG, signal: null });
      expect(third.output()).toContain(REFUSAL);
    }

    for (const one of both) {
      await one.ready();
      expect(one.child.exitCode, one.output()).toBeNull();
    }
  },
);

itTakesLong('a process whose files lie elsewhere refuses beside another', async () => {
  const { url } = await testDatabase();
  await readied(url, KEY);

  const second = await start(url, KEY, { ORION_DATA_DIR: (await aFolder()).folder });

  expect(await second.exited).toEqual({ code: EX_CONFIG, signal: null });
  expect(second.output()).toMatch(
    /^Another Orion that runs on this database keeps its files elsewhere, [^\n]*\n$/,
  );
});

it('a data folder that cannot be written is told in a sentence, also beside a database of its own', async () => {
  const { url } = await testDatabase();
  const { folder } = await aFolder();
  await writeFile(join(folder, 'file'), '');

  const product = await start(url, KEY, { ORION_DATA_DIR: join(folder, 'file/data') });

  expect(await product.exited).toEqual({ code: EX_CONFIG, signal: null });
  expect(product.output()).toMatch(
    /^The data folder .*file\/data cannot be written \(ENOTDIR\); give it to [^\n]*\n$/,
  );
});
