import { spawn } from 'node:child_process';

/** What must hold before anything is run: names, and the command that tells. */
const CHECKS: readonly [name: string, command: string[]][] = [
  ['types', ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.json']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
  ['nothing unused', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['requirement rows', ['--import', 'tsx', 'scripts/coverage-spec.ts', '--check']],
  ['database types', ['--import', 'tsx', 'scripts/db-types.ts', '--check']],
];

const succeeds = (command: string[]) =>
  new Promise<boolean>((done) => {
    spawn(process.execPath, command, { stdio: 'inherit' }).on('exit', (code) => done(code === 0));
  });

/** Runs all checks beside each other and answers how many held, and which did not. */
export async function runChecks() {
  const began = Date.now();
  const all = await Promise.all(
    CHECKS.map(async ([name, command]) => {
      const held = await succeeds(command);
      console.log(`${held ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      return { name, held };
    }),
  );
  const failures = all.filter(({ held }) => !held).map(({ name }) => `npm run check: ${name}`);
  return {
    passed: all.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    unsteady: [],
  };
}
