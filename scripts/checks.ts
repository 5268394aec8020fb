import { spawn } from 'node:child_process';

/** What must hold before anything is run: names, and the command that tells. */
const CHECKS: readonly [name: string, command: string[]][] = [
  ['types', ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.json']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
  ['database types', ['--import', 'tsx', 'scripts/db-types.ts', '--check']],
];

const succeeds = (command: string[]) =>
  new Promise<boolean>((done) => {
    spawn(process.execPath, command, { stdio: 'inherit' }).on('exit', (code) => done(code === 0));
  });

/** Runs every check, also after one has failed, and answers how many held. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, command] of CHECKS) {
    const began = Date.now();
    const held = await succeeds(command);
    counts[held ? 'passed' : 'failed'] += 1;
    console.log(`${held ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  return counts;
}
