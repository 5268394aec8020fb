import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { inspect, restore } from '#server/backup/restore.ts';
import { explainAndExit, withPlatform } from '#server/commands.ts';
import { openFileStore } from '#server/files/store.ts';
import { explainUsage, fromHere, print, tooMany } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

const USAGE = `Usage:
  npm run restore -- FILE [--yes]
      Put back what a backup holds; --yes replaces what the database holds`;

async function run(named: string, replace: boolean) {
  const path = fromHere(named);
  const begun = performance.now();
  // Before the database is even started: a bad archive touches nothing.
  const archive = await inspect(path);
  return withPlatform(
    async (platform) => {
      const { ownerUrl: url, config } = platform;
      await restore({ url, files: openFileStore(config), path, archive, replace });
      const { created_at } = archive.header;
      const rows = archive.manifest.entries.reduce((sum, entry) => sum + entry.rows, 0);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const backup = { type: 'backup', id: basename(path) };
      await noteCommand(platform, 'backup.restore', backup, { created_at, rows });
      for (const name of archive.manifest.lost_files)
        console.error(`The stored file ${name} was missing or damaged already when the backup was made.`);
      return (
        `OK: ${rows} rows as of ${created_at}, every table compared, in ${seconds} s.\n` +
        'Everybody signs in again; an Orion that runs should be restarted.'
      );
    },
    { begins: true },
  );
}

const words = process.argv.slice(2);
const files = words.filter((word) => word !== '--yes');
const [file] = files;
const surplus = file?.startsWith('-') ? file : files[1];
if (surplus !== undefined) explainUsage(USAGE, words, tooMany(surplus));
if (file === undefined) explainUsage(USAGE, words, 'FILE is missing.');
await run(file, words.includes('--yes')).then(print).catch(explainAndExit);
