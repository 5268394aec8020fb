import fc from 'fast-check';

/** The corner of JSON Schema that the API description uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}
interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema?: Schema;
}
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | null;
}
export interface FuzzRequest {
  url: string;
  payload?: string;
  headers: Record<string, string>;
}

interface Document {
  paths?: Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

/** Every operation of the description, flat. */
export const operationsOf = (document: unknown): Operation[] =>
  Object.entries((document as Document).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId = `${method} ${path}`, parameters = [], requestBody }]) => {
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        return {
          operationId,
          method: method.toUpperCase(),
          path,
          parameters,
          body: type && content ? { type, schema: content.schema } : null,
        };
      },
    ),
  );

const HOSTILE = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  '1e400',
  '9007199254740993',
  "' or 1=1--",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '{{7*7}}',
  '%_%',
  'a'.repeat(5000),
  '💥',
  '\r\nX-Injected: 1',
  '275760-09-14',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01,0000-01-02',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1e308',
  'GREATER_THAN_OR_EQUAL_TO:999999999999999.999999',
];
/** Broken pieces of UTF-8, which no encoder writes. */
const RAW = ['%00', '%ED%A0%80', '%FF', '%C0%80', '%E2%82', '%', '%zz'];
const HUGE = [2_147_483_648, -2_147_483_649, 2 ** 53, -(2 ** 63), 1e300, 5e-324];
const junk = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE, ...RAW) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...HUGE) },
  fc.jsonValue(),
  fc.double(),
);

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
};

/** Mostly what the schema asks for, now and then anything at all. */
const valueOf = (schema: Schema, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: goodValue(schema, depth) }, { weight: 1, arbitrary: junk });

function goodValue(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => valueOf(choice, depth)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, depth);
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 4 });
  if (type === 'integer')
    return fc.integer({ min: within(schema.minimum, -10), max: within(schema.maximum, 1000) });
  if (type === 'number') return fc.double({ noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string')
    return FORMATS[schema.format ?? ''] ?? fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 200) });
  return junk;
}

const within = (bound: number | undefined, otherwise: number) =>
  Math.max(-1e9, Math.min(1e9, bound ?? otherwise));

const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema, depth: number) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([key, schema]) => [key, valueOf(schema, depth + 1)]),
        ),
        { requiredKeys: required.filter((key) => key in properties) },
      ),
      typeof additionalProperties === 'object'
        ? fc.dictionary(fc.string({ maxLength: 10 }), valueOf(additionalProperties, depth + 1), {
            maxKeys: 3,
          })
        : fc.constant({}),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant({}) },
        fc.dictionary(fc.constantFrom('is_admin', 'version', 'uuid', 'owner_id'), junk, { maxKeys: 2 }),
      ),
    )
    .map((parts) => Object.assign({}, ...parts));

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
const encoded = (value: unknown) => {
  const text = asText(value);
  return RAW.includes(text) ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
};

/** A parameter once or twice, now and then far too often. */
const valuesOf = (schema: Schema) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.array(valueOf(schema), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: valueOf(schema).map((value) => Array.from({ length: 60 }, () => value)) },
  );

/** Now and then a body names something twice. */
const repeats = fc.constantFrom(...Array.from({ length: 19 }, () => (json: string) => json), (json: string) =>
  json.replace(/^\{("(?:[^"\\]|\\.)*"):/, '{$1:"earlier",$1:'),
);

/** Requests for one operation: right, nearly right, and wrong in every part. */
export function requestsFor({ path, parameters, body }: Operation): fc.Arbitrary<FuzzRequest> {
  const parts = fc.record(
    Object.fromEntries(parameters.map((one) => [`${one.in} ${one.name}`, valuesOf(one.schema ?? {})])),
    { requiredKeys: parameters.filter((one) => one.in === 'path').map((one) => `path ${one.name}`) },
  );
  return fc
    .tuple(parts, body ? fc.option(valueOf(body.schema), { freq: 20 }) : fc.constant(null), repeats)
    .map(([given, payload, repeat]) => {
      const entries = Object.entries(given as Record<string, unknown[]>);
      const url = entries
        .filter(([key]) => key.startsWith('path '))
        .reduce((text, [key, values]) => text.replace(`{${key.slice(5)}}`, encoded(values[0]) || '-'), path);
      const query = entries
        .filter(([key]) => key.startsWith('query '))
        .flatMap(([key, values]) => values.map((value) => `${key.slice(6)}=${encoded(value)}`));
      return {
        url: query.length > 0 ? `${url}?${query.join('&')}` : url,
        ...(body && { payload: repeat(writePayload(body.type, payload)) }),
        headers: body ? { 'content-type': body.type } : {},
      };
    });
}

const writePayload = (type: string, payload: unknown) =>
  type === 'application/x-www-form-urlencoded'
    ? Object.entries(Object(payload) as object)
        .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
        .join('&')
    : (JSON.stringify(payload) ?? '');
