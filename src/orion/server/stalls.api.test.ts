import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DB } from '#db';
import { simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { type Known, largestAddress, largestBodies, PIECES, SHAPES } from './testing/largest-requests.ts';
import { FILES } from './testing/large-files.ts';
import { type Operation, operationsOf } from './testing/openapi-requests.ts';
import { aPersonalToken } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startWatched } from './testing/watched-product.ts';
import { testDatabase } from '#server/testing/test-database.ts';

const BODY = 1_048_000;
/** Calls that take more than others, by the kilobyte. */
const LARGER: Record<string, number> = { 'recording.record': 4_000_000 };
const FILE_LETTERS = 3_000_000;
const READ_PIECES = ['%_', '$1,000 ', 'and ', '💥'];
/** Without an identity provider it cannot be reached. */
const MAY_BE_UNAVAILABLE = /^\/auth\//;
const WAIT = { timeout: 600_000, interval: 100 };
const ANN = { email_address: 'ann@firm.example', role: 'PARTNER', administrator: true, active: true };

describe.runIf(process.env.ORION_TEST_LONG)('no call holds the event loop', () => {
  let db: Kysely<DB>;
  let product: ReturnType<typeof startWatched>;
  let operations: Operation[];
  let known: Known;
  let authorization: string;
  let broken: string[] = [];
  let fathom: Awaited<ReturnType<typeof simulateFathom>>;

  beforeAll(async () => {
    const database = await testDatabase();
    fathom = await simulateFathom({ keys: {} });
    db = database.db;
    product = startWatched({
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      ORION_DEMO_FIRM: 'on',
      DIGEST_STAFF_EMAILS: ANN.email_address,
      FATHOM_API_URL: fathom.url,
    });
    await product.ready();
    operations = operationsOf(await (await fetch(`${product.origin}/api/docs/json`)).json());
    const companies = await db.selectFrom('company').select('company_domain').limit(500).execute();
    const staff = await db.selectFrom('staff').select('email_address').limit(50).execute();
    known = {
      domains: ['acme.example', ...companies.map(({ company_domain }) => company_domain)],
      emails: [ANN.email_address, ...staff.map(({ email_address }) => email_address)],
    };
    await renewRights();
    const first = idOf(await bring('the first import', 'a.csv', 'Domain\nacme.example\n'));
    await vi.waitUntil(async () => (await ask('the first check', first, 'check')).status === 202, WAIT);
    // What the start took, and until background work was accepted, is nobody's call.
    product.tooLong();
    broken = [];
  });
  afterAll(() => {
    product.print();
    product.child.kill('SIGKILL');
    fathom.close();
  });

  /** A call may end the rights of whoever makes it. */
  async function renewRights() {
    await db.updateTable('staff').set(ANN).where('email_address', '=', ANN.email_address).execute();
    authorization = `Bearer ${await aPersonalToken(db, ANN)}`;
  }

  /** Makes a call and notes how long it held the event loop. */
  async function call(what: string, method: string, address: string, body?: { type: string; text: string }) {
    const reply = await fetch(`${product.origin}${address}`, {
      method,
      redirect: 'manual',
      headers: { authorization, ...(body && { 'content-type': body.type }) },
      ...(body && { body: body.text }),
    });
    const text = await reply.text();
    await product.note(`${reply.status} ${method} ${what}`);
    if (reply.status >= 500 && !MAY_BE_UNAVAILABLE.test(address))
      broken.push(`${reply.status} ${method} ${what}: ${text.slice(0, 300)}`);
    return { status: reply.status, text };
  }

  const isWrite = ({ method }: Operation) => method !== 'GET';
  const judge = () => {
    const found = { broken, tooLong: product.tooLong() };
    broken = [];
    expect(found).toEqual({ broken: [], tooLong: [] });
  };

  const bring = (what: string, name: string, text: string) =>
    call(what, 'POST', `/api/v1/imports?entity=companies&file_name=${name}`, {
      type: 'application/octet-stream',
      text,
    });
  const ask = (what: string, id: string, step: string) =>
    call(what, 'POST', `/api/v1/imports/${id}/${step}`, { type: 'application/json', text: '{}' });
  const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { data: { id: string } }).data.id;

  it('of an import, whatever the file', async () => {
    await renewRights();
    for (const [what, { name, text }] of Object.entries(FILES)) {
      const brought = await bring(`an import of ${what}`, name, text(FILE_LETTERS));
      if (brought.status !== 201) continue;
      const id = idOf(brought);
      for (const step of ['check', 'commit', 'undo']) {
        const asked = await ask(`${step} of ${what}`, id, step);
        if (asked.status !== 202) break;
        await expect.poll(() => statusOf(id), WAIT).not.toMatch(/checking|committing|undoing/);
        await product.note(`the job: ${step} of ${what}, then ${await statusOf(id)}`);
      }
    }
    judge();
  });
  const statusOf = async (id: string) =>
    (await db.selectFrom('import').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  it('with the largest it may be given', async () => {
    for (const operation of operations) {
      await renewRights();
      const { method, path, body, operationId } = operation;
      for (const names of body ? [known, null] : [known]) {
        const make = body && largestBodies(body.schema, names, LARGER[operationId] ?? BODY);
        for (const piece of isWrite(operation) ? PIECES : READ_PIECES) {
          const text = make && (body.type === 'application/json' ? JSON.stringify : asForm)(make(piece));
          await call(
            `${path} of ${JSON.stringify(piece)}`,
            method,
            largestAddress(operation, piece, known),
            body && text ? { type: body.type, text } : undefined,
          );
        }
      }
    }
    judge();
  });

  it('with a body of any shape', async () => {
    for (const operation of operations.filter(({ body }) => body?.type === 'application/json')) {
      await renewRights();
      const address = largestAddress(operation, 'a', known);
      for (const [shape, text] of Object.entries(SHAPES))
        await call(`${operation.path}, ${shape}`, operation.method, address, {
          type: 'application/json',
          text: text(BODY),
        });
    }
    judge();
  });
});

const asForm = (value: unknown) =>
  typeof value === 'string'
    ? value
    : new URLSearchParams(Object.entries(Object(value) as Record<string, string>)).toString();
