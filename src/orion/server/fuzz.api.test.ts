import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { operationsOf, requestsFor } from './testing/openapi-requests.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const CASES = process.env.ORION_TEST_LONG ? 1000 : 25;
const errorBody = z.looseObject({ code: z.int(), name: z.string().min(1), message: z.string().min(1) });

/** The only fault a test without an identity provider may see: it cannot be reached. */
const MAY_BE_UNAVAILABLE = /^\/(auth)\//;

const server: TestApp = await testApp();
const ann = await server.signIn();
const operations = operationsOf(server.app.swagger());

it('finds operations to try', () => {
  expect(operations.length).toBeGreaterThan(8);
});

// API-010, ERR-001
it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'never breaks %s',
  async (_name, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async ({ url, payload, headers }) => {
        const reply = await server.call(operation.method as 'GET', url, {
          ...(payload !== undefined && { payload }),
          headers: { ...ann.headers, ...headers },
        });

        if (reply.statusCode >= 400) {
          expect(errorBody.parse(reply.json()).code).toBe(reply.statusCode);
          if (!(reply.statusCode === 503 && MAY_BE_UNAVAILABLE.test(operation.path)))
            expect(reply.statusCode, `${operation.method} ${url} ${payload}: ${reply.body}`).toBeLessThan(
              500,
            );
        }
      }),
      { numRuns: CASES },
    );
  },
);
