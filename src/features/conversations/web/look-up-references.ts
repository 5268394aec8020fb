import { IconMessage } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { call } from '#web/api.ts';
import type { Command } from '#web/shell/commands.ts';
import { conversationsContract } from '../conversations.contract.ts';

const MOST = 5;

/** References that hold the words, for the palette. */
export async function lookUpReferences(
  text: string,
  signal: AbortSignal,
  open: (reference_id: string) => void,
): Promise<Command[]> {
  const search_term = text.slice(0, 200);
  const found = await call(conversationsContract.lookUp, { query: { search_term } }, signal);
  return found.results.slice(0, MOST).map(({ reference_id, excerpt, creator, created_at }) => ({
    group: 'References',
    id: `reference ${reference_id}`,
    label: wordsOf(excerpt) || 'Reference',
    hint: `${creator} · ${formatDate(created_at, 'MMM DD, YYYY')}`,
    icon: IconMessage,
    run: () => open(reference_id),
  }));
}

const wordsOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
