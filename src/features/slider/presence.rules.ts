import { isMissing } from '#kernel/missing.ts';

/** The three meetings that are told of a company, in the order of their tabs. */
export const meetingKinds = ['first_meeting', 'latest_meeting', 'next_meeting'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

const PREFERRED = ['latest_meeting', 'first_meeting', 'next_meeting'] as const;

/** Which meeting is shown first: the latest, else the first, else the next; null when there is none. */
export const preferredMeeting = (meetings: Partial<Record<MeetingKind, unknown>> | null | undefined) =>
  PREFERRED.find((kind) => !isMissing(meetings?.[kind])) ?? null;

/** Whether there is anything to tell about e-mails; the number of threads alone does not count. */
export function hasEmailData(metadata: object | null | undefined): boolean {
  return Object.entries(metadata ?? {}).some(
    ([field, value]) => field !== 'unique_threads' && !isNothing(value),
  );
}

/** Whether a figure, a text or a series by month says anything. */
const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isNothing)
    : isMissing(value) || value === 0;

/** Whether there is a total or a date; an amount of 0 is one, nothing is not. */
export const hasFunding = (
  funding: { total_funding_usd?: unknown; last_funding_on?: unknown } | null | undefined,
) => !isMissing(funding?.total_funding_usd) || !isMissing(funding?.last_funding_on);

const NOTICES = {
  funding: 'Funding data not available',
  email: 'No email interactions recorded yet',
  meetings: 'No meetings scheduled yet',
};
export type Missing = keyof typeof NOTICES;
export const noticeOf = (what: Missing) => NOTICES[what];

/** One sentence for all that is missing, always in the same order; null when nothing is. */
export function missingNotice(missing: Readonly<Record<Missing, boolean>>): string | null {
  const told = (Object.keys(NOTICES) as Missing[]).filter((what) => missing[what]).map(noticeOf);
  return told.map((text, at) => (at === 0 ? text : lowerFirst(text))).join(', ') || null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
