import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalid } from './errors.ts';

/** Deeper than anything a screen sends; a body of a megabyte could lie half a million deep. */
const DEEPEST = 64;
/** More than the largest form; a contract takes a quarter of a second to refuse ninety thousand. */
const MOST_NAMES = 20_000;
const [COLON, QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  58, 34, 92, 91, 93, 123, 125,
];

/** Reads JSON bodies: none that would be kept damaged, none so deep that reading it would hold everybody else up. */
export function flatJson(app: FastifyInstance) {
  const read = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    const json = bytes.toString();
    if (!isUtf8(bytes)) done(invalid('The request is not text in UTF-8.'));
    else if (isTooDeep(json)) done(invalid('The request is nested too deeply.'));
    else if (hasTooManyNames(json)) done(invalid('The request has too many fields.'));
    else void read(request, json, done);
  });
}

/** Counts brackets outside of texts, letter by letter: what is no JSON at all is for the reader to refuse. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) at = endOfText(json, at);
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) depth += 1;
    else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function hasTooManyNames(json: string): boolean {
  let names = 0;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) at = endOfText(json, at);
    else if (letter === COLON) names += 1;
  }
  return names > MOST_NAMES;
}

function endOfText(json: string, start: number) {
  for (let at = start + 1; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === BACKSLASH) at += 1;
    else if (letter === QUOTE) return at;
  }
  return json.length;
}
