import type { JobDefinition } from '#server/jobs/queue.ts';
import { type FetchParts, fetchMeetings } from './fetch-meetings.ts';
import { addFirmKey, listKeys } from './keys.queries.ts';

export const FETCH_JOB = 'meetings.fetch';
const LONGEST_SECONDS = 3600;

/** Fetches meetings for every key whose time has come; one that is asked for by hand begins at once. */
export const fetchMeetingsJob = (parts: FetchParts): JobDefinition<{ key_id?: number }> => ({
  name: FETCH_JOB,
  schedule: '* * * * *',
  retries: 0,
  atOnce: 2,
  longest: LONGEST_SECONDS,
  async run({ key_id }, { signal }) {
    const { db, config, clock } = parts;
    if (config.FATHOM_API_KEY) await addFirmKey(db, clock.now().toISOString()).execute();
    const due = (await listKeys(db).execute()).filter(
      (row) =>
        (row.user_id === null ? config.FATHOM_API_KEY : row.sealed_key) &&
        Date.parse(row.next_run_at) <= clock.now().getTime() &&
        (key_id === undefined || row.key_id === key_id),
    );
    for (const row of due) await fetchMeetings(parts, row.key_id, signal);
  },
});
