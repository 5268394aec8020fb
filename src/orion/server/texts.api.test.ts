import { expect, it } from 'vitest';
import * as z from 'zod';
import { testApp } from './testing/test-app.ts';

/** What PostgreSQL holds neither as text nor as JSON. */
const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b'];

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
      // What the first half lets through, the second may still refuse.
      return accepted(def.in).length > 0 && accepted(def.out).length === 0
        ? []
        : [
            ['', def.in],
            ['', def.out],
          ];
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

const accepted = (schema: z.core.$ZodType) => UNSTORABLE.filter((text) => z.safeParse(schema, text).success);

const openTexts = (schema: z.core.$ZodType, at: string, seen = new Set()): string[] => {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  if (['string', 'unknown', 'any', 'custom'].includes(type)) return accepted(schema).length > 0 ? [at] : [];
  return partsOf(schema).flatMap(([name, part]) => openTexts(part, `${at}.${name}`, seen));
};

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
it.each(requests)('%s takes no text that cannot be stored', (name, schema) => {
  expect(openTexts(schema, name)).toEqual([]);
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
