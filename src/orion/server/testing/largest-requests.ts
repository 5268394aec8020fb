import type { Operation, Schema } from './openapi-requests.ts';

/** What is repeated until a field holds no more: what grammars, markup, tables and languages are made of. */
export const PIECES = [
  'a',
  ' ',
  '\n',
  '<',
  '<div>',
  '<b style="display:none">',
  '<p>word</p>',
  '<!--',
  '<a href="',
  '&#x41;',
  'data:image/png;base64,AAAA',
  '"',
  "'",
  '\\',
  ',',
  '-',
  '(',
  '$1,000 ',
  'and ',
  'a@b.c;',
  'a.',
  'http://',
  '%_',
  '💥',
  'e\u0301\u0301',
  'İß',
];

/** What stands for real things, so that a call goes as far as it can. */
export interface Known {
  domains: readonly string[];
  emails: readonly string[];
}

interface Size {
  items: number;
  letters: number;
}
interface Making extends Size {
  piece: string;
  /** Names of real things; null where everything is made of the piece. */
  known: Known | null;
}

const MOST_FREE_NAMES = 500;
const FORMATS: Record<string, string> = {
  date: '2026-11-12',
  'date-time': '2026-11-12T10:00:00Z',
  uuid: '00000000-0000-0000-0000-000000000000',
  uri: 'https://acme.example/a',
};

/** A value of a schema, as large as the schema and the size allow. */
function valueOf(schema: Schema, making: Making, name = '', at = 0): unknown {
  const { known, items } = making;
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.filter(({ type }) => type !== 'null');
  const choice = known ? choices?.[0] : choices?.at(-1);
  if (choice) return valueOf(choice, making, name, at);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[at % schema.enum.length];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, making, at);
  if (type === 'array') {
    const length = Math.min(schema.maxItems ?? items, items);
    return Array.from({ length }, (_, item) => valueOf(schema.items ?? {}, making, name, item));
  }
  if (type === 'integer' || type === 'number')
    return /size|limit|per_page/.test(name) ? (schema.maximum ?? 1) : Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return textOf(schema, making, name, at);
}

function objectOf({ properties = {}, additionalProperties }: Schema, making: Making, at: number) {
  const named = Object.entries(properties).map(([key, part]) => [key, valueOf(part, making, key, at)]);
  const free =
    typeof additionalProperties === 'object'
      ? Array.from({ length: Math.min(making.items, MOST_FREE_NAMES) }, (_, item) => [
          `key${item}`,
          valueOf(additionalProperties, making, '', item),
        ])
      : [];
  return Object.fromEntries([...named, ...free]) as Record<string, unknown>;
}

function textOf({ format = '', maxLength }: Schema, making: Making, name: string, at: number) {
  const { piece, known, letters } = making;
  if (FORMATS[format]) return FORMATS[format];
  if (known && /domain|alias/.test(name)) return known.domains[at % known.domains.length];
  if (known && /email|scoper|owner/.test(name)) return known.emails[at % known.emails.length];
  const length = Math.min(maxLength ?? letters, letters);
  return piece.length > length ? 'a'.repeat(length) : piece.repeat(length / piece.length);
}

/** Makes the largest bodies that are let in: of real names many items come first, of mere pieces long texts. */
export function largestBodies(schema: Schema, known: Known | null, bytes: number) {
  const make = (size: Size, piece: string) => valueOf(schema, { ...size, piece, known });
  const lengthOf = (size: Size, piece: string) => JSON.stringify(make(size, piece)).length;
  const size: Size = { items: 1, letters: 200 };
  for (const key of known ? (['items', 'letters'] as const) : (['letters', 'items'] as const))
    for (let length = lengthOf(size, 'a'); size[key] < bytes; size[key] *= 2) {
      const grown = lengthOf({ ...size, [key]: size[key] * 2 }, 'a');
      if (grown > bytes || grown === length) break;
      length = grown;
    }
  return (piece: string): unknown => {
    let { letters } = size;
    // Some pieces take more room in JSON than letters do.
    while (letters > 1 && lengthOf({ ...size, letters }, piece) > bytes) letters = Math.floor(letters / 2);
    return make({ ...size, letters }, piece);
  };
}

const LONGEST_QUERY = 7500;
const IN_ADDRESS: Size = { items: 20, letters: 2000 };

/** The address of a call with as much in it as it may hold. */
export function largestAddress({ path, parameters }: Operation, piece: string, known: Known) {
  const making = { ...IN_ADDRESS, piece, known };
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    return encodeURIComponent(
      Array.from(String(valueOf(schema, making, name)))
        .slice(0, 40)
        .join(''),
    );
  });
  const query: string[] = [];
  let room = LONGEST_QUERY - inPath.length;
  for (const { name, schema = {} } of parameters.filter((one) => one.in === 'query')) {
    for (const one of [valueOf(schema, making, name)].flat()) {
      const part = `${name}=${encodeURIComponent(String(one))}`;
      if (part.length + 1 > room) break;
      room -= part.length + 1;
      query.push(part);
    }
  }
  return query.length > 0 ? `${inPath}?${query.join('&')}` : inPath;
}

/** Bodies that no contract asks for and every one has to refuse, as large as a body may be. */
export const SHAPES: Record<string, (bytes: number) => string> = {
  'a list of lists of lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'an object in an object': (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  'a list of numbers': (bytes) => `[${'1,'.repeat(bytes / 2 - 2)}1]`,
  'many names': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at}":1`).join(',')}}`,
  'one name many times': (bytes) => `{${'"a":1,'.repeat(bytes / 6 - 2)}"a":1}`,
  'many small texts': (bytes) => `[${'"a",'.repeat(bytes / 4 - 2)}"a"]`,
  '__proto__ within __proto__': (bytes) => `${'{"__proto__":'.repeat(bytes / 14)}1${'}'.repeat(bytes / 14)}`,
  'one long text': (bytes) => JSON.stringify('x'.repeat(bytes - 2)),
  'one long escaped text': (bytes) => `"${'\\u0041'.repeat(bytes / 6 - 2)}"`,
  'a number of many digits': (bytes) => '1'.repeat(bytes),
};
