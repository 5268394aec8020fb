// The product with providers behind its capabilities, which no setting names yet; everything else is as in main.ts.
import { fileURLToPath } from 'node:url';
import { identityFrom } from '#orion/server/registry.ts';
import { providersAt } from '#features/companies/server/profile/lookups/testing/providers-at.ts';
import { rankDemonstration } from '#features/explore/server/ranking/ranking.demonstration.ts';
import { buildApp, createServer } from '#orion/server/app.ts';
import { buildPlatform } from '#server/build-platform.ts';
import { readConfig } from '#server/config.ts';
import { projectFolder } from '#server/project-folder.ts';
import { seedDemoFirm } from '#demo/demo-firm.ts';
import { seedDemoStaff } from '#demo/demo-staff.ts';
import { startDatabase } from '#server/start-database.ts';

const { PROVIDERS_HOST: host = '', ...env } = process.env;
const config = readConfig(env);
const database = await startDatabase(config, () => {});
const app = createServer(config);
const { platform, close } = await buildPlatform(config, database.url, app, identityFrom, () =>
  providersAt(host, { timeoutMs: 10_000, calls_per_day: 1_000_000 }),
);
await seedDemoStaff(platform);
await seedDemoFirm({ url: database.url, clock: platform.clock, files: platform.files });
await rankDemonstration(platform.db, platform.clock);
await buildApp(app, platform, { webFolder: fileURLToPath(new URL('dist/web/', projectFolder)) });
process.on('SIGTERM', async () => {
  await app.close();
  await close();
  await database.stop();
  process.exit(0);
});
await app.listen({ host: config.HOST, port: config.PORT });
await platform.jobs.start();
