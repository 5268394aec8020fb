import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { listCards } from '../cards.queries.ts';

const MOST = 10;
/** How many are weighed: enough to hold the near ones, few enough to weigh in milliseconds. */
const BY_WORDS = 1000;
const BY_TAGS = 200;
const TELLING_WORDS = 12;

/** The words of a company that few others have, as the statistics know them; a name of its own finds nobody. */
const tellingWords = sql`
  select string_agg(quote_literal(lexeme), ' | ')::tsquery as query from (
    select word.lexeme
    from own, unnest(own.document) as word
    left join (
      select unnest(most_common_elems::text::text[]) as lexeme, unnest(most_common_elem_freqs) as frequency
      from pg_stats where schemaname = current_schema() and tablename = 'company_text' and attname = 'document'
    ) known using (lexeme)
    where length(word.lexeme) > 2
    order by known.frequency nulls last, word.lexeme
    limit ${sql.lit(TELLING_WORDS)}) telling`;

const nearness = sql<number>`
  4 * coalesce(ts_rank(t.document, words.query, 1), 0)
  + cardinality(array(select unnest(d.tag_ids) intersect select unnest(own.tag_ids)))
    / greatest(1, cardinality(own.tag_ids))::float
  + 1 - least(1, coalesce(abs(ln(1 + d.employee_count) - ln(1 + own.employee_count)) / 3, 1))
  + 1 - least(1, coalesce(abs(d.year_founded - own.year_founded) / 15.0, 1))
  + case when d.hq_city_id = own.hq_city_id then 0.8 when d.hq_country_id = own.hq_country_id then 0.4 else 0 end
  + case when d.is_saas = own.is_saas then 0.2 else 0 end`;

export async function similarCompanies(db: Kysely<DB>, company_id: number) {
  const { rows } = await sql<{ company_id: number }>`
    with own as materialized (
      select d.*, t.document from discovery d join company_text t using (company_id)
      where d.company_id = ${company_id}),
    words as materialized (${tellingWords}),
    candidate as (
      (select t.company_id from company_text t, words where t.document @@ words.query limit ${sql.lit(BY_WORDS)})
      union
      (select d.company_id from discovery d, own where d.tag_ids && own.tag_ids limit ${sql.lit(BY_TAGS)}))
    select candidate.company_id
    from candidate
    join discovery d using (company_id)
    join company_text t using (company_id)
    cross join own cross join words
    where candidate.company_id <> own.company_id
    order by ${nearness} desc, candidate.company_id
    limit ${sql.lit(MOST)}`.execute(db);
  const ids = rows.map((row) => row.company_id);
  return listCards(db, ids).select(['c.hq_city', 'c.hq_country']).execute();
}
