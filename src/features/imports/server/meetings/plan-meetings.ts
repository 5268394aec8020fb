import type { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { readFirm } from '#features/fathom/server/taking-in/firm-domains.ts';
import { hashOfMeeting, isWelcome } from '#features/fathom/server/taking-in/take-in.ts';
import type { ToldMeeting } from '#server/capabilities/meetings.ts';
import { invalid } from '#server/http/errors.ts';
import type { ImportCounts } from '../../import-record.contract.ts';
import type { FieldProblem } from '../planning/entity-rows.rules.ts';
import { countRejected, NO_COUNTS, type PlanReport, problemsOf, rowsThat } from '../planning/plan-report.ts';
import { type RowToStage, stageRows } from '../planning/stage-rows.ts';
import { openObjects } from '../reading/read-rows.ts';
import type { StepPlatform } from '../writing/bulk-step.ts';

const NO_MEETING: FieldProblem = {
  field: 'recording_id',
  message: 'This isn’t a meeting: recording_id is missing, or isn’t a whole number above 0.',
};
const amongOurselves = ({ fathom_id }: ToldMeeting): FieldProblem => ({
  field: 'calendar_invitees',
  message: `Nobody from outside the firm was invited to recording ${fathom_id}. Internal meetings aren’t imported.`,
});

/** Puts the meetings of a file beside the firm's, each with what it is known by: its id, and the hash of what is told. */
export async function stageMeetings(
  { config, capabilities }: Pick<StepPlatform, 'config' | 'capabilities'>,
  db: Kysely<DB>,
  { id, file_name }: { id: string; file_name: string },
  stream: Readable,
  onBatch: (rowsSoFar: number) => Promise<void>,
): Promise<number> {
  const { provider } = capabilities.meetings;
  if (!provider) throw invalid('No meeting recorder is set up, so this file can’t be read.');
  const firm = await readFirm(db, config);
  const rejected = (line: number, problem: FieldProblem): RowToStage => ({
    line,
    data: {},
    lists: {},
    keys: [],
    problems: [problem],
  });
  return stageRows(db, id, meetingsOf(await openObjects(stream, file_name)), onBatch, ({ line, value }) => {
    const told = provider.readDelivery(value);
    if (!told) return rejected(line, NO_MEETING);
    if (!isWelcome(firm, told)) return rejected(line, amongOurselves(told));
    return {
      line,
      data: told,
      lists: {},
      keys: [String(told.fathom_id), hashOfMeeting(told)],
      problems: [],
    };
  });
}

/** Pages that were saved one after the other hold their meetings in `items`. */
async function* meetingsOf(objects: AsyncIterable<{ line: number; value: unknown }>) {
  for await (const { line, value } of objects) {
    const { items } = value as { items?: unknown };
    if (Array.isArray(items)) yield* items.map((item: unknown) => ({ line, value: item }));
    else yield { line, value };
  }
}

/** What taking the meetings in would come to. No value stands in the report: a meeting in it may be hidden, or be so later. */
export async function planMeetings(
  db: Kysely<DB>,
  import_id: string,
  viewer: number | null,
): Promise<PlanReport> {
  const { numAffectedRows: merged = 0n } = await sql`
    delete from import_row r where r.import_id = ${import_id} and r.problems is null and exists (
      select from import_row later where later.import_id = r.import_id and later.problems is null
        and later.keys[1] = r.keys[1] and later.number > r.number)`.execute(db);
  const { rows } = await sql<{ action: keyof ImportCounts; number: number }>`
    select action, count(*)::integer as number from (${actionsOf(import_id, viewer)}) planned group by action`.execute(
    db,
  );
  const counts = Object.fromEntries(rows.map(({ action, number }) => [action, number]));
  return {
    counts: { ...NO_COUNTS, ...counts, rejected: await countRejected(db, import_id) },
    problems: await problemsOf(db, import_id),
    changed_fields: [],
    novelties: [],
    notes:
      merged > 0n
        ? [`${rowsThat(Number(merged), 'repeat')} a meeting listed again below. The last one is used.`]
        : [],
  };
}

export interface PlannedMeeting {
  number: number;
  fathom_id: number;
  action: 'create' | 'differ' | 'unchanged';
  is_hidden: boolean;
  data: ToldMeeting;
}

/**
 * What becomes of each meeting of a file. One that is hidden from whoever brings it is left alone, and told as one that
 * nobody has: a file of guesses finds no meeting.
 */
export const actionsOf = (import_id: string, viewer: number | null) => sql<PlannedMeeting>`
  select r.number, r.keys[1]::bigint as fathom_id, r.data, hidden.is_hidden, case
    when m.fathom_id is null or hidden.is_hidden then 'create'
    when m.content_hash = r.keys[2] then 'unchanged'
    else 'differ' end as action
  from import_row r left join fathom_meeting m on m.fathom_id = r.keys[1]::bigint
  cross join lateral (
    select m.fathom_id is not null and not coalesce(sees_meeting(m, ${viewer}::integer), false) as is_hidden) hidden
  where r.import_id = ${import_id} and r.problems is null`;
