import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { type FuzzRequest, type Operation, operationsOf, requestsFor } from './testing/openapi-requests.ts';
import { aPersonalToken, type ProductProcess, startProduct } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { testApp } from './testing/test-app.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const CASES = LONG ? Number(process.env.FUZZ_CASES ?? 1000) : 8;
const errorBody = z.looseObject({ code: z.int(), name: z.string().min(1), message: z.string().min(1) });

/** The only fault a test without an identity provider may see: it cannot be reached. */
const MAY_BE_UNAVAILABLE = /^\/(auth)\//;

/** May make every call there is. */
const ANN = { email_address: 'ann@firm.example', role: 'PARTNER', administrator: true, active: true };
const env = { DIGEST_STAFF_EMAILS: ANN.email_address };
const server = await testApp({ env });
const operations = operationsOf(server.app.swagger());
const counted = new Map<number, number>();

type Send = (operation: Operation, request: FuzzRequest) => Promise<{ status: number; text: string }>;
let send: Send;
let authorization: string;
let product: ProductProcess | undefined;
let fathom: Awaited<ReturnType<typeof simulateFathom>> | undefined;

/** A long run asks a server in a process of its own: what ends it must not go unseen. */
beforeAll(async () => {
  send = LONG ? await toProcess() : toServer;
});
// The calls of one operation may have ended the rights of whoever made them.
beforeEach(async () => {
  await server.db.updateTable('staff').set(ANN).where('email_address', '=', ANN.email_address).execute();
  authorization = `Bearer ${await aPersonalToken(server.db, ANN)}`;
});
afterAll(() => {
  product?.child.kill('SIGKILL');
  fathom?.close();
  if (LONG) console.log('answers by status:', Object.fromEntries(counted));
});

const toServer: Send = async ({ method }, { url, payload, headers }) => {
  const reply = await server.call(method as 'GET', url, {
    ...(payload !== undefined && { payload }),
    headers: { authorization, ...headers },
  });
  return { status: reply.statusCode, text: reply.body };
};

async function toProcess(): Promise<Send> {
  fathom = await simulateFathom({ keys: {} });
  product = startProduct({
    ...env,
    PORT: String(await freePort()),
    DATABASE_URL: server.url,
    FATHOM_API_URL: fathom.url,
  });
  await product.ready();
  const { origin } = product;
  return async ({ method }, { url, payload, headers }) => {
    const reply = await fetch(`${origin}${url}`, {
      method,
      ...(payload !== undefined && { body: payload }),
      headers: { authorization, ...headers },
      redirect: 'manual',
    });
    return { status: reply.status, text: await reply.text() };
  };
}

it('finds operations to try', () => {
  expect(operations.length).toBeGreaterThan(8);
});

// API-010, ERR-001
it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'never breaks %s',
  async (_name, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const { status, text } = await send(operation, request);
        counted.set(status, (counted.get(status) ?? 0) + 1);

        if (status < 400) return;
        const told = `${operation.method} ${request.url} ${request.payload}: ${text}`;
        expect(errorBody.parse(JSON.parse(text)).code, told).toBe(status);
        if (!(status === 503 && MAY_BE_UNAVAILABLE.test(operation.path)))
          expect(status, told).toBeLessThan(500);
      }),
      { numRuns: CASES },
    );
    expect(product?.child.exitCode ?? null, product?.output()).toBeNull();
    expect(product?.output() ?? '').not.toContain('nobody awaited');
  },
);
