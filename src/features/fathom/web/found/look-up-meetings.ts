import { IconMicrophone } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { call } from '#web/api.ts';
import type { Command } from '#web/shell/commands.ts';
import { fathomContract } from '../../fathom.contract.ts';

const MOST = 5;

/** Meetings whose title or summary holds the words, for the palette. */
export async function lookUpMeetings(
  text: string,
  signal: AbortSignal,
  open: (fathom_id: number) => void,
): Promise<Command[]> {
  const found = await call(fathomContract.search, { query: { search_term: text.slice(0, 200) } }, signal);
  return found.results.slice(0, MOST).map(({ fathom_id, meeting_title, meeting_start_time: at, scoper }) => ({
    group: 'Meetings',
    id: `meeting ${fathom_id}`,
    label: meeting_title || 'Untitled meeting',
    hint: [at && formatDate(at, 'MMM DD, YYYY', 'utc'), scoper].filter(Boolean).join(' · '),
    icon: IconMicrophone,
    run: () => open(fathom_id),
  }));
}
