import { Agent, get } from 'node:http';
import type { Asked, Query } from './query.ts';

/** One of the two servers beside each other: how it is asked, and what it answers. */
export interface Side {
  answer(query: Query, asked: Asked): Promise<Answer>;
}

export interface Answer {
  results: { company_domain: string; current_rank: number }[];
  total_count: number;
  next_page?: string | null;
  /** When the rows were there; the total may follow. */
  rowsAt: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const bodyOf = (url: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (text: string) => (body += text));
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve(body) : reject(new Error(`${url}: ${reply.statusCode} ${body}`)),
      );
    }).on('error', reject);
  });

/** The product as its own screen uses it: rows that came without their total are followed by a call for it. */
export const productSide = (origin: string, token: string): Side => ({
  async answer(_query, { product }) {
    const headers = { authorization: `Bearer ${token}` };
    const search = new URLSearchParams(product.map(([key, value]): [string, string] => [key, String(value)]));
    const answer = JSON.parse(
      await bodyOf(`${origin}/api/v1/discovery?${search.toString()}`, headers),
    ) as Answer;
    answer.rowsAt = performance.now();
    if (answer.total_count !== null) return answer;
    for (const key of ['page', 'sort_by', 'sort_direction']) search.delete(key);
    const counted = JSON.parse(
      await bodyOf(`${origin}/api/v1/discovery/count?${search.toString()}`, headers),
    ) as Answer;
    return { ...answer, total_count: counted.total_count };
  },
});

export const baselineSide = (origin: string): Side => ({
  async answer({ name }, { values }) {
    const text = await bodyOf(`${origin}/${name}?values=${encodeURIComponent(JSON.stringify(values))}`);
    return { ...(JSON.parse(text) as Answer), rowsAt: performance.now() };
  },
});

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export interface Times {
  /** Until rows and total are there. */
  whole: number[];
  rows: number[];
}

/** So many clients at once, each asking again as soon as it is answered; milliseconds of every answer. */
export async function drive(side: Side, query: Query, asks: readonly Asked[], clients: number, each: number) {
  const times: Times = { whole: [], rows: [] };
  const one = async (client: number) => {
    for (let turn = 0; turn < each; turn += 1) {
      const asked = asks[(client + turn * clients) % asks.length] as Asked;
      const began = performance.now();
      const { rowsAt } = await side.answer(query, asked);
      times.whole.push(performance.now() - began);
      times.rows.push(rowsAt - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  return times;
}
