import { basename, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { backUp } from '#server/backup/back-up.ts';
import { explainAndExit, withPlatform } from '#server/commands.ts';
import { openFileStore } from '#server/files/store.ts';
import { type CommandPlatform, explainUsage } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

const USAGE = `Usage:
  npm run backup [-- FILE]
      Save everything Orion keeps in one file, also while Orion runs`;

/** Where it goes when nobody says: the data folder, by the second. */
const standardPath = ({ config, clock }: CommandPlatform) =>
  join(
    config.ORION_DATA_DIR,
    'backups',
    `orion-${clock.now().toISOString().slice(0, 19).replaceAll(':', '')}.backup`,
  );

async function run(platform: CommandPlatform, named: string | undefined) {
  const path = named ? resolve(process.env.INIT_CWD ?? '.', named) : standardPath(platform);
  const begun = performance.now();
  const { ownerUrl: url } = platform;
  const files = openFileStore(platform.config);
  const { entries, bytes, lost } = await backUp({ url, files, path, at: platform.clock.now() });
  const tables = entries.filter(({ kind }) => kind === 'table');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);

  for (const { name, rows } of tables.filter((table) => table.rows > 0))
    console.log(`${String(rows).padStart(12)}  ${name}`);
  console.log(`${String(rows).padStart(12)}  rows in ${tables.length} tables`);
  console.log(`${String(entries.length - tables.length).padStart(12)}  files`);
  for (const name of lost)
    console.error(`The stored file ${name} is missing or damaged; look into the file store.`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${path}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s`);
  console.log('Keep ORION_SECRET_KEY, or secret.key of the data folder, elsewhere: it is not in the backup.');
  await noteCommand(platform, 'backup.create', { type: 'backup', id: basename(path) }, { rows, bytes });
}

const words = process.argv.slice(2);
if (words.length > 1 || words[0]?.startsWith('-')) explainUsage(USAGE, words);
await withPlatform((platform) => run(platform, words[0])).catch(explainAndExit);
