import { expect, it } from 'vitest';
import * as z from 'zod';
import { testApp } from './testing/test-app.ts';

/** What PostgreSQL holds neither as text nor as JSON. */
const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b'];
const GOOD_DATES = ['2026-01-31', '2026-01-31T08:30:00Z', '2026-01-01,2026-01-31'];
/** Days and moments that no calendar of PostgreSQL has, or that leave it once they are in UTC. */
const BAD_DATES = [
  '0000-01-01',
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00+23:00',
  '9999-12-31T23:59:59-23:00',
  '2026-02-31',
  '275760-09-14',
  '+010000-01-01T00:00:00Z',
  '0000-01-01,0000-01-02',
];
/** Beyond what a column of whole numbers holds, beyond what any does, and no numbers at all. */
const BAD_NUMBERS = [2_147_483_648, -2_147_483_649, 2 ** 53, 1e300, Number.POSITIVE_INFINITY, Number.NaN];

/** Fields whose column is a bigint, or that are compared only. */
const WIDE = /\.(total_funding_usd|affinity_id|fathom_id|external_id)\b|changes querystring\.page\b/;

/** The inner schemas of one, by where they stand in it. */
function partsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [['[]', def.element]];
    case 'record':
      return [
        ['{key}', def.keyType],
        ['{value}', def.valueType],
      ];
    case 'union':
      return def.options.map((option) => ['', option]);
    case 'tuple':
      return def.items.map((item) => ['[]', item]);
    case 'pipe':
      // What prepares a value refuses nothing; what it prepares for must.
      return isTransform(def.in) ? [['', def.out]] : [['', def.in]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return [['', def.innerType]];
    case 'lazy':
      return [['', def.getter()]];
    default:
      return [];
  }
}

const isTransform = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def.type === 'transform';
const takes = (schema: z.core.$ZodType, values: readonly unknown[]) =>
  values.filter((value) => z.safeParse(schema, value).success);

/** The leaves of a schema that let something through which cannot be kept, and what. */
function openLeaves(schema: z.core.$ZodType, at: string, seen = new Set()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'number')
    return takes(schema, WIDE.test(at) ? BAD_NUMBERS.slice(2) : BAD_NUMBERS).map(
      (value) => `${at} takes ${String(value)}`,
    );
  if (['string', 'unknown', 'any', 'custom'].includes(def.type)) {
    const isDate = takes(schema, ['no date']).length === 0 && takes(schema, GOOD_DATES).length > 0;
    const bad = takes(schema, isDate ? [...UNSTORABLE, ...BAD_DATES] : UNSTORABLE);
    return bad.map((value) => `${at} takes ${JSON.stringify(value)}`);
  }
  return partsOf(schema).flatMap(([name, part]) => openLeaves(part, `${at}.${name}`, seen));
}

const isFile = (schema: unknown) => z.globalRegistry.get(schema as z.ZodType)?.format === 'binary';

const requests: [string, z.core.$ZodType][] = [];
const server = await testApp({
  onServer: (app) =>
    app.addHook('onRoute', ({ url, method, schema = {}, config }) => {
      if (config?.guard || method === 'HEAD') return;
      for (const part of ['params', 'querystring', 'body'] as const)
        if (schema[part] && !isFile(schema[part]))
          requests.push([`${[method].flat().join()} ${url} ${part}`, schema[part] as z.core.$ZodType]);
    }),
});

it('knows what every route takes', () => {
  expect(requests.length).toBeGreaterThan(100);
});

// ERR-001
it.each(requests)('%s takes no text, day or number that cannot be stored', (name, schema) => {
  expect(openLeaves(schema, name)).toEqual([]);
});

// ERR-001
it('names what is not text in its answer', async () => {
  const { headers } = await server.signIn();

  const event = await server.call('POST', '/api/v1/analytics-events', {
    headers,
    payload: { name: 'User Login', properties: { page: '\ud800' } },
  });
  const update = await server.call('POST', '/api/v1/company-updates', {
    headers,
    payload: { domain: 'acme.example', type: '\u0000', content: 'Raised.' },
  });

  expect(event.json()).toMatchObject({
    code: 422,
    message: 'properties.page contains characters that are not text.',
  });
  expect(update.json()).toMatchObject({ code: 422, message: 'Type contains characters that are not text.' });
});

// ERR-001
it.each([
  ['conversations/all?start_time=0000-01-01T00:00:00Z', 'start_time must be an ISO time'],
  ['conversations/all?end_time=9999-12-31T23:59:59-23:00', 'end_time must be an ISO time'],
  ['conversations/all?creators=%00', 'Creators contains characters that are not text.'],
  ['conversations/all?functions=a&functions=%00', 'Functions contains characters that are not text.'],
  ['conversations/all?projects=%00', 'Projects contains characters that are not text.'],
  ['discovery-search-history?date_from=0000-01-01', 'date_from must look like'],
  ['pipeline-management?date_from=0000-01-01', 'date_from must look like'],
  ['ranked-quip-mentions?newsletter_date_from=0000-01-01', 'newsletter_date_from must be a day'],
  ['discovery?hq_country=%00', 'hq_country contains characters that are not text.'],
])('%s is refused in a sentence', async (url, sentence) => {
  const { headers } = await server.signIn();

  const reply = await server.call('GET', `/api/v1/${url}`, { headers });

  expect([reply.statusCode, reply.json<{ name: string }>().name]).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
});
