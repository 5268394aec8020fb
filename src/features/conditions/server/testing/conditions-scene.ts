import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import type { Condition } from '../../conditions.contract.ts';
import { checkConditionsJob } from '../check-conditions.job.ts';
import { conditions } from '../conditions.handlers.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const MORE_PEOPLE = {
  filters: { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'] },
  note: 'Too small for us.',
};

/** A firm of two, with companies it passed on and the job that looks at them. */
export async function conditionsScene() {
  const server = await testApp({ features: [conditions] });
  server.clock.set('2026-03-03T12:00:00Z');
  const ann = await server.signIn({ full_name: 'Ann Lee' });
  const bo = await server.signIn({ full_name: 'Bo Reyes' });

  let companies = 0;
  /** A company that was passed on, with an owner. */
  async function aPassed(more: object = {}, tp_status: string | null = 'PASSED') {
    companies += 1;
    const company_domain = `c${companies}.example`;
    const { company_id } = await server.db
      .insertInto('company')
      .values({
        company_domain,
        company_name: `Company ${companies}`,
        employee_count: 35,
        source: 'census',
        ...more,
      })
      .returning('company_id')
      .executeTakeFirstOrThrow();
    if (tp_status) await moveTo(company_id, tp_status);
    await server.db
      .insertInto('tp_owner')
      .values({ company_id, user_id: bo.user_id, assigned_at: '2026-01-01T00:00:00Z' })
      .execute();
    return { company_id, company_domain };
  }
  async function moveTo(company_id: number, tp_status: string) {
    const since = server.clock.now().toISOString();
    await server.db
      .updateTable('tp_status_history')
      .set({ until: since })
      .where('company_id', '=', company_id)
      .where('until', 'is', null)
      .execute();
    await server.db.insertInto('tp_status_history').values({ company_id, tp_status, since }).execute();
  }
  const change = (company_id: number, values: object) =>
    server.db
      .updateTable('company')
      .set({ observed_at: '2026-03-10T00:00:00Z', ...values })
      .where('company_id', '=', company_id)
      .execute();
  const check = () =>
    checkConditionsJob(server.platform).run(
      {},
      { key: 'run', attempt: 1, signal: new AbortController().signal },
    );

  const ask = async (method: Verb, path: string, payload?: object, { headers } = ann) => {
    const reply = await server.call(method, `/api/v1/pass-conditions${path}`, {
      headers,
      ...(payload && { payload }),
    });
    return { code: reply.statusCode, body: reply.json() };
  };
  const set = async (domain: string, wish: object = MORE_PEOPLE): Promise<Condition> =>
    (await ask('POST', '', { domain, ...wish })).body.data;
  const remindersOf = ({ user_id }: Signed, company_id: number) =>
    server.db
      .selectFrom('reminder')
      .innerJoin('reminder_company', 'reminder_company.source', 'reminder.source')
      .selectAll('reminder')
      .where('user_id', '=', user_id)
      .where('company_id', '=', company_id)
      .execute();
  const statusOf = async (uuid: string) => {
    const { results } = (await ask('GET', '')).body;
    return results.find((one: Condition) => one.uuid === uuid);
  };

  return { server, ann, bo, aPassed, moveTo, change, check, ask, set, remindersOf, statusOf };
}
