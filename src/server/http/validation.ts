import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

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
