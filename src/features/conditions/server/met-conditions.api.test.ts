import { describe, expect, it } from 'vitest';
import { conditionsScene, MORE_PEOPLE } from './testing/conditions-scene.ts';

const { server, ann, bo, aPassed, change, check, ask, set, remindersOf, statusOf } = await conditionsScene();

describe('a condition that is met', () => {
  // REM-009
  it('reminds who set it and who owns the company, once, with the evidence and the note', async () => {
    const { company_id, company_domain } = await aPassed();
    const { uuid } = await set(company_domain);

    await change(company_id, { employee_count: 39 });
    await check();
    expect(await remindersOf(ann, company_id)).toEqual([]);
    await change(company_id, { employee_count: 42 });
    await check();
    await change(company_id, { employee_count: 50 });
    await check();

    for (const who of [ann, bo])
      expect(await remindersOf(who, company_id)).toMatchObject([
        {
          source_type: 'PASS_CONDITION',
          origin_id: uuid,
          made_by: ann.user_id,
          metrics_summary: 'Employees: 35 → 42 (census, 2026-03-10)',
          next_steps: 'Too small for us.',
        },
      ]);
    expect(await statusOf(uuid)).toMatchObject({
      ended_why: 'met',
      evidence: [{ label: 'Employees', before: '35', after: '42', source: 'census', on: '2026-03-10' }],
    });
  });

  it('reminds an owner who set it once', async () => {
    const { company_id, company_domain } = await aPassed();
    await ask('POST', '', { domain: company_domain, ...MORE_PEOPLE }, bo);

    await change(company_id, { employee_count: 42 });
    await check();

    expect(await remindersOf(bo, company_id)).toHaveLength(1);
    expect(await remindersOf(ann, company_id)).toEqual([]);
  });

  it.each([
    [{ total_funding_usd: ['GREATER_THAN_OR_EQUAL_TO:5000000'] }, { total_funding_usd: 6_000_000 }],
    [{ growth_1y: ['GREATER_THAN_OR_EQUAL_TO:30'] }, { growth_1y: 31 }],
    [{ hq_country: ['France'] }, { hq_country: 'France' }],
    [{ is_saas: ['true'] }, { is_saas: true }],
    [
      { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'], is_saas: ['true'] },
      { employee_count: 41, is_saas: true },
    ],
  ])('may be any filter: %j', async (filters, values) => {
    const { company_id, company_domain } = await aPassed();
    await set(company_domain, { filters });

    await change(company_id, values);
    await check();

    const [reminder] = await remindersOf(ann, company_id);
    expect(reminder?.metrics_summary).toContain(' → ');
  });

  it('hears of what lies beside the company: newsletters and the people of a country', async () => {
    const [one, two] = [await aPassed(), await aPassed()];
    await set(one.company_domain, { filters: { is_in_newsletter: ['true'] } });
    await set(two.company_domain, {
      filters: {
        country_name_employee_count: ['Peru'],
        country_employee_count: ['GREATER_THAN_OR_EQUAL_TO:5'],
      },
    });

    await server.db
      .insertInto('mention')
      .values({
        company_id: one.company_id,
        date: '2026-03-01',
        source_type: 'N',
        source: '1',
        newsletter_type: 'x',
      })
      .execute();
    await server.db
      .insertInto('company_country')
      .values({ company_id: two.company_id, country: 'Peru', percentage: 10, employee_count: 7 })
      .execute();
    await check();

    expect(await remindersOf(ann, one.company_id)).toHaveLength(1);
    expect(await remindersOf(ann, two.company_id)).toMatchObject([
      { metrics_summary: expect.stringContaining('Employees in the country: – → 7') },
    ]);
  });

  it('is met by time alone where it waits for no e-mail', async () => {
    server.clock.set('2026-03-03T12:00:00Z');
    const { company_id, company_domain } = await aPassed();
    await server.db
      .insertInto('email_summary')
      .values({ company_id, last_email_sent: '2026-03-01T00:00:00Z' })
      .execute();
    await set(company_domain, { filters: { has_email_sent: ['false'], days_of_email_sent: ['30'] } });

    await check();
    server.clock.set('2026-03-30T00:00:00Z');
    await check();
    expect(await remindersOf(ann, company_id)).toEqual([]);
    server.clock.set('2026-04-01T00:00:00Z');
    await check();
    await check();

    expect(await remindersOf(ann, company_id)).toHaveLength(1);
    server.clock.set('2026-03-03T12:00:00Z');
  });
});
