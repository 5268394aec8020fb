import { formatDate } from '#kernel/dates.ts';
import type { ReferenceRow } from './shown-reference.ts';
import { projectsOf } from './shown-reference.ts';

/** What has no shape on paper: zero-width and direction signs, tags, control characters. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n]/gu;

/** Nothing of it needs a second look: letters and signs of a typewriter, no two spaces together. */
const isTidy = (text: string) => /^[\x20-\x7e]*$/.test(text) && !text.includes('  ');

/** One line of what a reader sees. */
const line = (text: string) =>
  (isTidy(text) ? text : text.replace(SHAPELESS, '').replace(/\s+/gu, ' ')).trim();
/** Several lines; none is blank, because a blank line ends a reference. */
const lines = (text: string) => text.split('\n').map(line).filter(Boolean).join('\n');

/** The text of these references, one behind the other, up to a size. What is longer ends one character beyond it. */
export function clipboardText(rows: readonly ReferenceRow[], most: number): string {
  let text = '';
  for (const row of rows) {
    text += `${text === '' ? '' : '\n\n'}${writeReference(row)}`;
    if (text.length > most) return text.slice(0, most + 1);
  }
  return text;
}

function writeReference(row: ReferenceRow): string {
  const projects = projectsOf(row).map(line);
  return [
    `Date: ${formatDate(row.created_at, 'MMM DD YYYY', 'utc') ?? ''}`,
    `Creator: ${line(row.creator)}`,
    `Projects: ${projects.length > 0 ? projects.join(', ') : 'NA'}`,
    `People: ${row.people.length > 0 ? row.people.map(personIn).join(', ') : 'NA'}`,
    `Notes: ${lines(row.plain)}`,
  ].join('\n');
}

function personIn({ name, rating, rating_name, tags }: ReferenceRow['people'][number]): string {
  const named = (kind: string) =>
    tags
      .filter(([one]) => one === kind)
      .map(([, , display_name]) => line(display_name))
      .join(', ') || 'NA';
  const rated = rating === 0 ? 'NA' : line(rating_name ?? String(rating));
  return `${line(name)} (${rated}; ${named('function')}; ${named('reference_type')})`;
}
