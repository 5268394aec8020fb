// The built product, as `npm start` runs it, on a port and in a folder of its own; both are gone afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { inventMeetings } from '#connectors/fathom/simulator/invented-meetings.ts';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'orion-e2e-'));
chmodSync(folder, 0o755);
const invented = {
  count: 28,
  recorder: 'marta@aldercap.example',
  domains: ['simulated.example'],
  newest: new Date(),
};
const fathom = await simulateFathom({ keys: { 'e2e-fathom-key': inventMeetings(invented) } });
const product = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...ROOMY_LIMITS,
    PORT: process.env.E2E_PORT,
    ORION_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    FATHOM_API_URL: fathom.url,
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
