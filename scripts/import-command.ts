import { createReadStream, createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { ImportEntity } from '#features/imports/import-fields.rules.ts';
import {
  CHANGE_ACTIONS,
  ENCODINGS,
  CHANGE_CHOICES,
  type ChangeAction,
  type ChangeChoice,
  EXISTING_RULES,
  IMPORT_ENTITIES,
  type ExistingRule,
  type ImportChange,
  type ImportMend,
  type ImportRecord,
} from '#features/imports/import-record.contract.ts';
import { changesFile } from '#features/imports/server/changes-file.ts';
import { changesAfter } from '#features/imports/server/import-changes.queries.ts';
import { beginStep, decideChanges, readImport } from '#features/imports/server/import-status.ts';
import type { OnProgress, StepPlatform } from '#features/imports/server/writing/bulk-step.ts';
import { checkImport } from '#features/imports/server/planning/check-import.ts';
import { commitImport } from '#features/imports/server/writing/commit-import.ts';
import { giveUpCommit } from '#features/imports/server/writing/undo-import.ts';
import { READINGS, type Reading } from '#features/imports/readings.rules.ts';
import { changeLayout } from '#features/imports/server/reading/change-layout.ts';
import type { FileLayout } from '#features/imports/server/reading/read-rows.ts';
import { receiveFile, recordImport } from '#features/imports/server/reading/receive-file.ts';
import { capabilitiesFrom } from '#orion/server/registry.ts';
import { openFileStore } from '#server/files/store.ts';
import { type CommandPlatform, fromHere, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

interface Asked {
  path: string;
  entity: ImportEntity;
  /** The field of a column by its header; an empty one leaves the column out. */
  fields: Map<string, string | null>;
  /** What becomes of values that differ, and of companies in conflict. */
  existing: ExistingRule;
  conflicts: ChangeChoice;
  /** Where every change is written, field by field. */
  changes: string | null;
  /** How a column is read, by its header. */
  readings: Map<string, Reading>;
  /** What is read instead of a cell. */
  mends: ImportMend[];
  /** Where in the file its table stands. */
  layout: FileLayout;
  commit: boolean;
  json: boolean;
}

/** What a file did or would do, with the first that change, by what becomes of them. */
export type ImportOutcome = ImportRecord & { changes: Record<ChangeAction, ImportChange[]> };
const SHOWN = 100;

/** What the command line says, or what is wrong with it. */
export function readWords(words: readonly string[]): Asked {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        map: { type: 'string', multiple: true, default: [] },
        existing: { type: 'string', default: 'fill' },
        conflicts: { type: 'string', default: 'keep' },
        changes: { type: 'string' },
        read: { type: 'string', multiple: true, default: [] },
        fix: { type: 'string', multiple: true, default: [] },
        sheet: { type: 'string' },
        'header-row': { type: 'string' },
        encoding: { type: 'string' },
        commit: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [path, ...surplus] = positionals;
    if (path === undefined || surplus.length > 0) throw new UsageProblem('Name one FILE.');
    const entity = IMPORT_ENTITIES.find((one) => one === values.as);
    if (!entity)
      throw new UsageProblem('Say what the rows are: --as companies, --as people, or --as meetings.');
    const fields = new Map(values.map.map((pair) => readPair('--map', pair)));
    const readings = values.read.map((pair): [string, Reading] => {
      const [header, reading] = readPair('--read', pair);
      return [header, oneOf('--read', READINGS, reading ?? '')];
    });
    return {
      path: fromHere(path),
      entity,
      fields,
      existing: oneOf('--existing', EXISTING_RULES, values.existing),
      conflicts: oneOf('--conflicts', CHANGE_CHOICES, values.conflicts),
      changes: values.changes === undefined ? null : fromHere(values.changes),
      readings: new Map(readings),
      mends: values.fix.map(readFix),
      layout: {
        ...(values.sheet !== undefined && { sheet: values.sheet }),
        ...(values['header-row'] !== undefined && { header_row: readRow(values['header-row']) }),
        ...(values.encoding !== undefined && {
          encoding: oneOf('--encoding', ENCODINGS, values.encoding),
        }),
      },
      commit: values.commit,
      json: values.json,
    };
  } catch (error) {
    throw error instanceof UsageProblem ? error : new UsageProblem((error as Error).message);
  }
}

function oneOf<T extends string>(flag: string, known: readonly T[], word: string): T {
  const found = known.find((one) => one === word);
  if (!found) throw new UsageProblem(`${flag} must be ${known.join(' or ')}.`);
  return found;
}

function readRow(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageProblem('--header-row must be the number of a row.');
  return Number(text);
}

function readFix(pair: string): ImportMend {
  const [place, value] = readPair('--fix', pair);
  const [, field, cell] = /^([a-z0-9_]+):(.*)$/s.exec(place) ?? [];
  if (!field || cell === undefined)
    throw new UsageProblem(`--fix "${pair}" must look like "field:what stands there=what is meant".`);
  return { field, cell, line: null, value: value ?? '' };
}

function readPair(flag: string, pair: string): [header: string, field: string | null] {
  const at = pair.lastIndexOf('=');
  if (at < 1) throw new UsageProblem(`${flag} "${pair}" must look like "Header=field".`);
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim() || null];
}

/** The guess, corrected by what the command line says. */
function correctedMapping({ headers, mapping }: ImportRecord, fields: Asked['fields']) {
  const missing = [...fields.keys()].find((header) => !headers.includes(header));
  if (missing !== undefined) throw new UsageProblem(`The file has no column "${missing}".`);
  const given = new Set(fields.values());
  return headers.map((header, at) => {
    if (fields.has(header) && headers.indexOf(header) === at) return fields.get(header) ?? null;
    const guess = mapping[at] ?? null;
    return given.has(guess) ? null : guess;
  });
}

/** The same steps as the screen takes, one after the other; without --commit nothing of it stays. */
export async function importFile(
  platform: CommandPlatform,
  asked: Asked,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  const { db, clock, config } = platform;
  const files = openFileStore(config);
  const steps: StepPlatform = { db, clock, files, config, capabilities: capabilitiesFrom(config) };
  const received = await receiveFile({ files, config }, createReadStream(asked.path), {
    entity: asked.entity,
    file_name: basename(asked.path),
  });
  const id = await recordImport(db, received, { by: null, at: clock.now() });
  let stays = false;
  try {
    if (Object.keys(asked.layout).length > 0) await changeLayout(db, files, id, asked.layout);
    const mapping = correctedMapping(await readImport(db, id), asked.fields);
    const { headers } = await readImport(db, id);
    const readings = headers.map((header) => asked.readings.get(header) ?? null);
    const { mends } = asked;
    await db.transaction().execute((db) => beginStep(db, id, 'check', { mapping, readings, mends }));
    await checkImport(steps, id, onProgress);
    const changes = await firstChanges(db, id);
    if (asked.changes !== null)
      await pipeline(Readable.from(changesFile(db, id)), createWriteStream(asked.changes));
    if (asked.commit) {
      await db.transaction().execute(async (db) => {
        await decideChanges(db, id, asked.conflicts, { action: 'conflict' });
        await beginStep(db, id, 'commit', { existing: asked.existing });
      });
      stays = true;
      await takeInOrBack(steps, id, onProgress);
      await noteCommand(
        platform,
        'imports.commit',
        { type: 'import', id },
        { file_name: received.file_name },
      );
    }
    const found = await readImport(db, id);
    if (found.failure !== null) throw new Error(found.failure);
    return { ...found, changes };
  } finally {
    if (!stays) {
      await db.deleteFrom('import').where('id', '=', id).execute();
      await files.remove(received.storage_name);
    }
  }
}

async function firstChanges(db: CommandPlatform['db'], id: string): Promise<ImportOutcome['changes']> {
  const found = CHANGE_ACTIONS.map(async (action) => [
    action,
    await changesAfter(db, id, { action }, 0, SHOWN).execute(),
  ]);
  return Object.fromEntries(await Promise.all(found)) as ImportOutcome['changes'];
}

/** A commit that fails is taken back; where even that fails, the running Orion does it within a minute. */
async function takeInOrBack(steps: StepPlatform, id: string, onProgress: OnProgress) {
  try {
    await commitImport(steps, id, onProgress);
  } catch (error) {
    await giveUpCommit(steps, id, 'The command failed, and everything is as it was before.');
    throw error;
  }
}
