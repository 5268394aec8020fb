import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWindowedBrowser } from '../e2e/browser/find-browser.ts';
import { runChecks } from './checks.ts';
import { type Counts, readPlaywright, readVitest } from './test-reports.ts';
import { runProgram } from './when-told.mjs';

const began = performance.now();
const long = process.argv.includes('--long');
const folder = mkdtempSync(join(tmpdir(), 'orion-report-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a test runner and reads its counts; one that dies without a report counts as a failure. */
async function suite(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: (report: string) => Counts,
): Promise<Counts> {
  const file = join(folder, `${name}.json`);
  const words = args.map((arg) => arg.replace('REPORT', file));
  // Each test project sets NODE_ENV itself.
  const here = { ...process.env, NODE_ENV: undefined, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runProgram(process.execPath, words, { env: here });
  try {
    const counts = read(readFileSync(file, 'utf8'));
    return code !== 0 && counts.failed === 0
      ? { ...counts, failed: 1, failures: [`${name} ended with ${code}`] }
      : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name} ended without a report`], unsteady: [] };
  }
}

const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--retry=1',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=REPORT',
];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
const env: Record<string, string> = long ? { ORION_TEST_LONG: '1' } : {};

// Once, before tests beside each other would each install one; who needs it says so when there is none.
const [checks] = await Promise.all([runChecks(), findWindowedBrowser().catch(() => {})]);
const all: Counts[] = [
  checks,
  await suite('vitest', vitest, env, (report) => readVitest(report, process.cwd())),
  await suite('playwright', playwright, env, readPlaywright),
];
const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((sum, counts) => sum + counts[key], 0);
const skipped = total('skipped');
for (const name of all.flatMap(({ unsteady }) => unsteady)) console.log(`↻ ${name} (held when tried again)`);
for (const failure of all.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`Orion: all tests took ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
console.log(
  `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(total('failed') === 0 ? 0 : 1);
