import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { growthOf, MOST_GROWTH, repeating } from '#server/testing/growth.ts';

// A pattern that was looked through stands in this file and is looked through again by the long run only.
const CHECKED = 'src/patterns.snapshot.txt';
const LONG = !!process.env.ORION_TEST_LONG;
const EACH_MS = LONG ? 30_000 : 5000;

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file)),
);

/** Every regular expression that is written down in a file. */
function patternsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push(`/${regex.pattern}/${regex.flags}`);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const patterns = [...new Set(sources.flatMap(patternsIn))].sort();
const partsOf = (pattern: string): [source: string, flags: string] => {
  const end = pattern.lastIndexOf('/');
  return [pattern.slice(1, end), pattern.slice(end + 1)];
};

type Attack = (length: number) => string;

/** The first text that a search for all places is slow on. */
function slowAttackOn(pattern: string, attacks: readonly Attack[]) {
  const [source, flags] = partsOf(pattern);
  const search = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return attacks.find((attack) => growthOf((text) => text.replace(search, ''), attack) > MOST_GROWTH);
}

/** What matches at most so many letters is linear by itself. */
const isUnbounded = (pattern: string) => /[*+]|,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/gs, '_'));

/** Texts made of what a pattern speaks of: its words, its signs, and what classes stand for. */
function attacksOn(pattern: string): Attack[] {
  const [source] = partsOf(pattern);
  const words = source.match(/[a-z]{2,}|[^\w\s\\]/gi) ?? [];
  const start = source.match(/^[^\\([{^$.*+?|]+/)?.[0] ?? '';
  const pieces = [...words, ' ', '\n', '0', 'a', ' a', '0 ', 'a0', '"\\', start, `${start} `, `${start}a`];
  return [...new Set(pieces)].filter(Boolean).map((piece) => repeating(piece));
}

/** What recheck holds against a pattern, when it is so in our engine too. */
async function confirmedAttack(pattern: string): Promise<string[]> {
  // Its own program for each platform is missing on some; this one runs wherever Node does.
  process.env.RECHECK_BACKEND = 'pure';
  const { check } = await import('recheck');
  const found = await check(...partsOf(pattern), { timeout: EACH_MS });
  if (found.status !== 'vulnerable') return [];
  const { pumps, suffix } = found.attack;
  const attack = (length: number) =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pump.length)).join('') + suffix;
  return slowAttackOn(pattern, [attack]) ? [`${pattern}: ${found.complexity.summary}`] : [];
}

// trust.md T20
it('twice the text takes a pattern at most 2.8 times the processor time', () => {
  const slow = patterns.filter(
    (pattern) => isUnbounded(pattern) && slowAttackOn(pattern, attacksOn(pattern)),
  );

  expect(patterns.length).toBeGreaterThan(200);
  expect(slow).toEqual([]);
});

it('no pattern can be attacked', async () => {
  const known = new Set(existsSync(CHECKED) ? readFileSync(CHECKED, 'utf8').split('\n') : []);
  const unchecked = patterns.filter((pattern) => LONG || !known.has(pattern));

  const slow: string[] = [];
  for (const pattern of unchecked) slow.push(...(await confirmedAttack(pattern)));

  expect(slow).toEqual([]);
  await expect(`${patterns.join('\n')}\n`).toMatchFileSnapshot('patterns.snapshot.txt');
});
