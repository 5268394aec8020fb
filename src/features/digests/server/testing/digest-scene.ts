import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import type { Digest } from '../../digests.contract.ts';
import { digests } from '../digests.handlers.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A firm in which Ann writes digests, and Bo is asked by them. */
export async function digestScene() {
  const server = await testApp({ features: [digests], env: { DIGEST_STAFF_EMAILS: 'Ann@firm.example' } });
  server.clock.set('2026-02-10T03:00:00.000Z');
  const person = { role: null, time_zone: 'America/Chicago' };
  const ann = await server.signIn({ email_address: 'ann@firm.example', ...person });
  const bo = await server.signIn({
    email_address: 'bo@firm.example',
    full_name: 'Bo Reyes',
    role: 'PRINCIPAL',
  });

  const ask = async (method: Verb, path: string, payload?: object, { headers }: Signed = ann) => {
    const sent = { headers, ...(payload && { payload }) };
    const reply = await server.call(method, `/api/v1/digest${path}`, sent);
    return { code: reply.statusCode, body: reply.json() };
  };
  const wish = (more: object = {}) => ({
    date: '2026-02-12',
    scoper: bo.email,
    premises: [{ title: 'Ohio', premise: 'Does it sell?', domains: ['b.example'], order_index: 1 }],
    ...more,
  });
  const create = async (more?: object): Promise<Digest> => (await ask('POST', '', wish(more))).body.data;
  const answer = (uuid: string | undefined) =>
    server.db
      .updateTable('digest_premise')
      .set({ answer: '<p>Yes</p>' })
      .where('uuid', '=', uuid ?? '')
      .execute();
  return { server, bo, ask, wish, create, answer };
}

/** What names a premise again. */
export const pick = (premise: { uuid: string } | undefined) => ({ uuid: premise?.uuid });
