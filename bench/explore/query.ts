import { readFileSync } from 'node:fs';

/** One of the twelve queries: as the product is asked, and the values of the hand-written statements beside it. */
export interface Query {
  /** The twelve of the goal: the three sort orders are one of them. */
  of: string;
  /** Its file of SQL. */
  name: string;
  /** Each client asks with values of its own, so that nobody lives off another's answer. */
  asked(client: number, known: Known): Asked;
}

export interface Asked {
  product: [key: string, value: string | number][];
  values: unknown[];
}

/** What only the seeded database knows. */
export interface Known {
  workboards: readonly number[];
  /** The language search of each client and its words. */
  descriptions: readonly { uuid: string; description: string }[];
  /** Where page 200 begins for a client: what the product answered, and the last rank of page 199. */
  page200: readonly { page: string; rank: number }[];
  today: Date;
}

const fileOf = (name: string) => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');

/** The two statements of a query: its page of cards, and the exact count of the same rows. */
export function statementsOf(name: string) {
  const [page = '', count = ''] = fileOf(name).split('-- count\n');
  return { page: fileOf('card').replace(':page', page.trim()), count: count.trim() };
}
