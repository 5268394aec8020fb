import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createServer } from '#orion/server/app.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { Access } from '#kernel/access.ts';
import { type Contract, defineContract } from '#kernel/endpoint.ts';
import { accessCheck } from './access.ts';
import { forbidden } from './errors.ts';
import { implement } from './implement.ts';
import { isMakerOrAdministrator } from './rights.ts';

const endpoint = (path: `/${string}`, access: Access) => ({
  method: 'GET' as const,
  path,
  summary: 'A room with a door',
  access,
  reply: z.object({}),
});
const contract = defineContract({
  digests: endpoint('/test-digests', 'digest-staff'),
  approvals: endpoint('/test-approvals', 'approver'),
  staff: endpoint('/test-staff', 'administrator'),
  fathom: endpoint('/test-fathom', { gate: 'orion-fathom-tab' }),
  undo: endpoint('/test-undo', 'own'),
}) satisfies Contract;

const MAKER = 'maker@firm.example';
const open = async () => ({});
const rooms = implement('rooms', contract, {
  digests: open,
  approvals: open,
  staff: open,
  fathom: open,
  undo: async (_input, { user, db }) => {
    const maker = await db
      .selectFrom('staff')
      .select('user_id')
      .where('email_address', '=', MAKER)
      .executeTakeFirst();
    if (!isMakerOrAdministrator(user, maker?.user_id ?? null)) throw forbidden('This is not yours.');
    return {};
  },
});

let server: TestApp;
const people: Record<string, Signed> = {};
beforeAll(async () => {
  server = await testApp({
    features: [rooms],
    env: { DIGEST_STAFF_EMAILS: 'Digests@firm.example', ORION_ADMIN_EMAILS: 'Named@firm.example' },
  });
  const make = async (who: string, more: object) => {
    people[who] = await server.signIn({ email_address: `${who}@firm.example`, role: null, ...more });
  };
  await make('nobody', {});
  await make('maker', {});
  await make('partner', { role: 'PARTNER' });
  await make('digests', {});
  await make('admin', { administrator: true });
  await make('named', {});
});

const ask = async (path: string, who: string) =>
  server.call('GET', `/api/v1${path}`, { headers: people[who]?.headers ?? {} });
const whoMay = async (path: string) => {
  const admitted: string[] = [];
  for (const who of Object.keys(people)) if ((await ask(path, who)).statusCode === 200) admitted.push(who);
  return admitted;
};
const events = () =>
  server.db
    .selectFrom('audit_event')
    .orderBy('event_id')
    .selectAll()
    .where('action', '=', 'access.refused')
    .execute();

describe('the words of a contract', () => {
  // AUTH-034, AUTH-035, API-010
  it.each([
    ['/test-digests', ['digests']],
    ['/test-approvals', ['partner', 'admin', 'named']],
    ['/test-staff', ['admin', 'named']],
    ['/test-undo', ['maker', 'admin', 'named']],
    ['/test-fathom', ['nobody', 'maker', 'partner', 'digests', 'admin', 'named']],
  ])('%s opens for %j', async (path, expected) => {
    expect(await whoMay(path)).toEqual(expected);
  });

  it.each([
    ['/test-digests', 'You do not have access to digests.'],
    ['/test-approvals', 'Only a partner or an administrator may do this.'],
    ['/test-staff', 'Only an administrator may do this.'],
    ['/test-undo', 'This is not yours.'],
  ])('%s refuses with a sentence, and the refusal stands in the audit trail', async (path, message) => {
    const before = (await events()).length;

    const reply = await ask(path, 'nobody');

    expect(reply.json()).toEqual({ code: 403, name: 'Forbidden', message });
    const trail = await events();
    expect(trail).toHaveLength(before + 1);
    expect(trail.at(-1)).toMatchObject({
      email_address: 'nobody@firm.example',
      user_id: people.nobody?.user_id,
      object_id: `GET /api/v1${path}`,
      via: 'browser',
    });
  });

  it('a closed gate hides the call, and that is nobody’s fault', async () => {
    const gate = { name: 'orion-fathom-tab', enabled: false };
    await server.db.insertInto('feature_gate').values(gate).execute();
    const before = (await events()).length;

    const reply = await ask('/test-fathom', 'admin');

    expect(reply.json()).toMatchObject({ code: 404, message: 'Not found' });
    expect(await events()).toHaveLength(before);
  });

  it('a stranger’s refusal is a 401 and writes nothing', async () => {
    const before = (await events()).length;

    expect((await server.call('GET', '/api/v1/test-staff')).statusCode).toBe(401);
    expect(await events()).toHaveLength(before);
  });

  it('somebody whom nobody invited is named in the audit trail', async () => {
    const { token } = await server.identity.idToken('outsider@gmail.example');

    const reply = await server.call('GET', '/api/v1/test-staff', {
      headers: { authorization: `Bearer ${token}` },
    });

    expect(reply.json()).toMatchObject({ code: 403, name: 'NotInvited' });
    expect((await events()).at(-1)).toMatchObject({
      email_address: 'outsider@gmail.example',
      user_id: null,
      detail: { access: 'administrator', name: 'NotInvited' },
    });
  });

  it('a route that does not say who may call it stops the start', () => {
    const app = createServer(server.config);
    accessCheck(app, server.platform, async () => {});

    expect(() => app.get('/unsaid', async () => 'open')).toThrow('/unsaid does not say who may call it');
  });
});
