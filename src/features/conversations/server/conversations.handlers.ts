import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type AnyFilters, fromWire } from '#kernel/filters.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { conversationsContract } from '../conversations.contract.ts';
import { ALL, type ConversationFilters, conversationFilters } from '../conversations.filters.ts';
import { excerptOf } from '#kernel/hits.ts';
import {
  categoryPredicates,
  isIncomplete,
  type Span,
  spanPredicates,
  writtenBy,
} from './conversations.predicates.ts';
import {
  countByChoice,
  countByCreator,
  countReferences,
  listReferenceIds,
  listReferences,
} from './conversations.queries.ts';
import { pageOfReferences, searchReferences, textsOf } from './conversations.search.ts';
import { shownReference } from './shown-reference.ts';

const MOST_LOOKED_UP = 15;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const RATING = /^\d{1,9}$/;

export const conversations = implement('conversations', conversationsContract, {
  async all({ query }, context) {
    const { config } = context;
    const { search, start_time, end_time, page, ...wire } = query;
    const filters = fromWire(conversationFilters as AnyFilters, wire) as ConversationFilters;
    if (filters.ratings?.some((rating) => rating !== ALL && !RATING.test(rating)))
      throw invalid('Ratings must be whole numbers, like 3.');
    const predicates = [...spanOf({ start_time, end_time }), ...categoryPredicates(filters)];
    return searchReferences(
      context,
      { predicates, search, page },
      { contacts: config.REFERENCE_CONTACT_WORKBOARD_ID, most: config.CLIPBOARD_MAX_CHARS },
    );
  },

  async read({ query }, { db, config }) {
    const row = await findReference(db, query.reference_id, config.REFERENCE_CONTACT_WORKBOARD_ID);
    const shown = shownReference(row);
    return { data: { ...shown, results: [shown] } };
  },

  async headerBlock({ query }, { db, config }) {
    const row = await findReference(db, query.reference_id, config.REFERENCE_CONTACT_WORKBOARD_ID, 0);
    const { reference_id, created_at, creator, all_projects } = shownReference(row);
    return { data: { reference_id, created_at, creator, all_projects } };
  },

  async incomplete({ query: { creators, page } }, context) {
    const { config, user } = context;
    const written = writtenBy(creators.length > 0 ? creators : [user.email_address]);
    const predicates = [written, isIncomplete];
    return pageOfReferences(context, { predicates }, page, config.REFERENCE_CONTACT_WORKBOARD_ID);
  },

  async lookUp({ query: { search_term: search } }, { db, config }) {
    const ids = await listReferenceIds(db, { predicates: [], search }, MOST_LOOKED_UP).execute();
    const rows = await listReferences(
      db,
      ids.map(({ reference_id }) => reference_id),
      config.REFERENCE_CONTACT_WORKBOARD_ID,
      0,
    ).execute();
    return {
      results: rows.map((row) => ({
        reference_id: row.reference_id,
        creator: row.creator,
        created_at: row.created_at,
        excerpt: excerptOf(textsOf(row), search) ?? '',
      })),
    };
  },

  async contribution({ query }, { db }) {
    return { results: await countByCreator(db, spanOf(query)).execute() };
  },

  async insight({ query }, { db }) {
    const predicates = spanOf(query);
    // Beside each other: none of them needs another.
    const [{ counts }, by_project, by_function, by_reference_type, by_rating] = await Promise.all([
      countReferences(db, { predicates }).executeTakeFirstOrThrow(),
      countByChoice(db, 'project', predicates).execute(),
      countByChoice(db, 'function', predicates).execute(),
      countByChoice(db, 'reference_type', predicates).execute(),
      countByChoice(db, 'rating', predicates).execute(),
    ]);
    return { data: { total: counts, by_project, by_function, by_reference_type, by_rating } };
  },
});

function spanOf(span: Span) {
  const { start_time, end_time } = span;
  if (start_time && end_time && Date.parse(start_time) > Date.parse(end_time))
    throw invalid('start_time must not be after end_time.');
  return spanPredicates(span);
}

/** An id that is none finds nothing, like one that is not there. */
async function findReference(db: Kysely<DB>, id = '', contacts: number, whole?: number) {
  if (!UUID.test(id)) throw notFound('Reference');
  const row = await listReferences(db, [id], contacts, whole).executeTakeFirst();
  if (!row) throw notFound('Reference');
  return row;
}
