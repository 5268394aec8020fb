import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { backUp } from '#server/backup/back-up.ts';
import { openFileStore } from '#server/files/store.ts';
import { type CommandPlatform, type Commands, fromHere, runCommandLine } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

/** Where it goes when nobody says: the data folder, by the second. */
const standardPath = ({ config, clock }: CommandPlatform) =>
  join(
    config.ORION_DATA_DIR,
    'backups',
    `orion-${clock.now().toISOString().slice(0, 19).replaceAll(':', '')}.backup`,
  );

async function run(platform: CommandPlatform, named: string | undefined) {
  const path = named ? fromHere(named) : standardPath(platform);
  const begun = performance.now();
  const { ownerUrl: url } = platform;
  const files = openFileStore(platform.config);
  const { entries, bytes, lost } = await backUp({ url, files, path, at: platform.clock.now() });
  const tables = entries.filter(({ kind }) => kind === 'table');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);

  for (const name of lost)
    console.error(`The stored file ${name} is missing or damaged; look into the file store.`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const counts: [number, string][] = [
    ...tables.filter(({ rows }) => rows > 0).map(({ name, rows }): [number, string] => [rows, name]),
    [rows, `rows in ${tables.length} tables`],
    [entries.length - tables.length, 'files'],
  ];
  await noteCommand(platform, 'backup.create', { type: 'backup', id: basename(path) }, { rows, bytes });
  return [
    ...counts.map(([count, what]) => `${String(count).padStart(12)}  ${what}`),
    `${path}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s`,
    'Keep ORION_SECRET_KEY, or secret.key of the data folder, elsewhere: it is not in the backup.',
  ].join('\n');
}

const backupCommand: Commands = {
  '': {
    usage: '[-- FILE]',
    summary: 'Save everything Orion keeps in one file, also while Orion runs',
    args: [],
    optional: ['FILE'],
    run: (platform, [file]) => run(platform, file),
  },
};

await runCommandLine('npm run backup', backupCommand);
