import { BLOCKS } from './note-elements.ts';
import { sanitise } from './sanitise.ts';

const LINES = new Set([...BLOCKS, 'caption', 'table', 'tr']);
const CELLS = new Set(['td', 'th']);
const ENTITIES = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words a reader of safe HTML sees, line by line: nothing hidden, and no character that has no shape. */
export const wordsOf = (clean: string): string =>
  clean
    .replace(/<\/?([a-z1-6]+)(?:[ /][^<>]*)?>/g, (_tag, name: string) =>
      LINES.has(name) ? '\n' : CELLS.has(name) ? ' ' : '',
    )
    .replace(/&(lt|gt|quot|amp);/g, (_all, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replace(/\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** The words a reader of any HTML sees. */
export const visibleText = (html: string): string => wordsOf(sanitise(html));
