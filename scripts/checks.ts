import { runProgram } from './when-told.mjs';

type Check = readonly [name: string, command: string[]];

/** What must hold before anything is run: names, and the command that tells. */
const CHECKS: readonly Check[] = [
  // A second checker would look at most types once more: three quarters more processor time, and a later answer.
  ['types', ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.json', '--checkers', '1']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
  ['nothing unused', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['requirement rows', ['--import', 'tsx', 'scripts/coverage-spec.ts', '--check']],
  ['database types', ['--import', 'tsx', 'scripts/db-types.ts', '--check']],
];

async function check([name, command]: Check) {
  const began = Date.now();
  const held = (await runProgram(process.execPath, command)) === 0;
  console.log(`${held ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return { name, held };
}

/** Runs all checks and answers how many held, and which did not. */
export async function runChecks() {
  const all = await Promise.all(CHECKS.map(check));
  const failures = all.filter(({ held }) => !held).map(({ name }) => `npm run check: ${name}`);
  return {
    passed: all.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    unsteady: [],
  };
}
