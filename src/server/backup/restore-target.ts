import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { ArchiveProblem, type Entry, type Header } from './archive-format.ts';
import { qualified } from './copy-tables.ts';
import { appliedMigrations, type PublicTable } from './public-tables.ts';

/** What the migrations, a first start or a nightly job fill: rows there are no sign that somebody uses the database. */
const FILLED_BY_ORION = [
  'choice',
  'datasource',
  'workboard',
  'shared_domain',
  'bay_area_city',
  'form_template',
  'secret_key_use',
  'ranking_run',
];

interface Check {
  header: Header;
  entries: readonly Entry[];
  saved: readonly PublicTable[];
  replace: boolean;
}

/** Refuses a database of another version, and one that holds something nobody agreed to lose. */
export async function checkTarget(client: pg.Client, { header, entries, saved, replace }: Check) {
  const migrations = await appliedMigrations(client);
  if (!isDeepStrictEqual(header.migrations, migrations)) throw otherVersion(header.migrations, migrations);
  const tables = entries.filter((entry) => entry.kind === 'table');
  if (!isDeepStrictEqual(shapeOf(tables), shapeOf(saved)))
    throw new ArchiveProblem(
      'The tables of this backup are not those of the database, though their versions agree. Nothing was changed.',
    );
  if (replace) return;
  const held = await firstHeld(client, saved);
  if (held)
    throw new ArchiveProblem(
      `The database already holds data (${held}). Nothing was changed. Add --yes to replace everything in it.`,
    );
}

const shapeOf = (tables: readonly { name: string; columns: readonly string[] }[]) =>
  tables.map(({ name, columns }) => `${name}: ${columns.toSorted().join(' ')}`).sort();

const otherVersion = (saved: readonly string[], here: readonly string[]) => {
  const missing = saved.filter((name) => !here.includes(name));
  const newer = here.filter((name) => !saved.includes(name));
  const difference =
    missing.length > 0 ? `it needs ${missing.join(', ')}` : `the database already has ${newer.join(', ')}`;
  return new ArchiveProblem(
    `This backup is of another version of Orion: ${difference}. Nothing was changed; restore it with the version that made it, then upgrade.`,
  );
};

async function firstHeld(client: pg.Client, saved: readonly PublicTable[]) {
  for (const table of saved.filter(({ name }) => !FILLED_BY_ORION.includes(name))) {
    const { rows } = await client.query<{ held: boolean }>(
      `select exists (select from ${qualified(table)}) as held`,
    );
    if (rows[0]?.held) return table.name;
  }
  return undefined;
}
