import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { ToldMeeting } from '#server/capabilities/meetings.ts';
import type { Config } from '#server/config.ts';
import { safeMarkdowns } from '#server/html/safe-html.ts';
import { companiesOf } from './attended-companies.ts';
import { type Firm, isOutsider, readFirm } from './firm-domains.ts';
import {
  keepAttendees,
  keepCompanies,
  keepMeetings,
  listKept,
  type MeetingRow,
  seeAgain,
  waitForTurn,
} from './take-in.queries.ts';

export interface Origin {
  source: string;
  /** When it was so; what was told earlier changes nothing that was told later. */
  told_at: Date;
  now: Date;
}

/** Takes meetings in, each once, in the state that was told last. Answers the ids of those that belong in Orion. */
export async function takeInMeetings(
  db: Kysely<DB>,
  config: Pick<Config, 'ALLOWED_EMAIL_DOMAINS'>,
  told: readonly ToldMeeting[],
  origin: Origin,
): Promise<number[]> {
  const firm = await readFirm(db, config);
  const welcome = lastOfEach(told.filter((meeting) => isWelcome(firm, meeting)));
  const ids = welcome.map(({ fathom_id }) => fathom_id);
  if (ids.length === 0) return [];
  await waitForTurn(db);
  const kept = new Map((await listKept(db, ids).execute()).map((row) => [row.fathom_id, row]));
  const told_at = origin.told_at.toISOString();
  const news = welcome.filter((meeting) => {
    const row = kept.get(meeting.fathom_id);
    if (!row) return true;
    return row.content_hash !== hashOfMeeting(meeting) && (row.told_at ?? '') <= told_at;
  });
  const isNews = new Set(news.map(({ fathom_id }) => fathom_id));
  const again = ids.filter((id) => !isNews.has(id));
  if (again.length > 0) await seeAgain(db, again, told_at).execute();
  if (news.length > 0) await keepNews(db, firm, news, origin);
  return ids;
}

/** Meetings among ourselves stay out, unless whoever recorded them wants them in. */
export const isWelcome = (firm: Firm, meeting: ToldMeeting) =>
  isWithOutsiders(firm, meeting) || firm.internal.has(meeting.scoper.toLowerCase());

const isWithOutsiders = (firm: Firm, { invitees }: ToldMeeting) =>
  invitees.some((invitee) => isOutsider(firm, invitee));

/** In the order of their ids, so that two who take in at once never wait for each other. */
const lastOfEach = (meetings: readonly ToldMeeting[]) =>
  [...new Map(meetings.map((meeting) => [meeting.fathom_id, meeting])).values()].sort(
    (a, b) => a.fathom_id - b.fathom_id,
  );

/** In this order, whichever way a meeting came: a database gives keys back in its own. */
const HASHED = [
  'fathom_id',
  'meeting_title',
  'meeting_start_time',
  'scoper',
  'recording_url',
  'summary_markdown',
  'invitees',
  'name',
  'email',
  'is_external',
];

/** Tells whether two tellings of a meeting are the same. */
export const hashOfMeeting = (meeting: ToldMeeting) =>
  createHash('sha256').update(JSON.stringify(meeting, HASHED)).digest('base64url');

async function keepNews(db: Kysely<DB>, firm: Firm, news: readonly ToldMeeting[], origin: Origin) {
  const summaries = await safeMarkdowns(news.map(({ summary_markdown }) => summary_markdown ?? ''));
  const rows = news.map(
    (meeting, at): MeetingRow => ({
      fathom_id: meeting.fathom_id,
      meeting_title: meeting.meeting_title,
      meeting_start_time: meeting.meeting_start_time,
      scoper: meeting.scoper,
      recording_url: meeting.recording_url,
      is_internal: !isWithOutsiders(firm, meeting),
      source: origin.source,
      content_hash: hashOfMeeting(meeting),
      told_at: origin.told_at.toISOString(),
      observed_at: origin.now.toISOString(),
      html_summary: summaries[at]?.html ?? '',
      plain: summaries[at]?.plain ?? '',
      has_summary: meeting.summary_markdown !== null,
    }),
  );
  await keepMeetings(db, rows);
  const ids = news.map(({ fathom_id }) => fathom_id);
  const guests = news.flatMap(({ fathom_id, invitees }) =>
    invitees.map(({ name, email }, position) => ({ fathom_id, position, name, email })),
  );
  await keepAttendees(db, ids, guests);
  await keepCompanies(db, ids, await companiesOf(db, firm, news));
}
