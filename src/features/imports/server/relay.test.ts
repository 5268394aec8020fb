import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tables = (pattern: RegExp, text: string) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));

it('docs/imports.md draws every temporary table of an import, and no other', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const [, drawing = ''] = readFileSync('docs/imports.md', 'utf8').split('```mermaid');

  const made = tables(/create temp table (\w+)/g, sources.join('\n'));
  const kept = tables(/\b(import\w*)\[\(/g, drawing);
  const drawn = tables(/\b(import_\w+)/g, drawing.split('```')[0] ?? '');

  expect(made.size).toBeGreaterThan(0);
  expect([...drawn].filter((name) => !kept.has(name)).toSorted()).toEqual([...made].toSorted());
});
