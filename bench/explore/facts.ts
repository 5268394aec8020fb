import type pg from 'pg';
import type { Random } from '#demo/making/random.ts';
import { type Named, RANGES, type RangeColumn } from './search.ts';

/** What searches are drawn from: the names and the spread of what this database holds. */
export interface Facts {
  now: Date;
  /** The 0th to the 100th hundredth of each column, of a sample. */
  hundredths: Record<RangeColumn | 'total_funding_usd', number[]>;
  countries: Named[];
  states: Named[];
  cities: Named[];
  metros: Named[];
  tags: Named[];
  statuses: Named[];
  tp_statuses: Named[];
  lists: number[];
  /** Where people work. */
  abroad: string[];
  /** Searches in words, and their words. */
  words: { uuid: string; words: string }[];
}

const hundredthsOf = (column: string) =>
  `(select percentile_disc(array(select at / 100.0 from generate_series(0, 100) at)) within group (order by ${column})
    from sample) as ${column}`;

/** One company in twenty was in a newsletter of the last year, unless some are already. */
export const ADD_MENTIONS = `insert into mention (company_id, date, source_type, source, newsletter_type)
  select company_id, current_date - company_id / 20 % 365, 'newsletter', 'bench',
    (array['weekly', 'industry', 'regional'])[1 + company_id / 20 % 3]
  from company where company_id % 20 = 0 and not exists (select from mention where source = 'bench')
  on conflict do nothing`;

export async function readFacts(client: pg.Pool, random: Random): Promise<Facts> {
  const rowsOf = async <T>(text: string) => (await client.query(text)).rows as T[];
  const columns = [...RANGES, 'total_funding_usd'];
  const [hundredths] = await rowsOf<Facts['hundredths']>(
    `with sample as materialized (select ${columns.join(', ')} from company where company_id % 50 = 7)
     select ${columns.map(hundredthsOf).join(', ')}`,
  );
  const placesOf = (kind: string) =>
    rowsOf<Named>(
      `select min(place_id) as id, name from place where kind = '${kind}' group by name order by name`,
    );
  const choicesOf = (kind: string) =>
    rowsOf<Named>(
      `select choice_id as id, server_value as name from choice where kind = '${kind}' order by server_value`,
    );
  const lists = await rowsOf<{ id: number }>(
    `select workboard_id as id from workboard where type = 'companies' order by 1`,
  );
  const abroad = await rowsOf<{ name: string }>(
    'select distinct country as name from company_country order by 1',
  );
  return {
    now: new Date(),
    hundredths: hundredths as Facts['hundredths'],
    countries: await placesOf('country'),
    states: await placesOf('state'),
    cities: await placesOf('city'),
    metros: await placesOf('metro'),
    tags: await choicesOf('growth_tag'),
    statuses: await choicesOf('company_status'),
    tp_statuses: await choicesOf('tp_status'),
    lists: lists.map(({ id }) => id),
    abroad: abroad.map(({ name }) => name),
    words: await addWords(client, random),
  };
}

/** Searches in words that stand in descriptions, one or two at a time. */
async function addWords(client: pg.Pool, random: Random) {
  const { rows } = await client.query<{ description: string }>(
    `select description from company where description is not null order by hashint4(company_id) limit 400`,
  );
  const made: Facts['words'] = [];
  for (let at = 0; at < 40; at += 1) {
    const long = (random.pick(rows)?.description ?? '').match(/[a-z]{5,}/g) ?? ['software'];
    const words = random.some(long, random.int(1, 2)).join(' ');
    const { rows: added } = await client.query<{ uuid: string }>(
      'insert into language_search (text, description, created_at) values ($1, $1, now()) returning uuid',
      [words],
    );
    made.push({ uuid: added[0]?.uuid ?? '', words });
  }
  return made;
}
