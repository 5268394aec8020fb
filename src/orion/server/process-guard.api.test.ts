import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { type ProductProcess, startProduct } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';

/** Lets a signal make the mistake, in the process itself. */
const MISTAKES = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => { Promise.reject(new Error('left alone')); });
   process.on('SIGWINCH', () => { throw new Error('caught by nobody'); });`,
)}`;

let product: ProductProcess | undefined;
afterEach(() => product?.child.kill('SIGKILL'));

async function started() {
  const { url } = await testDatabase();
  const PORT = String(await freePort());
  product = startProduct({ PORT, DATABASE_URL: url, NODE_OPTIONS: `--import=${MISTAKES}` });
  await product.ready();
  return product;
}

describe('a mistake in the server', () => {
  it('that leaves a rejection alone is logged, counted and survived', async () => {
    const { child, origin, output } = await started();

    child.kill('SIGUSR2');
    child.kill('SIGUSR2');
    await expect.poll(output).toMatch(/left alone/);

    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    child.kill('SIGUSR2');
    await expect.poll(output).toMatch(/"unheard":2/);
    expect(child.exitCode).toBeNull();
  });

  it('that throws where nobody catches lets it end in order, as broken', async () => {
    const { child, exited, output } = await started();

    child.kill('SIGWINCH');

    expect(await exited).toEqual({ code: 70, signal: null });
    expect(output()).toMatch(/caught by nobody/);
  });
});
