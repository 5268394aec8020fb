import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { validatorCompiler as byContract } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { complaintOf } from '#kernel/complaints.ts';
import { isStorable } from '#kernel/query-fields.ts';
import { invalid } from './errors.ts';

/** Checks a part of a request by its contract; text that no database can hold is refused before, here for all. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const check = byContract(route);
  return (data: unknown) => {
    const path = pathToUnstorable(data);
    return path === undefined
      ? check(data)
      : { error: invalid(`${labelOf(path.replace(/\/\d+$/, ''))} contains characters that are not text.`) };
  };
};

interface Part {
  value: object;
  name: string;
  within?: Part;
}

/** Where a NUL or half a character stands in plain data, in names as in values; undefined when there is none. */
function pathToUnstorable(data: unknown): string | undefined {
  // Without copies and paths of what is right, because a body may hold half a million parts.
  const left: Part[] = [{ value: { '': data }, name: '' }];
  for (let part = left.pop(); part; part = left.pop()) {
    const { value } = part;
    const names = Array.isArray(value) ? undefined : Object.keys(value);
    const size = names?.length ?? (value as unknown[]).length;
    for (let at = 0; at < size; at += 1) {
      const name = names?.[at] ?? String(at);
      const inner: unknown = (value as Record<string, unknown>)[name];
      if (names && !isStorable(name)) return pathOf(part);
      if (typeof inner === 'string' && !isStorable(inner)) return pathOf({ value, name, within: part });
      if (isPlain(inner)) left.push({ value: inner, name, within: part });
    }
  }
  return undefined;
}

function pathOf(part: Part) {
  const names: string[] = [];
  for (let at: Part | undefined = part; at; at = at.within) names.push(at.name);
  return names.toReversed().slice(1).join('/');
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    [null, Object.prototype].includes(Object.getPrototypeOf(value) as null));

/** Turns the first complaint of a schema into a sentence that names the field: "Page must be a whole number." */
export function sentenceOf([first]: readonly FastifySchemaValidationError[]): string {
  const { keyword = '', instancePath = '', message = 'is not valid', params = {} } = first ?? {};
  if (keyword === 'unrecognized_keys') {
    const place = [...instancePath.split('/').filter(Boolean), ''].join('.');
    return `Unknown field: ${(params.keys as string[]).map((key) => place + key).join(', ')}.`;
  }
  const words = complaintOf({ ...params, code: keyword, message });
  // Words of a schema speak of its list; those for an entry of another kind would tell that the list is none.
  const isOtherKind = keyword === 'invalid_type' && words !== message;
  const label = labelOf(isOtherKind ? instancePath : instancePath.replace(/\/\d+$/, ''));
  return ended(/^(must|is|has|contains)\b/.test(words) ? `${label} ${words}` : words);
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Wire names stay as they are written; a plain word begins the sentence with a capital. */
const labelOf = (instancePath: string) => {
  const name = instancePath.replace(/^\//, '').replaceAll('/', '.');
  if (name === '') return 'The request';
  return /[_.]/.test(name) ? name : name[0]?.toUpperCase() + name.slice(1);
};
