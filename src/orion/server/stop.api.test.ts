import { Agent, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { aPersonalToken, type ProductProcess, startProduct } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';

const CALLERS = 16;
const BEFORE = 300;

let product: ProductProcess | undefined;
afterEach(() => void product?.child.kill('SIGKILL'));

async function started() {
  const { url, db } = await testDatabase();
  const secret = await aPersonalToken(db);
  const port = await freePort();
  product = startProduct({ PORT: String(port), DATABASE_URL: url });
  await product.ready();
  return { ...product, headers: { authorization: `Bearer ${secret}` } };
}

/** One call: its status, `gone` where nobody let it in any longer, or what cut it on a connection that was open. */
const call = (agent: Agent, url: string, headers: Record<string, string>) =>
  new Promise<number | string>((resolve) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.on('error', ({ message }) => resolve(message));
      answer.resume().on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut short'));
    });
    sent.on('error', ({ message }) => resolve(sent.reusedSocket ? message : 'gone')).end();
  });

/** Calls again and again until nobody lets it in any longer. */
async function callUntilGone(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  met: (number | string)[],
) {
  for (;;) {
    const outcome = await call(agent, url, headers);
    if (outcome === 'gone') return;
    met.push(outcome);
  }
}

/** How often each outcome was met. */
const tally = (met: readonly (number | string)[]) =>
  Object.fromEntries([...new Set(met)].map((one) => [one, met.filter((other) => other === one).length]));

describe('a stop', () => {
  it('cuts no request on kept-alive connections; readiness says no before', async () => {
    const { child, origin, exited, output, headers } = await started();
    const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
    const met: (number | string)[] = [];
    const readiness: (number | string)[] = [];
    const callers = Array.from({ length: CALLERS }, () =>
      callUntilGone(agent, `${origin}/api/v1/scopers`, headers, met),
    );
    const watcher = callUntilGone(new Agent({ keepAlive: true }), `${origin}/health/ready`, {}, readiness);
    await expect.poll(() => met.length).toBeGreaterThan(BEFORE);

    child.kill('SIGTERM');
    await Promise.all([...callers, watcher]);

    expect(await exited, output()).toEqual({ code: 0, signal: null });
    expect(tally(met)).toEqual({ 200: met.length });
    expect(readiness).toContain(503);
  });
});
