import { normaliseDomain } from '#kernel/domains.ts';
import { quoted, saysNothing } from './cell-text.rules.ts';

type ReadList = { value: string[] | null } | { problem: string };

const MOST = 500;
const LONGEST_ENTRY = 500;
const ADDRESS = /^[^\s@<>,;"()]+@[^\s@<>,;"()]+$/;

/** The entries of a list in one cell, split by the strongest mark it uses: a line break, then ; or |, then a comma. */
export function splitList(text: string): string[] {
  const listed = asJsonList(text);
  const mark = [/\n/, / ?::: ?/, /[;|]/, /,/].find((each) => each.test(text));
  const parts = listed ?? (mark ? text.split(mark) : [text]);
  const entries = parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => !saysNothing(part));
  return [...new Set(entries)];
}

export function readList(text: string): ReadList {
  const entries = splitList(text);
  const long = entries.find((entry) => entry.length > LONGEST_ENTRY);
  if (long) return { problem: `${quoted(long)} is longer than ${LONGEST_ENTRY} characters` };
  return whole(entries);
}

export function readDomains(text: string): ReadList {
  const domains: string[] = [];
  for (const entry of splitList(text).flatMap((part) => part.split(/[\s,]+/))) {
    const domain = normaliseDomain(entry);
    if (!domain) return { problem: `${quoted(entry)} is not a domain; write one such as acme.example` };
    domains.push(domain);
  }
  return whole([...new Set(domains)]);
}

/** Every address in the cell, lower-case: "Ann Bee <ann@acme.example>; bee@acme.example" holds two. */
export function readEmails(text: string): ReadList {
  const addresses: string[] = [];
  for (const entry of splitList(text.replaceAll(/mailto:/gi, '')).flatMap((part) => part.split(','))) {
    const inBrackets = /<([^<>]*)>\s*$/.exec(entry)?.[1];
    for (const candidate of (inBrackets ?? entry).trim().split(/\s+/)) {
      const address = candidate.toLowerCase();
      const at = address.lastIndexOf('@');
      if (!ADDRESS.test(address) || address.length > 254 || !normaliseDomain(address.slice(at + 1))) {
        return { problem: `${quoted(entry)} is not an e-mail address; write one such as ann@acme.example` };
      }
      addresses.push(address);
    }
  }
  return whole([...new Set(addresses)]);
}

function whole(entries: string[]): ReadList {
  if (entries.length > MOST)
    return { problem: `${entries.length} entries are too many; give at most ${MOST}` };
  return { value: entries.length > 0 ? entries : null };
}

function asJsonList(text: string): string[] | null {
  if (!text.startsWith('[') || !text.endsWith(']')) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)))
      : null;
  } catch {
    return text
      .slice(1, -1)
      .split(',')
      .map((entry) => entry.trim().replace(/^(['"])(.*)\1$/, '$2'));
  }
}
