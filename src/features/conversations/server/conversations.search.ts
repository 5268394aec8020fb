import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { excerptOf } from '#kernel/hits.ts';
import type { Context } from '#server/http/implement.ts';
import { clipboardText } from './clipboard-text.ts';
import {
  countReferences,
  listReferenceIds,
  listReferences,
  type Narrowing,
} from './conversations.queries.ts';
import { type ReferenceRow, shownReference } from './shown-reference.ts';

export const PAGE_SIZE = 20;
/** Enough for the clipboard nearly always; where notes are short, more are fetched. */
const FIRST_FETCH = 64;
const NEXT_FETCH = 256;

interface Asked extends Narrowing {
  page: number;
}

type Asking = Pick<Context, 'db' | 'counts' | 'gone'>;

interface Settings {
  /** The workboard of the reference contacts. */
  contacts: number;
  /** The largest text the clipboard takes. */
  most: number;
}

/** One page with its count; the first also with the text of all that was found. */
export async function searchReferences(asking: Asking, { page, ...asked }: Asked, settings: Settings) {
  const { db, gone } = asking;
  const [{ counts }, { rows, next_page, gpt }] = await Promise.all([
    asking.counts.run(countReferences(db, asked), gone),
    page === 1 ? firstPage(db, asked, settings) : laterPage(db, asked, page, settings),
  ]);
  return { results: rows.map((row) => found(row, asked.search ?? '')), counts, next_page, gpt };
}

/** A page of references as they are, without a search. */
export async function pageOfReferences(asking: Asking, asked: Narrowing, page: number, contacts: number) {
  const { db, gone } = asking;
  const [{ counts }, { rows, next_page }] = await Promise.all([
    asking.counts.run(countReferences(db, asked), gone),
    laterPage(db, asked, page, { contacts }),
  ]);
  return { results: rows.map(shownReference), counts, next_page };
}

async function firstPage(db: Kysely<DB>, asked: Narrowing, { contacts, most }: Settings) {
  const ids = await idsOf(db, asked, FIRST_FETCH, 0);
  const rows = await listReferences(db, ids, contacts, PAGE_SIZE).execute();
  let gpt = clipboardText(rows, most);
  for (let skip = FIRST_FETCH, last = ids; gpt.length <= most && last.length > 0; skip += NEXT_FETCH) {
    if (last.length < (skip === FIRST_FETCH ? FIRST_FETCH : NEXT_FETCH)) break;
    last = await idsOf(db, asked, NEXT_FETCH, skip);
    const more = clipboardText(await listReferences(db, last, contacts, 0).execute(), most);
    if (more !== '') gpt = `${gpt}\n\n${more}`.slice(0, most + 1);
  }
  return { rows: rows.slice(0, PAGE_SIZE), next_page: ids.length > PAGE_SIZE ? 2 : null, gpt };
}

async function laterPage(db: Kysely<DB>, asked: Narrowing, page: number, { contacts }: { contacts: number }) {
  // One more than the page tells whether there is a next.
  const ids = await idsOf(db, asked, PAGE_SIZE + 1, (page - 1) * PAGE_SIZE);
  const rows = await listReferences(db, ids.slice(0, PAGE_SIZE), contacts).execute();
  return { rows, next_page: ids.length > PAGE_SIZE ? page + 1 : null, gpt: '' };
}

const idsOf = async (db: Kysely<DB>, asked: Narrowing, limit: number, skip: number) =>
  (await listReferenceIds(db, asked, limit, skip).execute()).map(({ reference_id }) => reference_id);

const found = (row: ReferenceRow, search: string) => ({
  ...shownReference(row),
  excerpt: search === '' ? null : excerptOf(textsOf(row), search),
});

/** What a search looks at, in the order in which a reader would look. */
export const textsOf = ({ plain, people, creator, companies }: ReferenceRow) => [
  plain,
  ...people.map(({ name }) => name),
  ...companies.map(({ company_name, company_domain }) => `${company_name} ${company_domain}`),
  creator,
];
