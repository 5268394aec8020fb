import { FILE_ENDING } from '#kernel/domains.ts';

/** The most characters one cell may hold. */
export const LONGEST_CELL = 100_000;

const MISSING = new Set([
  '',
  'null',
  '(null)',
  '<null>',
  '\\n',
  'nil',
  'nan',
  'n/a',
  '#n/a',
  'n.a.',
  'na',
  '-',
  '--',
  '---',
  '–',
  '—',
  '.',
  '?',
  'none',
  'unknown',
  'undefined',
  'not available',
  'not applicable',
  '(blank)',
  '(empty)',
]);
/** Nobody sees these. Some turn whatever stands behind them round; joiners mean something between two letters only. */
const UNSEEN =
  /[^\P{Cc}\n\t]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u2800\u3164\uFEFF\uFFA0]|(?<![\p{L}\p{N}\p{M}\p{S}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{N}\p{M}\p{S}])/gu;

/** What stands in a cell once wrapping is off: spaces around it, Excel's ="…", the ' that keeps a formula from running. */
export function cellText(text: string): string {
  const shown = text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').trim();
  const formula = /^="([^"]*)"$/.exec(shown);
  return (formula?.[1] ?? shown.replace(/^'(?=[=+\-@])/, '')).trim();
}

/** Whether a cell says in words that it has nothing to say. */
export function saysNothing(text: string): boolean {
  return text.length <= 20 && MISSING.has(text.toLowerCase());
}

const FORMULA = /^\s*=(?!"[^"]*"\s*$)[-+@\w$('"{]/;

/** Whether a cell holds a formula whose result nobody computed: what a script wrote, or what a spreadsheet showed as text. */
export const isFormula = (text: string) => FORMULA.test(text);

const FAULT =
  /^#(?:ref|value|name|div\/0|num|null|spill|calc|field|blocked|connect|busy|unknown|error)[!?]?$|^#{3,}$/i;

/** Whether a spreadsheet put an error, or a column too narrow, in the place of a value. */
export const isSpreadsheetFault = (text: string) => text.length <= 255 && FAULT.test(text);

const SCHEME = /^(?:https?:)?(?:\/\/)?/i;
const NO_HOST = /^(?:[/\\.#?].*|www\.?[/\\]*)?$/is;
const OWN_FILE = /^[\w %-]+(?:[/\\].*)?$/;

/** Whether a cell for an address has none: "http://", "www", "#", or a path on somebody's own site. */
export function isWithoutHost(text: string): boolean {
  const rest = cellText(text).replace(SCHEME, '');
  if (NO_HOST.test(rest) || saysNothing(rest.split(/[/?#]/)[0] ?? '') || saysNothing(rest)) return true;
  return FILE_ENDING.test(rest) && OWN_FILE.test(rest.replace(FILE_ENDING, ''));
}

/** What is wrong with a cell, without the cell itself: so many cells have one reason. */
export const reasonOf = (problem: string) => problem.replace(/^".*" /s, '');

/** The cell as a problem sentence shows it: on one line, cut where it grows long. */
export function quoted(text: string): string {
  const line = text
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return `"${letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : line}"`;
}
