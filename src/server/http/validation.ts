import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { validatorCompiler as byContract } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { isStorable } from '#kernel/query-fields.ts';
import { invalid } from './errors.ts';

/** Checks a part of a request by its contract; text that no database can hold is refused before, here for all. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const check = byContract(route);
  return (data: unknown) => {
    const path = pathToUnstorable(data);
    return path === undefined
      ? check(data)
      : { error: invalid(`${labelOf(path)} contains characters that are not text.`) };
  };
};

/** Where a NUL or half a character stands in plain data, in names as in values; undefined when there is none. */
function pathToUnstorable(data: unknown): string | undefined {
  // By hand, because a body may lie deeper than calls can.
  const left: [path: string, value: unknown][] = [['', data]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (!isPlain(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) return path;
      if (typeof part === 'string' || typeof part === 'object') left.push([`${path}/${name}`, part]);
    }
  }
  return undefined;
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    [null, Object.prototype].includes(Object.getPrototypeOf(value) as null));

/** Turns the first complaint of a schema into a sentence that names the field: "Page must be a whole number." */
export function sentenceOf([first]: readonly FastifySchemaValidationError[]): string {
  const { keyword = '', instancePath = '', message = 'is not valid', params = {} } = first ?? {};
  const field = labelOf(instancePath);
  if (keyword === 'unrecognized_keys') return `Unknown field: ${(params.keys as string[]).join(', ')}.`;
  if (keyword === 'invalid_type' && message.endsWith('received undefined')) return `${field} is required.`;
  if (/^(must|is|has|contains)\b/.test(message)) return ended(`${field} ${message}`);
  return ended(/^(Invalid|Too) /.test(message) ? `${field}: ${message}` : message);
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Wire names stay as they are written; a plain word begins the sentence with a capital. */
const labelOf = (instancePath: string) => {
  const name = instancePath
    .replace(/^\//, '')
    .replace(/\/\d+$/, '')
    .replaceAll('/', '.');
  if (name === '') return 'The request';
  return /[_.]/.test(name) ? name : name[0]?.toUpperCase() + name.slice(1);
};
