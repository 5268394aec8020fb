import { mostPoints, RANKING_FACTORS, SCORE_DECIMALS } from '../../ranking.rules.ts';

const keys = RANKING_FACTORS.map(({ key }) => key);

const factsOf = (companies: string) => `
  select company_id, company_domain, employee_count, $1::integer - year_founded as age, total_funding_usd,
    growth_6m, growth_1y, growth_2y, hq_city, hq_state, hq_country, is_saas, status,
    coalesce(lower(hq_city collate "C") in (select lower(city collate "C") from bay_area_city), false) as bay_area_city
  from ${companies}`;

/** Every company of a relation with what each factor adds; $1 is the year from which ages count. */
export const scoresOf = (companies: string) => `
  select company_id, company_domain, round((${keys.join(' + ')})::numeric, ${SCORE_DECIMALS})::double precision as score,
    array[${keys.join(', ')}] as contributions
  from (
    select company_id, company_domain, ${RANKING_FACTORS.map(
      (one) => `${mostPoints(one)} * (${one.factor.sql}) as ${one.key}`,
    ).join(', ')}
    from (${factsOf(companies)}) facts
    -- A fence: without it each factor is computed for the score and once more for its contribution.
    offset 0
  ) points`;

/** The companies as they stood a month ago, by the head counts of the months and the rounds that came since. */
export const COMPANIES_A_MONTH_AGO = `(
  select c.company_id, c.company_domain, c.year_founded, c.hq_city, c.hq_state, c.hq_country, c.is_saas, c.status,
    coalesce(people[2], c.employee_count) as employee_count,
    c.total_funding_usd - coalesce((select sum(amount_usd) from funding_round f where f.company_id = c.company_id
      and f.announced_on > current_date - 30), 0) as total_funding_usd,
    coalesce((people[2] - people[8]) * 100.0 / nullif(people[8], 0), c.growth_6m)::double precision as growth_6m,
    coalesce((people[2] - people[14]) * 100.0 / nullif(people[14], 0), c.growth_1y)::double precision as growth_1y,
    coalesce((people[2] - people[26]) * 100.0 / nullif(people[26], 0), c.growth_2y)::double precision as growth_2y
  from company c left join (
    select company_id, array_agg(raw_count order by metric_recorded_on desc) as people
    from employee_count_point group by company_id
  ) points using (company_id)
) companies_a_month_ago`;
