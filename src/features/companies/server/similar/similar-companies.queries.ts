import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { listCards } from '../cards.queries.ts';

const MOST = 10;
/** How many are weighed: enough to hold the near ones, few enough to weigh in milliseconds. */
const BY_WORDS = 1000;
const BY_TAGS = 200;
const TELLING_WORDS = 12;
/** How many companies those words may find in all: the index reads every one of them before the first is weighed. */
const MOST_FOUND = 20_000;

/** The words of a company that few others have, as the statistics know them; a name of its own finds nobody. */
const tellingWords = sql`
  select string_agg(quote_literal(lexeme), ' | ') as words from (
    select word.lexeme, row_number() over telling as place,
      sum(known.frequency * size.reltuples) over telling as found
    from own cross join unnest(own.document) as word
    cross join (select reltuples from pg_class where oid = 'company_text'::regclass) size
    left join (
      select unnest(most_common_elems::text::text[]) as lexeme, unnest(most_common_elem_freqs) as frequency
      from pg_stats where schemaname = current_schema() and tablename = 'company_text' and attname = 'document'
    ) known using (lexeme)
    where length(word.lexeme) > 2
    window telling as (order by known.frequency nulls last, word.lexeme)) word
  where place = 1 or (place <= ${sql.lit(TELLING_WORDS)} and coalesce(found, 0) <= ${sql.lit(MOST_FOUND)})`;

const nearness = (words: string | null) => sql<number>`
  4 * coalesce(ts_rank(t.document, ${words}::tsquery, 1), 0)
  + cardinality(array(select unnest(d.tag_ids) intersect select unnest(own.tag_ids)))
    / greatest(1, cardinality(own.tag_ids))::float
  + 1 - least(1, coalesce(abs(ln(1 + d.employee_count) - ln(1 + own.employee_count)) / 3, 1))
  + 1 - least(1, coalesce(abs(d.year_founded - own.year_founded) / 15.0, 1))
  + case when d.hq_city_id = own.hq_city_id then 0.8 when d.hq_country_id = own.hq_country_id then 0.4 else 0 end
  + case when d.is_saas = own.is_saas then 0.2 else 0 end`;

/** What others are found by. */
async function marksOf(db: Kysely<DB>, company_id: number) {
  const { rows } = await sql<{ words: string | null; tag_ids: number[] | null }>`
    with own as materialized (
      select d.tag_ids, t.document from discovery d join company_text t using (company_id)
      where d.company_id = ${company_id})
    select (${tellingWords}) as words, (select tag_ids from own) as tag_ids`.execute(db);
  return { words: rows[0]?.words ?? null, tags: rows[0]?.tag_ids ?? [] };
}

export async function similarCompanies(db: Kysely<DB>, company_id: number) {
  // Looked up first: a planner that knows how rare they are reads no index whole for the first few rows.
  const { words, tags } = await marksOf(db, company_id);
  const { rows } = await sql<{ company_id: number }>`
    with own as materialized (select * from discovery where company_id = ${company_id}),
    candidate as (
      (select company_id from company_text where document @@ ${words}::tsquery limit ${sql.lit(BY_WORDS)})
      union
      (select company_id from discovery where tag_ids && ${tags}::integer[] limit ${sql.lit(BY_TAGS)}))
    select candidate.company_id
    from candidate
    join discovery d using (company_id)
    join company_text t using (company_id)
    cross join own
    where candidate.company_id <> own.company_id
    order by ${nearness(words)} desc, candidate.company_id
    limit ${sql.lit(MOST)}`.execute(db);
  const ids = rows.map((row) => row.company_id);
  return listCards(db, ids).select(['c.hq_city', 'c.hq_country']).execute();
}
