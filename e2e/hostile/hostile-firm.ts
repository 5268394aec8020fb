import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { ENDLESS_MS } from '../../scripts/test-pace.ts';
import { Front } from './front.ts';
import type { HostileFirm } from './product.ts';

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

interface Scene {
  firm: HostileFirm;
  front: Front;
}

/** Tests with a product of their own, in which every text is hostile; one after the other, for it takes long to make. */
export const test = base.extend<object, { scene: Scene }>({
  scene: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants it so
    async ({}, use) => {
      const front = await new Front().start();
      front.product = await freePort();
      const product = spawn(process.execPath, ['--import', 'tsx', 'e2e/hostile/product.ts'], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, PORT: String(front.product), ORION_ORIGIN: front.origin },
      });
      const [firm] = (await once(product, 'message')) as [HostileFirm];
      while (!(await answers(front.product))) await new Promise((resume) => setTimeout(resume, 50));
      await use({ firm, front });
      product.kill('SIGTERM');
      await once(product, 'exit');
      front.stop();
    },
    { scope: 'worker', timeout: ENDLESS_MS },
  ],
});
