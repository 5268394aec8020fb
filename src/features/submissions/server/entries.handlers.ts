import * as z from 'zod';
import { findCompany } from '#features/companies/server/company.queries.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { type Context, type Feature, implement } from '#server/http/implement.ts';
import { timePlaces } from '#server/http/time-places.ts';
import { entriesContract, ownEntriesContract, SHIPPED, unpublishedContract } from '../entries.contract.ts';
import { approveEntry, returnEntry } from './approvals.ts';
import { addEntry, changeEntry, type State, seenEntry, setDeleted } from './entries.ts';
import { type EntriesAsked, listEntries, PAGE_SIZE } from './entries.queries.ts';
import { readQuarter } from './entry-rules.ts';
import { shownEntry, shownRow } from './shown-entries.ts';
import { keptTemplate, wireTemplate } from './templates.ts';

interface Query {
  search?: string | undefined;
  domain?: string | undefined;
  portfolio?: string | undefined;
  year?: string | undefined;
  page?: string | undefined;
}

const places = timePlaces('page', z.uuid());

function readYear(year: string | undefined) {
  if (!year) return {};
  if (/^\d{4}$/.test(year)) return { year: Number(year) };
  const quarter = readQuarter(year);
  if (!quarter) throw invalid('year must be a year, or a quarter like Q1 2026.');
  return quarter;
}

async function rowsOf({ db }: Context, asked: EntriesAsked) {
  const rows = await listEntries(db, asked).execute();
  const [one] = rows;
  // Where there is nothing, there may be no such template.
  if (!one) await keptTemplate(db, asked.template);
  const { results, next_page } = places.page(rows, PAGE_SIZE, ({ created_at, uuid }) => [created_at, uuid]);
  return {
    results: results.map((row) => shownRow(asked.template, row)),
    count: asked.after ? null : (one?.found ?? 0),
    next_page,
  };
}

async function listPublished(context: Context, slug: string, query: Query) {
  const about = query.domain || query.portfolio;
  const company = about ? await findCompany(context.db, about).executeTakeFirst() : undefined;
  const asked: EntriesAsked = {
    template: slug,
    state: 'published',
    search: query.search || undefined,
    ...(about && { company_id: company?.company_id ?? 0 }),
    ...readYear(query.year),
    after: places.read(query.page),
  };
  return rowsOf(context, asked);
}

/** One of somebody's drafts; handed in, it is one no more. */
async function ownDraft({ db, user }: Context, slug: string, uuid: string) {
  const kept = await seenEntry(db, slug, uuid, user.user_id);
  if (kept.state !== 'draft') throw notFound('Draft');
  return kept;
}

async function readEntry(context: Context, slug: string, uuid: string) {
  return { data: await shownEntry(context, await seenEntry(context.db, slug, uuid, context.user.user_id)) };
}

async function listOf(context: Context, slug: string, state: State, created_by?: number) {
  const { results } = await rowsOf(context, { template: slug, state, created_by });
  return { results };
}

const shownTemplate = async ({ db, user }: Context, slug: string) => ({
  data: wireTemplate(await keptTemplate(db, slug), user.email_address),
});

/** The calls of a template, by what names it. */
const handlersFor = <P extends object>(slugOf: (params: P) => string) => ({
  template: async ({ params }: { params: P }, context: Context) => shownTemplate(context, slugOf(params)),
  list: async ({ params, query }: { params: P; query: Query }, context: Context) =>
    listPublished(context, slugOf(params), query),
  read: async ({ params }: { params: P & { uuid: string } }, context: Context) =>
    readEntry(context, slugOf(params), params.uuid),
  add: async ({ params, body }: { params: P; body: Record<string, unknown> }, context: Context) =>
    addEntry(context, slugOf(params), body, false),
  change: async (
    { params, body }: { params: P & { uuid: string }; body: Record<string, unknown> },
    context: Context,
  ) => changeEntry(context, slugOf(params), params.uuid, body, false),
  remove: async ({ params }: { params: P & { uuid: string } }, context: Context) =>
    setDeleted(context, slugOf(params), params.uuid, true),
  restore: async ({ params }: { params: P & { uuid: string } }, context: Context) =>
    setDeleted(context, slugOf(params), params.uuid, false),
});

/** Every template with its calls: those Orion brings, those a firm brought, and what is not published yet. */
export const entryFeatures: readonly Feature[] = [
  ...SHIPPED.map((slug) =>
    implement(
      slug,
      entriesContract(slug),
      handlersFor<object>(() => slug),
    ),
  ),
  implement(
    'own-templates',
    ownEntriesContract,
    handlersFor(({ slug }: { slug: string }) => slug),
  ),
  implement('unpublished', unpublishedContract, {
    drafts: async ({ params: { slug } }, context) => listOf(context, slug, 'draft', context.user.user_id),
    draft: async ({ params: { slug, uuid } }, context) => ({
      data: await shownEntry(context, await ownDraft(context, slug, uuid)),
    }),
    saveDraft: async ({ params: { slug }, body }, context) => addEntry(context, slug, body, true),
    changeDraft: async ({ params: { slug, uuid }, body }, context) =>
      changeEntry(context, slug, uuid, body, true),
    removeDraft: async ({ params: { slug, uuid } }, context) =>
      setDeleted(context, slug, uuid, true, 'draft'),
    unpublished: async ({ params: { slug } }, context) => listOf(context, slug, 'unpublished'),
    approve: async ({ params: { slug, uuid }, body }, context) =>
      approveEntry(context, slug, uuid, body.version),
    sendBack: async ({ params: { slug, uuid }, body }, context) =>
      returnEntry(context, slug, uuid, body.version, body.reason),
  }),
];
