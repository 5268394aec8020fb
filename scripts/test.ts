import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
type Report = Record<string, unknown>;

const long = process.argv.includes('--long');
const folder = mkdtempSync(join(tmpdir(), 'orion-report-'));

const run = (args: string[], env: Record<string, string>) =>
  new Promise<number>((done) => {
    // Parts of React that tests need are left out where NODE_ENV says production.
    const here = { ...process.env, NODE_ENV: undefined, ...env };
    spawn(process.execPath, args, { stdio: 'inherit', env: here }).on('exit', (code) => done(code ?? 1));
  });

/** Runs a test runner and reads its counts; one that dies without a report counts as a failure. */
async function suite(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: (report: Report) => Counts,
): Promise<Counts> {
  const file = join(folder, `${name}.json`);
  const code = await run(
    args.map((arg) => arg.replace('REPORT', file)),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const ofVitest = (report: Report): Counts => ({
  passed: number(report.numPassedTests),
  failed: number(report.numFailedTests) + (report.success === false && report.numFailedTests === 0 ? 1 : 0),
  skipped: number(report.numPendingTests) + number(report.numTodoTests),
});
const ofPlaywright = ({ stats }: Report): Counts => {
  const { expected, unexpected, skipped } = stats as Record<string, number>;
  return { passed: number(expected), failed: number(unexpected), skipped: number(skipped) };
};

const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=REPORT',
];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
const env: Record<string, string> = long ? { ORION_TEST_LONG: '1' } : {};

const all = [
  await runChecks(),
  await suite('vitest', vitest, env, ofVitest),
  await suite('playwright', playwright, {}, ofPlaywright),
];
rmSync(folder, { recursive: true, force: true });
const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
const skipped = total('skipped');
console.log(
  `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(total('failed') === 0 ? 0 : 1);
