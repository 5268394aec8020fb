import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';

const EDITS = process.env.ORION_TEST_LONG ? 500 : 150;
const KINDS = ['owner', 'status', 'list', 'update'] as const;
const server = await testApp();
const { db } = server;
const people = [
  await server.signIn({ full_name: 'Ann Lee' }),
  await server.signIn({ full_name: 'Ben Okoro' }),
] as const;

/** One thing of its own for every edit, so that each can be found again. */
await sql`insert into staff (email_address, full_name, role)
  select 'owner' || n || '@firm.example', 'Owner ' || n, 'PARTNER' from generate_series(1, ${EDITS}) n`.execute(
  db,
);
await sql`insert into choice (kind, server_value, display_name)
  select 'tp_status', 'S' || n, 'Status ' || n from generate_series(1, ${EDITS}) n`.execute(db);
await sql`insert into workboard (workboard_id, name) select 10000 + n, 'List ' || n
  from generate_series(1, ${EDITS}) n`.execute(db);

interface Edit {
  kind: (typeof KINDS)[number];
  who: 0 | 1;
  /** Owners: keep those one has read, or write over them. Lists: also take off one that was put on before. */
  bold: boolean;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.constantFrom(0 as const, 1 as const),
  bold: fc.boolean(),
});

const send = (who: Signed, method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, more = {}) =>
  server.call(method, `/api/v1${path}`, {
    headers: { ...who.headers, ...more },
    ...(payload && { payload }),
  });
const get = async (who: Signed, path: string) =>
  (await server.call('GET', `/api/v1${path}`, { headers: who.headers })).json().data;

/** Makes edit number `n`, as a browser would; answers whether the server said that it was done. */
const makers: Record<
  Edit['kind'],
  (who: Signed, n: number, domain: string, bold: boolean) => Promise<boolean>
> = {
  async owner(who, n, domain, bold) {
    const { tp_owners, version } = await get(who, `/Tp-owner?domain=${domain}`);
    const kept = bold ? [] : tp_owners.map(({ email_address }: { email_address: string }) => email_address);
    const scopers = [...kept, `owner${n}@firm.example`].slice(-40);
    const match = bold ? {} : { 'if-match': `"${version}"` };
    return (await send(who, 'POST', '/add-tp-owner', { domain, scopers }, match)).statusCode === 200;
  },
  async status(who, n, domain) {
    return (await send(who, 'POST', '/assign-tp-status', { domain, tp_status: `s${n}` })).statusCode === 200;
  },
  async list(who, n, domain, bold) {
    const added = await send(who, 'POST', '/add-company-to-list', { domain, list_id: 10_000 + n });
    if (bold) await send(who, 'DELETE', `/remove-company-from-list/${domain}/${10_000 + Math.ceil(n / 2)}`);
    return added.statusCode === 200;
  },
  async update(who, n, domain) {
    const { version } = await get(who, `/companies/${domain}`);
    const reply = await send(who, 'PATCH', `/companies/${domain}`, { description: `Text ${n}`, version });
    return reply.statusCode === 200;
  },
};

/** The trace of each kind of edit: who made it, and who overwrote it unless it still stands. */
const traces: Record<Edit['kind'], (id: number, n: number) => ReturnType<typeof trace>> = {
  owner: (id, n) =>
    trace(sql`
    select h.changed_by as by, o.user_id is not null as stands, (select r.changed_by from tp_owner_history r
      where r.company_id = h.company_id and r.user_id = h.user_id and r.change = 'removed') as overwritten_by
    from tp_owner_history h join staff s on s.user_id = h.user_id
    left join tp_owner o on o.company_id = h.company_id and o.user_id = h.user_id
    where h.company_id = ${id} and h.change = 'added' and s.email_address = ${`owner${n}@firm.example`}`),
  status: (id, n) =>
    trace(sql`
    select changed_by as by, until is null as stands, ended_by as overwritten_by
    from tp_status_history where company_id = ${id} and tp_status = ${`S${n}`}`),
  list: (id, n) =>
    trace(sql`
    select h.changed_by as by, m.company_id is not null as stands, (select r.changed_by
      from workboard_company_history r where r.company_id = h.company_id and r.workboard_id = h.workboard_id
      and r.change = 'removed') as overwritten_by
    from workboard_company_history h left join workboard_company m using (company_id, workboard_id)
    where h.company_id = ${id} and h.workboard_id = ${10_000 + n} and h.change = 'added'`),
  update: (id, n) =>
    trace(sql`
    select h.changed_by as by, c.description = ${`Text ${n}`} as stands, (select r.changed_by from company_change r
      where r.company_id = h.company_id and r.old = h.new) as overwritten_by
    from company_change h join company c using (company_id)
    where h.company_id = ${id} and h.field = 'description' and h.new = ${JSON.stringify(`Text ${n}`)}::jsonb`),
};
const trace = async (query: ReturnType<typeof sql>) =>
  (await query.execute(db)).rows as { by: number; stands: boolean; overwritten_by: number | null }[];

let companies = 0;

it('keeps every acknowledged edit of two people at once, or tells who overwrote it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: EDITS, maxLength: EDITS }), async (edits) => {
      companies += 1;
      const domain = `busy${companies}.example`;
      await send(people[0], 'POST', '/companies', { company_domain: domain, company_name: 'Busy' });
      const { company_id } = await db
        .selectFrom('company')
        .select('company_id')
        .where('company_domain', '=', domain)
        .executeTakeFirstOrThrow();
      const waiting = edits.map((one, index) => ({ ...one, n: index + 1 }));
      const done: typeof waiting = [];
      const work = async (who: 0 | 1) => {
        for (;;) {
          const at = waiting.findIndex((one) => one.who === who);
          const [next] = at < 0 ? [] : waiting.splice(at, 1);
          if (!next) return;
          if (await makers[next.kind](people[who], next.n, domain, next.bold)) done.push(next);
        }
      };
      await Promise.all([0, 1, 0, 1, 0, 1].map((who) => work(who as 0 | 1)));

      expect(done.length).toBeGreaterThan(EDITS / 2);
      for (const { kind, who, n } of done) {
        const [kept, ...more] = await traces[kind](company_id, n);
        expect(more, `${kind} ${n}`).toEqual([]);
        expect(kept, `${kind} ${n}`).toMatchObject({ by: people[who].user_id });
        // Either it stands, or somebody of the two ended it.
        const ended = people.some(({ user_id }) => user_id === kept?.overwritten_by);
        expect([kept?.stands, ended], `${kind} ${n}`).toEqual(kept?.stands ? [true, false] : [false, true]);
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
