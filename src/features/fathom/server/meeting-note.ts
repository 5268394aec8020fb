import { randomUUID } from 'node:crypto';
import { formatDate } from '#kernel/dates.ts';

/** A link back to the meeting that tells this note from all others. */
export const newMark = (origin: string, fathom_id: number) =>
  `${origin}/fathom/${fathom_id}?note=${randomUUID()}`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

interface Noted {
  meeting_title: string;
  meeting_start_time: string | null;
  scoper: string;
  html_summary: string;
}

/** The note as the relationship system shows it. */
export function noteOf({ meeting_title, meeting_start_time, scoper, html_summary }: Noted, mark: string) {
  const day = formatDate(meeting_start_time, 'MMM DD, YYYY', 'utc');
  const head = [meeting_title || 'Untitled meeting', day, scoper].filter(Boolean).join(' · ');
  return `<p><b>${escaped(head)}</b></p>${html_summary}<p><a href="${escaped(mark)}">Open in Orion</a></p>`;
}
