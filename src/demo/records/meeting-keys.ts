import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { drawMeetings } from './fathom.ts';

/** Nobody holds such a key: what is sealed under it opens nothing, and nothing is ever fetched with it. */
const NO_KEY = 'demonstration';

/** Two colleagues who connected Fathom: one key works, the other was refused. */
export function meetingKeyRows(firm: Firm) {
  const { at } = firm.calendar;
  const [, connected, refused] = firm.scopers;
  const key = { sealed_key: NO_KEY, created_at: at(120), swept_at: at(1, 6), polled_until: at(1, 6) };
  const rows = [
    ...(connected
      ? [
          {
            ...key,
            key_id: 1,
            user_id: connected.user_id,
            state: 'idle',
            include_internal: true,
            failures: 0,
            last_success_at: at(0),
            last_error: null,
            last_error_at: null,
            next_run_at: at(-7, 6),
          },
        ]
      : []),
    ...(refused
      ? [
          {
            ...key,
            key_id: 2,
            user_id: refused.user_id,
            state: 'refused',
            include_internal: false,
            failures: 3,
            last_success_at: at(9, 14, 20),
            last_error: 'The key was refused.',
            last_error_at: at(1, 18, 40),
            next_run_at: at(-7, 7),
          },
        ]
      : []),
  ];
  const seen = rows.flatMap(({ key_id, user_id, last_success_at }) =>
    drawMeetings(firm)
      .filter(({ scoper, deleted }) => scoper.user_id === user_id && !deleted)
      .map(({ fathom_id }) => ({ key_id, fathom_id, seen_at: last_success_at })),
  );
  return [batch('meeting_key', rows), batch('meeting_seen', seen)];
}
