import { type Signed, testApp } from '#orion/server/testing/test-app.ts';

/** Two people of the firm, and what they do with companies through the API. */
export async function aDesk() {
  const server = await testApp();
  server.clock.set('2026-03-04T10:02:00Z');
  const ann = await server.signIn({ full_name: 'Ann Lee' });
  const ben = await server.signIn({ full_name: 'Ben Okoro' });

  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, who = ann) =>
    server.call(method, `/api/v1${path}`, { headers: who.headers, ...(payload && { payload }) });
  return {
    server,
    ann,
    ben,
    send,
    added: async (company_domain: string, more: object = {}) =>
      (await send('POST', '/companies', { company_domain, company_name: company_domain, ...more })).json()
        .data,
    stored: (company_domain: string) =>
      server.db
        .selectFrom('company')
        .selectAll()
        .where('company_domain', '=', company_domain)
        .executeTakeFirstOrThrow(),
    lastEvent: () =>
      server.db.selectFrom('audit_event').selectAll().orderBy('event_id', 'desc').executeTakeFirstOrThrow(),
    changesOf: async (domain: string) =>
      (await send('GET', `/companies/${domain}/changes`)).json<{ results: Record<string, unknown>[] }>()
        .results,
    mark: (who: Signed) => ({ source: 'person', by: who.user_id, at: server.clock.now().toISOString() }),
  };
}
