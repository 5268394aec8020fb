import type { Asked, Query } from './query.ts';

const at = <T>(values: readonly T[], index: number) => values[index % values.length] as T;
const least = (value: number) => `GREATER_THAN_OR_EQUAL_TO:${value}`;
const most = (value: number) => `LESS_THAN_OR_EQUAL_TO:${value}`;

const STATES = ['California', 'Texas', 'Georgia', 'Tennessee', 'Illinois', 'Ohio'];
const TAGS = ['Hiring Surge', 'Back to Growth', 'Capital Efficient', 'Leadership Hire', 'Sales Build-Out'];
const STATUSES = ['PASSED', 'PROSPECT', 'DILIGENCE', 'ON_HOLD', 'REACHED_OUT'];
const COUNTRIES = ['Canada', 'Mexico', 'Germany', 'United Kingdom'];

/** The one search that is sorted and paged through. */
export const broad = (client: number): Asked => ({
  product: [
    ['is_saas', 'true'],
    ['employee_count', least(10 + client)],
  ],
  values: [10 + client],
});
const sorted = (name: string, by: string, direction: string): Query => ({
  of: 'three sort orders',
  name,
  asked: (client) => ({
    ...broad(client),
    product: [...broad(client).product, ['sort_by', by], ['sort_direction', direction]],
  }),
});

export const queries: readonly Query[] = [
  {
    of: 'single range',
    name: 'single-range',
    asked: (client) => ({
      product: [
        ['employee_count', least(50 + client)],
        ['employee_count', most(200 + client)],
      ],
      values: [50 + client, 200 + client],
    }),
  },
  {
    of: '3 ranges + HQ',
    name: 'three-ranges-and-hq',
    asked: (client) => ({
      product: [
        ['employee_count', least(20 + client)],
        ['growth_1y', least(10 + client)],
        ['year_founded', least(2012)],
        ['hq_state', at(STATES, client)],
        ['hq_state', at(STATES, client + 1)],
      ],
      values: [20 + client, 10 + client, 2012, [at(STATES, client), at(STATES, client + 1)]],
    }),
  },
  {
    of: 'description text',
    name: 'description',
    asked: (client, { descriptions }) => {
      const { uuid, description } = at(descriptions, client);
      return { product: [['discovery_llm_search_uuid', uuid]], values: [description] };
    },
  },
  {
    of: 'growth tags',
    name: 'growth-tags',
    asked: (client) => {
      const tags = [at(TAGS, client), at(TAGS, client + 1 + Math.floor(client / 5))];
      return { product: tags.map((tag) => ['growth_tag', tag]), values: [tags] };
    },
  },
  {
    of: 'status was within N days',
    name: 'status-was',
    asked: (client) => ({
      product: [
        ['tp_status_value', at(STATUSES, client)],
        ['tp_status_operator', 'was'],
        ['tp_status_since', 60 + client],
      ],
      values: [at(STATUSES, client), 60 + client],
    }),
  },
  {
    of: 'not e-mailed in N days',
    name: 'not-emailed',
    asked: (client) => ({
      product: [
        ['has_email_sent', 'false'],
        ['days_of_email_sent', 90 + client],
      ],
      values: [90 + client],
    }),
  },
  {
    of: 'lists',
    name: 'list',
    asked: (client, { workboards }) => ({
      product: [['workboard_id', at(workboards, client)]],
      values: [at(workboards, client)],
    }),
  },
  {
    of: 'employees in a country',
    name: 'employees-in-country',
    asked: (client) => ({
      product: [
        ['country_name_employee_count', at(COUNTRIES, client)],
        ['country_employee_count', least(10 + client)],
      ],
      values: [at(COUNTRIES, client), 10 + client],
    }),
  },
  {
    of: 'newsletter range',
    name: 'newsletter-range',
    asked: (client, { today }) => {
      const from = daysBefore(today, 120 + client);
      const to = daysBefore(today, 30);
      return {
        product: [
          ['is_in_newsletter', 'true'],
          ['newsletter_date_from', from],
          ['newsletter_date_to', to],
        ],
        values: [from, to],
      };
    },
  },
  { of: '11 filters at once', name: 'eleven-filters', asked: elevenFilters },
  sorted('sort-growth', 'growth_1y', 'desc'),
  sorted('sort-year', 'year_founded', 'asc'),
  sorted('sort-size', 'company_size', 'desc'),
  {
    of: 'page 200',
    name: 'page-200',
    asked: (client, { page200 }) => {
      const { page, rank } = at(page200, client);
      const { product, values } = broad(client);
      return { product: [...product, ['page', page]], values: [...values, rank] };
    },
  },
];

function elevenFilters(client: number): Asked {
  const tags = [at(TAGS, client), at(TAGS, client + 1), at(TAGS, client + 2)];
  const countries = ['United States', at(COUNTRIES, client)];
  return {
    product: [
      ['employee_count', least(10)],
      ['employee_count', most(500 + client)],
      ['growth_6m', least(-10)],
      ['growth_1y', least(0)],
      ['growth_2y', least(0)],
      ['year_founded', least(2008)],
      ['total_funding_usd', most(50_000_000)],
      ['total_funding_usd_no_data', 'true'],
      ['is_saas', 'true'],
      ...countries.map((country): [string, string] => ['hq_country', country]),
      ['status', 'Private'],
      ['has_email_sent', 'false'],
      ['days_of_email_sent', 90],
      ...tags.map((tag): [string, string] => ['growth_tag', tag]),
    ],
    values: [10, 500 + client, -10, 0, 0, 2008, 50_000_000, countries, ['Private'], 90, tags],
  };
}

const daysBefore = (today: Date, days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
