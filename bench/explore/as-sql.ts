import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Condition, Search, Sort } from './search.ts';

const text = pg.escapeLiteral;
const idsOf = (of: readonly { id: number }[]) => of.map(({ id }) => id).join(', ');

/** A condition as somebody writes it by hand over the narrow row, with the values in it. */
function whereOf(condition: Condition): string {
  switch (condition.kind) {
    case 'range': {
      const { column, min, max } = condition;
      if (min === undefined) return `${column} <= ${max}`;
      return max === undefined ? `${column} >= ${min}` : `${column} between ${min} and ${max}`;
    }
    case 'funding':
      return condition.unknownToo
        ? `(funding >= ${condition.min} or funding is null)`
        : `funding >= ${condition.min}`;
    case 'tag':
      return `tag && '{${idsOf(condition.of)}}'::smallint[]`;
    case 'metro':
      return `metro && '{${idsOf(condition.of)}}'::integer[]`;
    case 'list':
      return `company_id in (select company_id from workboard_company where workboard_id = ${condition.id})`;
    case 'saas':
      return condition.value ? 'saas' : 'not saas';
    case 'no_tp_status':
      return 'tp_status is null';
    case 'stood':
      return `company_id in (select company_id from tp_status_history
        where tp_status in (${condition.of.map(({ name }) => text(name)).join(', ')})
        and (until is null or until >= ${text(condition.since)}))`;
    case 'emailed':
      return `emailed >= ${text(condition.since)}`;
    case 'not_emailed':
      return `(emailed is null or emailed < ${text(condition.since)})`;
    case 'abroad':
      return `company_id in (select company_id from company_country
        where country = ${text(condition.country)} and employee_count >= ${condition.least})`;
    case 'newsletter':
      return `company_id in (select company_id from mention where newsletter_type is not null
        and date between ${text(condition.from)} and ${text(condition.to)})`;
    case 'words':
      return `company_id in (select company_id from company_text
        where document @@ websearch_to_tsquery('english', ${text(condition.words)}))`;
    default:
      return `${condition.kind} in (${idsOf(condition.of)})`;
  }
}

function orderOf({ by, direction }: Sort): string {
  if (by === 'current_rank' && direction === 'asc') return 'rank, company_id';
  if (by === 'current_rank') return 'rank desc nulls last, company_id';
  if (by === 'company_size') return `size_band ${direction} nulls last, company_name, company_id`;
  return `${by} ${direction} nulls last, company_id`;
}

const CARD = readFileSync(new URL('card.sql', import.meta.url), 'utf8');

/** The page of cards and the exact count, as two statements. A further page by rank begins behind the last rank. */
export function statementsOf({ conditions, sort, page, after }: Search) {
  const where = conditions.map(whereOf).join(' and ');
  const rank = sort.by === 'current_rank' ? after?.rank : undefined;
  const behind = rank ? ` and rank ${sort.direction === 'asc' ? '>' : '<'} ${rank}` : '';
  const skip = rank ? 0 : 50 * (page - 1);
  const found = `select company_id, row_number() over () as place from (select company_id from bench.narrow
    where ${where}${behind} order by ${orderOf(sort)} limit 50 offset ${skip}) ordered`;
  return {
    page: CARD.replace(':page', found),
    count: `select count(*)::integer as count from bench.narrow where ${where}`,
  };
}

/** The cards of these companies, in their order. */
export const cardsOf = (ids: readonly number[]) =>
  CARD.replace(
    ':page',
    `select * from unnest('{${ids.join(', ')}}'::integer[]) with ordinality as t (company_id, place)`,
  );
