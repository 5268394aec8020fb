import { Agent, get } from 'node:http';
import { requestOf } from './as-request.ts';
import type { Search } from './search.ts';

/** One of the servers beside each other. */
export type Side = (search: Search) => Promise<Answer>;

export interface Answer {
  results: { company_domain: string; current_rank: number | null }[];
  total_count: number | null;
  next_page?: string | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const bodyOf = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (text: string) => (body += text));
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(JSON.parse(body) as Answer)
          : reject(new Error(`${url}: ${reply.statusCode} ${body}`)),
      );
    }).on('error', reject);
  });

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

const apiOf = (origin: string, token: string) => (path: string, query: URLSearchParams) =>
  bodyOf(`${origin}/api/v1${path}?${query.toString()}`, bearing(token));

/** The product as its own screen uses it: a first page that came without its total is followed by a call for it. */
export function productSide(origin: string, token: string): Side {
  const ask = apiOf(origin, token);
  return async (search) => {
    const query = requestOf(search);
    if (search.after) query.set('page', search.after.next_page);
    const found = await ask('/discovery', query);
    if (found.total_count !== null || search.after) return found;
    for (const key of ['sort_by', 'sort_direction']) query.delete(key);
    const { total_count } = await ask('/discovery/count', query);
    return { ...found, total_count };
  };
}

/** The search at its page; at the first where there are not so many. */
export async function atItsPage(origin: string, token: string, search: Search): Promise<Search> {
  if (search.page === 1) return search;
  const query = requestOf(search);
  query.set('page', String(search.page - 1));
  const { results, next_page } = await apiOf(origin, token)('/discovery', query);
  if (!next_page) return { ...search, page: 1 };
  return { ...search, after: { next_page, rank: results.at(-1)?.current_rank ?? null } };
}

export const baselineSide =
  (origin: string, path: 'sql' | 'columns', token: string): Side =>
  (search) =>
    bodyOf(`${origin}/${path}?search=${encodeURIComponent(JSON.stringify(search))}`, bearing(token));

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
