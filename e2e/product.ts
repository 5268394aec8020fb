// The built product, as `npm start` runs it, on a port and in a folder of its own; both are gone afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'orion-e2e-'));
chmodSync(folder, 0o755);
const roomy = { RATE_READ: '1000000', RATE_WRITE: '1000000', RATE_SIGN_IN: '1000000' };
const product = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, ...roomy, PORT: process.env.E2E_PORT, ORION_DATA_DIR: folder, LOG_LEVEL: 'error' },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
