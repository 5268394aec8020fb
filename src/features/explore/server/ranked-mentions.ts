import * as z from 'zod';
import { listCards } from '#features/companies/server/cards.queries.ts';
import { toWire } from '#kernel/filters.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { exploreContract } from '../explore.contract.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { searchPredicates } from './explore.predicates.ts';
import { mentionPredicates } from './mention.predicates.ts';
import { PAGE_SIZE, type Page, type Pages, pagesOf } from './page-cursor.ts';
import { countMentioned, listMentioned } from './ranked-mentions.queries.ts';
import { recordSearch } from './search-history.ts';
import { valuesOf } from './search-values.ts';

/** The companies that quips speak of, instead of all there are. */
export const rankedMentions: Handlers<typeof exploreContract>['rankedMentions'] = async (
  { query },
  context,
) => {
  const { db, clock, counts, gone } = context;
  const { page, ...wire } = query;
  const values = await valuesOf(db, exploreFilters, wire);
  const companies = await searchPredicates(db, values, clock.now());
  const quips = mentionPredicates(values);
  const pages = pagesOf({ mentions: values }, z.int32());
  const find = () => mentionedPage(pages, db, quips, companies, startOf(pages.read(page)));
  if (page !== undefined) return { ...(await find()), total_count: null };
  const counting = counts.run(countMentioned(db, quips, companies), gone).then((row) => row.total_count);
  recordSearch(context, toWire(exploreFilters, asked(values)), counting);
  const [found, total_count] = await Promise.all([find(), counting]);
  return { ...found, total_count };
};

async function mentionedPage(pages: Pages, ...search: Parameters<typeof listMentioned>) {
  const [db] = search;
  const rows = await listMentioned(...search).execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const ids = shown.map(({ company_id }) => company_id);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    results: ids.length > 0 ? await listCards(db, ids).execute() : [],
    next_page: last ? pages.write({ value: last.value, id: last.company_id }) : null,
  };
}

/** What the history must know to ask the same again. */
const asked = (values: ExploreFilters): ExploreFilters => ({ ...values, newsletter_mentions: true });

function startOf(page: Page) {
  const limit = PAGE_SIZE + 1;
  if (!('after' in page)) return { after: null, skip: page.skip, limit };
  const { value, id } = page.after;
  return { after: { value: value ?? 0, id }, skip: 0, limit };
}
