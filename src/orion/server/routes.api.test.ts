import { beforeAll, describe, expect, it } from 'vitest';
import { nameOfAccess } from '#kernel/access.ts';
import { operationsOf } from './testing/openapi-requests.ts';
import { testApp } from './testing/test-app.ts';

/** Pages and documents that are no calls. */
const NOT_CALLS = /^\/(health\/|api\/docs|oidc|assets|favicon)|^\/\*$/;

type Who = 'associate' | 'principal' | 'investor' | 'partner' | 'digest staff' | 'administrator';
const PEOPLE: Record<Who, { email_address: string; role: string | null; administrator?: true }> = {
  associate: { email_address: 'associate@firm.example', role: 'ASSOCIATE' },
  principal: { email_address: 'principal@firm.example', role: 'PRINCIPAL' },
  investor: { email_address: 'investor@firm.example', role: 'INVESTOR' },
  partner: { email_address: 'partner@firm.example', role: 'PARTNER' },
  'digest staff': { email_address: 'digests@firm.example', role: null },
  administrator: { email_address: 'admin@firm.example', role: null, administrator: true },
};
const ALL = Object.keys(PEOPLE) as Who[];
/** Who may make a call, by the word of its contract. A word that is not listed here fails the build. */
const MAY: Record<string, readonly Who[]> = {
  user: ALL,
  own: ALL,
  'digest-staff': ['digest staff'],
  approver: ['partner', 'administrator'],
  administrator: ['administrator'],
  'gate orion-fathom-tab': ALL,
};

interface Route {
  name: string;
  rate: string | undefined;
  access: string;
}

const routes: Route[] = [];
const server = await testApp({
  env: { DIGEST_STAFF_EMAILS: PEOPLE['digest staff'].email_address },
  onServer: (app) =>
    app.addHook('onRoute', ({ url, method, config }) => {
      if (config?.guard || NOT_CALLS.test(url)) return;
      for (const one of [method].flat().filter((word) => word !== 'HEAD' && word !== 'OPTIONS'))
        routes.push({
          name: `${one} ${url.replace(/:(\w+)/g, '{$1}')}`,
          rate: config?.rate,
          access: config?.access ? nameOfAccess(config.access) : 'nobody said',
        });
    }),
});
const documented = operationsOf(server.app.swagger()).map(({ method, path }) => `${method} ${path}`);
const names = [...new Set(routes.map(({ name }) => name))];
const guarded = routes.filter(({ access }) => access !== 'everyone');

const call = async (name: string, headers = {}) => {
  const [method, path = ''] = name.split(' ');
  return server.call(method as 'GET', path.replace(/\{\w+\}/g, 'x'), { payload: {}, headers });
};

describe('the route inventory', () => {
  // API-008
  it('is the router and the API description at once', () => {
    expect(names.sort()).toEqual([...new Set(documented)].sort());
  });

  // The file names who may make each call, as x-access: a changed rule is seen by whoever reviews it.
  it('is written down for review in docs/openapi.json', async () => {
    const description = `${JSON.stringify(server.app.swagger(), null, 2)}\n`;

    await expect(description).toMatchFileSnapshot('../../../docs/openapi.json');
  });

  it('gives every route a rate class and a word that says who may call it', () => {
    const wrong = routes.filter(
      ({ rate, access }) => !rate || (access !== 'everyone' && MAY[access] === undefined),
    );

    expect(wrong).toEqual([]);
    expect(names.filter((name) => !guarded.some((route) => route.name === name)).sort()).toEqual([
      'GET /auth/start',
      'GET /auth/user-info',
      'GET /feeds/reminders/{file}',
      'GET /health',
      'GET /stream_mode/sessions/{session_id}',
      'POST /api/v1/analytics-events',
      'POST /api/v1/fathom-webhook',
      'POST /api/v1/unsubscribe',
      'POST /auth/logout',
      'POST /auth/token',
      'POST /unsubscribe/{token}',
    ]);
  });

  // AUTH-001, AUTH-032
  it.each(guarded.map(({ name }) => name))('asks who calls %s', async (name) => {
    const reply = await call(name);

    expect(reply.json()).toMatchObject({ code: 401, name: 'Unauthenticated', message: 'Please sign in.' });
    expect(reply.statusCode).toBe(401);
  });
});

describe('route by person', () => {
  const headersOf = {} as Record<Who, object>;
  beforeAll(async () => {
    for (const who of ALL) headersOf[who] = (await server.signIn(PEOPLE[who])).headers;
  });

  // API-010, AUTH-033
  it.each(guarded.map(({ name, access }) => [name, access]))(
    '%s is for: %s',
    async (name = '', access = '') => {
      const answered: Who[] = [];
      for (const who of ALL) {
        const { statusCode } = await call(name, headersOf[who]);
        expect([401, 500]).not.toContain(statusCode);
        if (statusCode !== 403) answered.push(who);
      }

      expect(answered).toEqual(MAY[access]);
    },
  );
});
