import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '#connectors/browser-stream/browser-stream.ts';
import { listen } from '#connectors/browser-stream/service/listen.ts';
import type { ServiceSettings } from '#connectors/browser-stream/service/service-settings.ts';
import { openService } from '#connectors/browser-stream/service/service.ts';
import { becomeNobody, BY_SERVER } from '#connectors/browser-stream/service-process.ts';
import { explainAndExit } from '#server/commands.ts';
import { ConfigProblems } from '#server/config-problems.ts';
import { readConfig } from '#server/config.ts';

const REST_AFTER_MS = 300_000;
const LOOK_EVERY_MS = 10_000;
const isByServer = process.argv.includes(BY_SERVER);

/** The service of remote pages: started by the server, which tells it everything, or alone by `npm run stream`. */
async function start() {
  if (isByServer) becomeNobody();
  const settings = isByServer ? await toldSettings() : ownSettings();
  const service = await openService(settings, {
    onProblem: (error) => console.error(error instanceof Error ? error.message : error),
  });
  const door = await listen(service, settings);
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await service.close();
    await door.close();
    rmSync(settings.folder, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // Whoever started it is gone.
  process.on('disconnect', () => void stop());
  // What a page or its browser does at the worst moment ends no other page.
  process.on('unhandledRejection', (reason) => console.error(reason));
  if (isByServer) restWhenIdle(service, () => void stop());
  process.send?.({ port: door.port });
  if (!isByServer) console.log(`Orion: remote pages at ${settings.host}:${door.port}`);
}

async function toldSettings(): Promise<ServiceSettings> {
  const [settings] = (await once(process, 'message')) as [ServiceSettings];
  return settings;
}

function ownSettings(): ServiceSettings {
  const config = readConfig(process.env);
  const { STREAM_SECRET: secret, STREAM_HOST: host, STREAM_PORT: port } = config;
  const problems = [
    ...(secret ? [] : ['STREAM_SECRET is missing: make one with "openssl rand -base64 32"']),
    ...(given(config).browser ? [] : ['STREAM_BROWSER is missing: no Chromium or Chrome was found']),
  ];
  if (problems.length > 0 || !secret) throw new ConfigProblems(problems);
  return { ...given(config), folder: mkdtempSync(join(tmpdir(), 'orion-stream-')), secret, host, port };
}

/** A service that nobody wants takes no memory: the server starts it again when somebody does. */
function restWhenIdle({ sessions }: Awaited<ReturnType<typeof openService>>, stop: () => void) {
  let busy = Date.now();
  setInterval(() => {
    if (sessions.count() > 0) busy = Date.now();
    if (Date.now() - busy > REST_AFTER_MS) stop();
  }, LOOK_EVERY_MS).unref();
}

start().catch(explainAndExit);
