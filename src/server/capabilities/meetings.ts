import type { Provider } from './capability.ts';

/** Somebody who was invited; not everybody gives an address. */
export interface Invitee {
  name: string;
  email: string;
  /** As the recorder's own system sees it. */
  is_external: boolean;
}

/** A meeting as whoever recorded it tells it. */
export interface ToldMeeting {
  fathom_id: number;
  meeting_title: string;
  meeting_start_time: string | null;
  /** E-mail address of whoever recorded it. */
  scoper: string;
  recording_url: string | null;
  /** Null while there is none yet. */
  summary_markdown: string | null;
  invitees: Invitee[];
}

export interface MeetingsPage {
  meetings: ToldMeeting[];
  /** How many could not be read, and were passed over. */
  unreadable: number;
  next_cursor: string | null;
}

interface PageAsked {
  cursor: string | null;
  /** Only what was recorded after. */
  created_after: string | null;
  include_internal: boolean;
}

/** Where recorded meetings come from, each key with the meetings its owner sees there. */
export interface MeetingSource extends Provider {
  pageOf(key: string, asked: PageAsked): Promise<MeetingsPage>;
  /** Fails where the key does not hold. */
  checkKey(key: string): Promise<void>;
  /** What a delivery tells, or null where it is no meeting. */
  readDelivery(body: unknown): ToldMeeting | null;
}
