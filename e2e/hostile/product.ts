// The built product on a firm whose every text is hostile; the firm, its folder and its database are gone afterwards.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { rankDemonstration } from '#features/explore/server/ranking/ranking.demonstration.ts';
import { systemClock as clock } from '#server/clock.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openFileStore } from '#server/files/store.ts';
import { seedDemoFirm } from '#demo/demo-firm.ts';
import { seedDemoStaff } from '#demo/demo-staff.ts';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';
import { passingFolder } from '#server/testing/passing-folder.ts';
import { MIGRATIONS, scratchServer } from '#server/testing/scratch-database.ts';
import { whenTold } from '../../scripts/when-told.mjs';
import { fill } from './fill.ts';
import { addMissingRows, addPayloadMails, emptyTables } from './missing-rows.ts';
import { keepSmallFirm } from './small-firm.ts';

// Whoever started this may have gone without a word: the product and its folder follow us.
process.on('disconnect', () => process.exit(1));
const folder = await passingFolder('orion-hostile-');
const server = await scratchServer({}, folder);

async function hostileFirm() {
  await migrate(server.url, MIGRATIONS);
  const { db, close } = openDatabase(server.url, { statementTimeoutMs: 0 });
  await seedDemoStaff({ db });
  const files = openFileStore({ ORION_DATA_DIR: folder, FILES_URL: undefined });
  await seedDemoFirm({ url: server.url, clock, files });
  await rankDemonstration(db, clock);
  await close();

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  // Neither triggers nor references stand in the way of what is written here.
  await client.query("set session_replication_role = 'replica'");
  await addMissingRows(client);
  const firm = await keepSmallFirm(client);
  const filled = await fill(client);
  await addPayloadMails(client);
  await client.query('select refresh_discovery(null), refresh_company_text(null), refresh_references(null)');
  const empty = await emptyTables(client, [...filled.hostile, ...filled.closed]);
  await client.end();
  return { ...firm, empty, ...filled };
}

export type HostileFirm = Awaited<ReturnType<typeof hostileFirm>>;
const firm = await hostileFirm();
const product = spawn(process.execPath, ['dist/server/main.js'], {
  // It stops by itself when we are gone without a word.
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: {
    ...process.env,
    ...ROOMY_LIMITS,
    ORION_TEST_LONG: undefined,
    DIGEST_STAFF_EMAILS: 'marta@aldercap.example',
    ORION_ADMIN_EMAILS: 'marta@aldercap.example',
    DATABASE_URL: server.url,
    ORION_DATA_DIR: folder,
    ORION_DEMO_FIRM: 'off',
    // What is copied stays on this machine.
    CHAT_ASSISTANT_URL: '',
    LOG_LEVEL: 'error',
  },
});
product.on('exit', (code) => void end(code ?? 1));
whenTold(() => product.kill('SIGTERM'));
process.send?.(firm);

async function end(code: number) {
  await server.stop();
  process.exit(code);
}
