import { createServer as createSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { capabilitiesFrom, identityFrom } from './registry.ts';
import { listAdministrators } from '#features/auth/server/administrators.ts';
import { importDemonstration } from '#features/imports/server/imports.demonstration.ts';
import { rankDemonstration } from '#features/explore/server/ranking/ranking.demonstration.ts';
import { buildApp, createServer } from './app.ts';
import { sealedLines } from './sealed.ts';
import { buildPlatform } from '#server/build-platform.ts';
import { claimDatabase } from '#server/claims/claim-database.ts';
import { explainAndExit } from '#server/commands.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDataFolder } from '#server/data-folder.ts';
import { guardProcess } from '#server/process-guard.ts';
import { projectFolder } from '#server/project-folder.ts';
import type { Platform } from '#server/platform.ts';
import { seedDemoFirm } from '#demo/demo-firm.ts';
import { DEMO_DIGEST_STAFF, seedDemoStaff } from '#demo/demo-staff.ts';
import { type RunningDatabase, startDatabase, stopOwn } from '#server/start-database.ts';
import {
  STOP_SIGNALS,
  type StopSignal,
  ToldToStop,
  toldToStop,
  unlessAborted,
} from '#server/told-to-stop.ts';

/** Docker and its like kill after ten seconds. */
const REQUESTS_WITHIN_MS = 6000;
const STOP_WITHIN_MS = 9000;
/** Long enough for a proxy to look at readiness; whoever presses Ctrl+C waits less. */
const LINGER_MS = 2000;
const INTERRUPTED_MS = 300;

const say = (line: string) => console.log(`Orion: ${line}`);

async function start() {
  const config = withDemoStaff(readConfig(process.env));
  const told = toldToStop();
  await portIsFree(config.HOST, config.PORT);
  await openDataFolder(config.ORION_DATA_DIR);
  const database = await startDatabase(config, say, told);
  try {
    await open(await unlessAborted(prepare(config, database, told), told));
  } catch (error) {
    await stopOwn(database);
    throw error;
  }
}

/** The demonstration firm has digest staff of its own, unless others are named. */
function withDemoStaff(config: Config): Config {
  const isDemo = config.embeddedIdentity && config.ORION_DEMO_FIRM;
  if (!isDemo || config.DIGEST_STAFF_EMAILS.length > 0) return config;
  return Object.freeze({ ...config, DIGEST_STAFF_EMAILS: DEMO_DIGEST_STAFF });
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** All but listening: a start that is given up so far has answered nobody. */
async function prepare(config: Config, database: RunningDatabase, told: AbortSignal) {
  const app = createServer(config);
  told.addEventListener('abort', () => {
    if (!app.server.listening) app.log.level = 'silent';
  });
  const { platform, close } = await buildPlatform(config, database.url, app, identityFrom, capabilitiesFrom);
  let stopping = false;
  const stop = async (code: number, linger = LINGER_MS) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => void hurry(`not everything ended in ${STOP_WITHIN_MS / 1000} s`), STOP_WITHIN_MS);
    setTimeout(() => {
      say('requests that are still open are cut');
      app.server.closeAllConnections();
    }, REQUESTS_WITHIN_MS);
    // Readiness says no and each answer ends its connection: who keeps one open has left before it is closed.
    await pause(linger);
    await app.close();
    await close();
    await claims.release();
    await database.stop();
    process.exit(code);
  };
  /** The database is stopped all the same: nobody would stop it later. */
  const hurry = async (why: string) => {
    say(`${why}: stopping at once`);
    // What is broken off now would only tell that it was.
    app.log.level = 'silent';
    await database.stop();
    process.exit(1);
  };
  const claims = await claimDatabase(platform, database.url, sealedLines, () => void stop(1));
  if (config.embeddedIdentity) await loadDemonstration(platform, database.ownerUrl);

  if (!(await listAdministrators(platform.db, config).executeTakeFirst()))
    say('nobody is an administrator yet; name one with: npm run admin -- user admin EMAIL');

  if (config.https && config.TRUST_PROXY.length === 0)
    say('TRUST_PROXY is not set: behind a proxy everybody shares the limits of its address');

  guardProcess(app.log, (code) => void stop(code));
  const webFolder = fileURLToPath(new URL('dist/web/', projectFolder));
  await buildApp(app, platform, { webFolder, isStopping: () => stopping });
  return { app, platform, stop, hurry, isStopping: () => stopping };
}

async function open({ app, platform, stop, hurry, isStopping }: Prepared) {
  const { HOST, PORT, ORION_ORIGIN } = platform.config;
  const tell = (signal: StopSignal) => {
    if (isStopping()) void hurry('told twice');
    else void stop(0, signal === 'SIGINT' ? INTERRUPTED_MS : LINGER_MS);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, tell);
  // Whoever watched over this process is gone: nobody would stop it any more.
  process.on('disconnect', () => void stop(0));

  await app
    .listen({ host: HOST, port: PORT })
    // Taken since the start began.
    .catch((error: NodeJS.ErrnoException) => {
      throw whyNotListening(HOST, PORT, error);
    });
  await platform.jobs.start().catch((error: unknown) => {
    // Told to stop while they rose: that is no failure.
    if (!isStopping()) throw error;
  });
  process.send?.('ready');
  say(`open ${ORION_ORIGIN}`);
}

/** The first start shows a firm at work; a database that has anything in it is left as it is. */
async function loadDemonstration(platform: Platform, url: string) {
  const { config, db, clock, files } = platform;
  await seedDemoStaff(platform);
  if (!config.ORION_DEMO_FIRM || !(await seedDemoFirm({ url, clock, files }))) return;
  await importDemonstration(platform);
  await rankDemonstration(db, clock);
  say('loaded the demonstration firm');
}

/** Why nobody can be listened to there, with what to do about it. */
const whyNotListening = (host: string, port: number, { code, message }: NodeJS.ErrnoException) =>
  new Error(
    code === 'EADDRINUSE'
      ? `PORT ${port} is in use: something, perhaps another Orion, already listens there; stop it, or start with another PORT`
      : `HOST ${host} cannot be used: ${message}`,
  );

/** Said before anything is started, so that a second start by mistake touches nothing. */
const portIsFree = (host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    const probe = createSocket();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(whyNotListening(host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

start().catch((error: unknown) => {
  if (!(error instanceof ToldToStop)) explainAndExit(error);
  say('stopped before it was ready');
  process.exit(0);
});
