import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const LEFT: readonly [string, string][] = [
  ['awaited after another', 'const a = g();\nconst b = await g();\nreturn b + (await a);'],
  ['one after the other', 'const a = g();\nconst b = g();\nreturn { a: await a, b: await b };'],
  ['in a list', 'const [a, b] = [g(), g()];\nreturn (await a) + (await b);'],
  [
    'together, but too late',
    'const a = g();\nawait g();\nreturn Promise.all([a]).then((x) => x);\nawait Promise.all([a]);',
  ],
  ['behind a refusal', 'const a = g();\nif (Math.random()) throw new Error();\nreturn await a;'],
  ['perhaps', 'const a = Math.random() ? g() : g();\nawait g();\nawait a;'],
  ['under a question mark', 'const a = (g as any)?.().then(String);\nawait g();\nawait a;'],
];
const RIGHT: readonly [string, string][] = [
  ['awaited at once', 'const a = await g();\nconst b = await g();\nreturn a + b;'],
  ['together', 'const [a, b] = await Promise.all([g(), g()]);\nreturn a + b;'],
  ['together by name', 'const a = g();\nconst b = g();\nreturn await Promise.all([a, b]);'],
  ['with its failure heard', 'const a = g().catch(() => 0);\nawait g();\nreturn await a;'],
  [
    'another function’s',
    'const h = async () => { const a = g(); return await a; };\nawait g();\nreturn await h();',
  ],
];

let folder: string;
let complaints: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orion-lint-'));
  const config = {
    jsPlugins: [resolve('scripts/lint/orion.js')],
    rules: { 'orion/no-promise-left': 'error' },
  };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [name, body] of [...LEFT, ...RIGHT])
    await writeFile(fileOf(name), `export async function f(g: () => Promise<number>) {\n${body}\n}\n`);
  const args = ['node_modules/oxlint/bin/oxlint', '-c', join(folder, '.oxlintrc.json'), '-f', 'unix', folder];
  complaints = await new Promise<string>((done) => {
    execFile(process.execPath, args, (_error, stdout) => done(stdout));
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (name: string) => join(folder, `${name.replace(/\W/g, '-')}.ts`);
const isFound = (name: string) =>
  complaints
    .split('\n')
    .some((line) => line.includes(`/${basename(fileOf(name))}:`) && line.includes('no-promise-left'));

it.each(LEFT)('a promise that is left is found: %s', (name) => {
  expect(isFound(name)).toBe(true);
});

it.each(RIGHT)('what is right is left alone: %s', (name) => {
  expect(isFound(name)).toBe(false);
});
