import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import { conflict, forbidden, invalid, notFound } from '#server/http/errors.ts';
import type { Person } from '#server/http/implement.ts';
import { isMakerOrAdministrator } from '#server/http/rights.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import {
  type ImportEntity,
  importFields,
  KEY_FIELDS,
  type TableEntity,
  takesSeveral,
} from '../import-fields.rules.ts';
import type {
  ChangeChoice,
  ExistingRule,
  ImportConstant,
  ImportMend,
  ImportRecord,
} from '../import-record.contract.ts';
import type { Reading } from '../readings.rules.ts';
import { parseValue } from '../values.rules.ts';
import { chooseFor } from './import-changes.queries.ts';
import { findImport, holdImport } from './imports.queries.ts';
import { knownFields } from './planning/row-parser.ts';
import { loadKnown } from './planning/stage-rows.ts';
import { countToUndo } from './writing/undo-counts.ts';

type Status = ImportRecord['status'];
export type Step = 'check' | 'commit' | 'undo';

interface StepRule {
  from: readonly Status[];
  running: Status;
  /** Asked for again, it is under way or done: nothing more happens. */
  same: readonly Status[];
  /** Where an import stands after the step failed. */
  failed: Status;
  refusal: string;
}

export const STEPS: Record<Step, StepRule> = {
  check: {
    from: ['uploaded', 'checked', 'failed', 'undone'],
    running: 'checking',
    same: ['checking'],
    failed: 'failed',
    refusal: 'This file has already been imported. Undo the import first.',
  },
  commit: {
    from: ['checked'],
    running: 'committing',
    same: ['committing', 'committed'],
    failed: 'failed',
    refusal: 'Check this file before you import it.',
  },
  undo: {
    from: ['committed'],
    running: 'undoing',
    same: ['undoing', 'undone'],
    failed: 'committed',
    refusal: 'This file hasn’t been imported, so there’s nothing to undo.',
  },
};

export const jobOf = (step: Step) => `imports.${step}`;

interface Begin {
  mapping?: (string | null)[];
  readings?: (Reading | null)[] | undefined;
  mends?: ImportMend[] | undefined;
  constants?: ImportConstant[] | undefined;
  existing?: ExistingRule;
  committed_by?: number | null;
}

/** Moves an import to its next step, once however many ask; true when this caller did. */
export async function beginStep(db: Kysely<DB>, id: string, step: Step, set: Begin = {}): Promise<boolean> {
  const rule = STEPS[step];
  const held = await holdImport(db, id).executeTakeFirst();
  if (!held) throw notFound('Import');
  if (step === 'check') checkMapping(held.entity, held.headers, set.mapping ?? held.mapping);
  if (rule.same.includes(held.status) && !set.mapping) return false;
  if (step === 'undo' && held.file_removed_at && !rule.same.includes(held.status))
    throw conflict('This import is too old to undo. The earlier values are no longer stored.', held.status);
  if (!rule.from.includes(held.status)) throw conflict(refusalOf(step, held.status), held.status);
  const { mapping, readings, mends, constants, ...more } = set;
  if (readings) checkReadings(held.headers, readings);
  if (constants) await checkConstants(db, held.entity, constants);
  await db
    .updateTable('import')
    .set({
      status: rule.running,
      rows_done: 0,
      failure: null,
      stop_asked: null,
      ...more,
      ...(mapping && { mapping: json(mapping) }),
      ...(readings && { readings: json(readings) }),
      ...(mends && { mends: json(mends) }),
      ...(constants && { constants: json(constants) }),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Refuses whoever neither brought a file nor is an administrator (D-177). */
export async function refuseUnlessMine(db: Kysely<DB>, id: string, person: Person) {
  const held = await holdImport(db, id).executeTakeFirst();
  if (!held) throw notFound('Import');
  if (!isMakerOrAdministrator(person, held.created_by))
    throw forbidden('Only the person who uploaded this file, or an administrator, can do this.');
  return held;
}

/** Asks whoever works on a check or a commit to end it; an undo goes on to its end. Who asked first stopped it. */
export async function stopStep(db: Kysely<DB>, id: string, person: Person) {
  const { status } = await refuseUnlessMine(db, id, person);
  if (status !== 'checking' && status !== 'committing')
    throw conflict('This import isn’t running, so there’s nothing to stop.', status);
  const stop_asked = `Stopped by ${person.full_name}. No changes were kept.`;
  await db
    .updateTable('import')
    .set({ stop_asked })
    .where('id', '=', id)
    .where('stop_asked', 'is', null)
    .execute();
}

/** Refuses what would change a file that is taken in, or that Orion is at work on. */
export async function refuseUnlessOpen(db: Kysely<DB>, id: string) {
  const held = await holdImport(db, id).executeTakeFirst();
  if (!held) throw notFound('Import');
  if (!STEPS.check.from.includes(held.status)) throw conflict(refusalOf('check', held.status), held.status);
}

const refusalOf = (step: Step, status: Status) =>
  Object.values(STEPS).some(({ running }) => running === status)
    ? 'Orion is still processing this file. Try again when it’s done.'
    : STEPS[step].refusal;

/** The step as a call asks for it: queued in the transaction of the call. */
export async function askForStep(
  { db, jobs, user }: { db: Kysely<DB>; jobs: Jobs; user: Person },
  id: string,
  step: Step,
  set: Begin = {},
) {
  if (await beginStep(db, id, step, set)) await jobs.enqueue(jobOf(step), { id }, { db });
  return { data: await readImport(db, id, user) };
}

/** Chooses for one company or person, or for all of a kind; answers how many were meant. */
export async function decideChanges(
  db: Kysely<DB>,
  id: string,
  choice: ChangeChoice,
  which: Parameters<typeof chooseFor>[3],
) {
  const held = await holdImport(db, id).executeTakeFirst();
  if (!held) throw notFound('Import');
  if (held.status !== 'checked') throw conflict(refusalOf('commit', held.status), held.status);
  const { numUpdatedRows } = await chooseFor(db, id, choice, which).executeTakeFirst();
  if ('number' in which && numUpdatedRows === 0n) throw notFound('Change');
  return Number(numUpdatedRows);
}

/** An import as somebody sees it; a command, which is nobody, may do everything. */
export async function readImport(
  db: Kysely<DB>,
  id: string,
  reader: Person | null = null,
): Promise<ImportRecord> {
  const found = await findImport(db, id).executeTakeFirst();
  if (!found) throw notFound('Import');
  const { brought_by, taken_in_by, undone, ...record } = found;
  const undo = record.status === 'committed' ? await countToUndo(db, id).executeTakeFirstOrThrow() : undone;
  const isOf = (maker: number | null) => reader === null || isMakerOrAdministrator(reader, maker);
  return { ...record, undo, may_change: isOf(brought_by), may_undo: isOf(taken_in_by) };
}

/** Puts an import back where the step that failed found it, with the reason. */
export const failStep = (db: Kysely<DB>, id: string, step: Step, failure: string) =>
  sql`update import set status = ${STEPS[step].failed}, failure = ${failure}
    where id = ${id} and status = ${STEPS[step].running}`.execute(db);

function checkReadings(headers: readonly string[], readings: readonly unknown[]) {
  if (readings.length !== headers.length)
    throw invalid(`The file has ${headers.length} columns, the readings ${readings.length}.`);
}

const labelOf = (entity: TableEntity, name: string) =>
  importFields[entity].find(({ field }) => field === name)?.label ?? name;

async function checkConstants(db: Kysely<DB>, entity: ImportEntity, constants: readonly ImportConstant[]) {
  const fields = entity === 'meetings' ? new Map() : knownFields(entity, await loadKnown(db));
  for (const { field: name, value } of constants) {
    const field = fields.get(name);
    if (field && !takesSeveral(field) && constants.filter((one) => one.field === name).length > 1)
      throw invalid(`${field.label} can be set once.`);
    if (!field || entity === 'meetings') throw invalid(`There is no field ${name} in a file of ${entity}.`);
    if (KEY_FIELDS[entity].includes(name)) throw invalid(`${field.label} cannot be the same for every row.`);
    // No other cell tells which of its figures is the day.
    const parsed = parseValue(field, value, field.kind === 'day' ? null : undefined);
    if ('problem' in parsed) throw invalid(`${field.label}: ${parsed.problem}.`);
  }
}

/** Refuses a mapping that does not fit the file, or names nobody. */
export function checkMapping(
  entity: ImportEntity,
  headers: readonly string[],
  mapping: readonly (string | null)[],
  needsKey = true,
) {
  if (entity === 'meetings') {
    if (mapping.length > 0) throw invalid('Meetings have no columns to map.');
    return;
  }
  const fields = mapping.filter((field) => field !== null);
  const unknown = fields.find((field) => !importFields[entity].some((one) => one.field === field));
  const several = new Set(importFields[entity].filter(takesSeveral).map(({ field }) => field));
  const twice = fields.find((field, at) => fields.indexOf(field) !== at && !several.has(field));
  if (mapping.length !== headers.length)
    throw invalid(`The file has ${headers.length} columns, the mapping ${mapping.length}.`);
  if (unknown !== undefined) throw invalid(`There is no field ${unknown} in a file of ${entity}.`);
  if (twice !== undefined)
    throw invalid(`Two columns are mapped to ${labelOf(entity, twice)}; leave one of them out.`);
  if (needsKey && !fields.some((field) => KEY_FIELDS[entity].includes(field)))
    throw invalid(
      `Map a column to ${KEY_FIELDS[entity].map((name) => labelOf(entity, name)).join(' or ')}. Orion needs it to match each row.`,
    );
}
