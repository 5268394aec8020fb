import type { Condition, Search } from './search.ts';

type Pair = [key: string, value: string | number];
const least = (value: number) => `GREATER_THAN_OR_EQUAL_TO:${value}`;
const most = (value: number) => `LESS_THAN_OR_EQUAL_TO:${value}`;
const NAMES = {
  country: 'hq_country',
  state: 'hq_state',
  city: 'hq_city',
  status: 'status',
  tp_status: 'tp_status_value',
  tag: 'growth_tag',
  metro: 'founder_metro_area',
} as const;

function pairsOf(condition: Condition): Pair[] {
  switch (condition.kind) {
    case 'range': {
      const { column, min, max } = condition;
      return [
        ...(min === undefined ? [] : [[column, least(min)] satisfies Pair]),
        ...(max === undefined ? [] : [[column, most(max)] satisfies Pair]),
      ];
    }
    case 'funding':
      return [
        ['total_funding_usd', least(condition.min)],
        ['total_funding_usd_no_data', String(condition.unknownToo)],
      ];
    case 'list':
      return [['workboard_id', condition.id]];
    case 'saas':
      return [['is_saas', String(condition.value)]];
    case 'no_tp_status':
      return [['tp_status_not_tagged', 'true']];
    case 'stood':
      return [
        ...condition.of.map(({ name }): Pair => ['tp_status_value', name]),
        ['tp_status_operator', 'was'],
        ['tp_status_since', condition.days],
      ];
    case 'emailed':
    case 'not_emailed':
      return [
        ['has_email_sent', String(condition.kind === 'emailed')],
        ['days_of_email_sent', condition.days],
      ];
    case 'abroad':
      return [
        ['country_name_employee_count', condition.country],
        ['country_employee_count', least(condition.least)],
      ];
    case 'newsletter':
      return [
        ['is_in_newsletter', 'true'],
        ['newsletter_date_from', condition.from],
        ['newsletter_date_to', condition.to],
      ];
    case 'words':
      return [['discovery_llm_search_uuid', condition.uuid]];
    default:
      return condition.of.map(({ name }): Pair => [NAMES[condition.kind], name]);
  }
}

/** The search as the product's own screen asks it. */
export function requestOf({ conditions, sort }: Search): URLSearchParams {
  const pairs = conditions.flatMap(pairsOf);
  return new URLSearchParams([
    ...pairs.map(([key, value]): [string, string] => [key, String(value)]),
    ['sort_by', sort.by],
    ['sort_direction', sort.direction],
  ]);
}
