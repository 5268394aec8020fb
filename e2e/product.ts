// The built product, as `npm start` runs it, on a port and in a folder of its own; both are gone afterwards.
import { spawn } from 'node:child_process';
import { simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { inventMeetings } from '#connectors/fathom/simulator/invented-meetings.ts';
import { openTestSite } from '#features/browsing/server/testing/test-site.ts';
import { whenTold } from '../scripts/when-told.mjs';
import { findWindowedBrowser } from './browser/find-browser.ts';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';
import { passingFolder } from '#server/testing/passing-folder.ts';

const folder = await passingFolder('orion-e2e-');
const invented = {
  count: 28,
  recorder: 'marta@aldercap.example',
  domains: ['simulated.example'],
  newest: new Date(),
};
const fathom = await simulateFathom({ keys: { 'e2e-fathom-key': inventMeetings(invented) } });
// A site that remote pages may reach; without the sandbox of their browser, as the tests run in containers that have none.
const site = await openTestSite(Number(process.env.E2E_SITE_PORT));
const { executablePath } = await findWindowedBrowser();
const product = spawn(process.execPath, ['dist/server/main.js'], {
  // It stops by itself when we are gone without a word; a signal to all of the runner's reaches it once, from us.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
  env: {
    ...process.env,
    ...ROOMY_LIMITS,
    // Told to the tests, and no setting of the product.
    ORION_TEST_LONG: undefined,
    PORT: process.env.E2E_PORT,
    ORION_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    FATHOM_API_URL: fathom.url,
    STREAM_BROWSER: executablePath,
    STREAM_NO_SANDBOX: 'on',
    STREAM_ALLOWED_HOSTS: site.host,
  },
});
whenTold((signal) => product.kill(signal));
// The runner holds the other end of it, and may be gone without a word.
process.stdin.resume().on('end', () => product.kill());
product.on('exit', (code) => process.exit(code ?? 1));
