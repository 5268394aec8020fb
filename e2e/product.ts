// The built product, as `npm start` runs it, on a port and in a folder of its own; both are gone afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'orion-e2e-'));
chmodSync(folder, 0o755);
const product = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...ROOMY_LIMITS,
    PORT: process.env.E2E_PORT,
    ORION_DATA_DIR: folder,
    LOG_LEVEL: 'error',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
