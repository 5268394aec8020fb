import type { Random } from './random.ts';

/** A template taken apart: words as they stand, one of several, or a slot to fill. */
type Part = string | readonly string[] | { slot: string };

const PARTS = /\[([^[\]]*)\]|\{(\w+)\}/g;
const known = new Map<string, Part[]>();

/** Takes a template apart once, however often it is used. */
function partsOf(template: string): Part[] {
  const found = known.get(template);
  if (found) return found;
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(PARTS)) {
    parts.push(template.slice(end, match.index));
    parts.push(match[1] === undefined ? { slot: match[2] ?? '' } : match[1].split('|'));
    end = match.index + match[0].length;
  }
  parts.push(template.slice(end));
  known.set(template, parts);
  return parts;
}

function filled(random: Random, name: string, slots: Record<string, string>): string {
  if (name === 'n') return String(random.int(3, 46));
  if (name === 'hundreds') return String(random.int(12, 94) * 10);
  if (name === 'thousands') return `${random.int(1, 9)},${random.int(1, 9)}00`;
  return slots[name] ?? '';
}

/** Fills each `{slot}` and takes one of each `[this|that]`, which may be empty but not hold another. */
export function phrase(random: Random, template: string, slots: Record<string, string> = {}): string {
  let text = '';
  for (const part of partsOf(template)) {
    if (typeof part === 'string') text += part;
    else text += 'slot' in part ? filled(random, part.slot, slots) : random.pick(part);
  }
  return text;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for a domain or the first part of an address. */
export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
