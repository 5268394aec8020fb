import * as z from 'zod';
import { day } from '#kernel/query-fields.ts';
import type { ToldMeeting } from '#server/capabilities/meetings.ts';

const LONGEST_TEXT = 2000;
const LONGEST_ADDRESS = 254;
const LONGEST_SUMMARY = 100_000;

/** Text a database can hold, however long or broken what came was. */
const text = (most: number) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((given) =>
      storable(given ?? '')
        .trim()
        .slice(0, most),
    )
    .transform(storable);
/** PostgreSQL holds neither NUL nor half a character. */
const storable = (given: string) => given.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((given) => {
    const at = new Date(given ?? '');
    const year = at.getUTCFullYear();
    // A day that is none, as 30 February, would become one that nobody said.
    return year >= 1 && year <= 9999 && day.safeParse(given?.slice(0, 10)).success ? at.toISOString() : null;
  });

const invitee = z
  .object({ name: text(LONGEST_TEXT), email: text(LONGEST_ADDRESS), is_external: z.boolean().catch(false) })
  .transform((one) => ({ ...one, email: isAddress(one.email) ? one.email : '' }));
const isAddress = (given: string) => /^[^\s@]+@[^\s@]+$/.test(given);

/** A meeting of the interface (`GET /meetings`, and the body of a webhook), as far as Orion reads it. */
const wireMeeting = z.object({
  recording_id: z.int().min(1),
  title: text(LONGEST_TEXT),
  meeting_title: text(LONGEST_TEXT),
  url: text(LONGEST_TEXT),
  share_url: text(LONGEST_TEXT),
  recording_start_time: moment,
  scheduled_start_time: moment,
  recorded_by: z
    .object({ email: text(LONGEST_ADDRESS) })
    .nullish()
    .catch(null),
  calendar_invitees: z.array(z.unknown()).nullish().catch(null),
  default_summary: z
    .object({ markdown_formatted: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
});

export const meetingsPage = z.object({
  items: z.array(z.unknown()),
  next_cursor: z.string().nullish(),
});

/** What the wire tells of one meeting, or null where it is none. */
export function readMeeting(json: unknown): ToldMeeting | null {
  const read = wireMeeting.safeParse(json);
  if (!read.success) return null;
  const { data } = read;
  const markdown = data.default_summary?.markdown_formatted ?? null;
  return {
    fathom_id: data.recording_id,
    meeting_title: data.meeting_title || data.title,
    meeting_start_time: data.recording_start_time ?? data.scheduled_start_time,
    scoper: data.recorded_by?.email ?? '',
    recording_url: [data.share_url, data.url].find((link) => /^https?:\/\//.test(link)) ?? null,
    summary_markdown: markdown === null ? null : storable(markdown.slice(0, LONGEST_SUMMARY)),
    invitees: inviteesOf(data.calendar_invitees ?? []),
  };
}

/** Each address once; who has none counts as often as they stand there. */
function inviteesOf(given: readonly unknown[]) {
  const all = given.flatMap((one) => invitee.safeParse(one).data ?? []);
  const first = new Map(all.toReversed().map((one) => [one.email.toLowerCase(), one]));
  return all.filter((one) => one.email === '' || first.get(one.email.toLowerCase()) === one);
}
