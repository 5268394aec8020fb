import { beforeAll, describe, expect, it } from 'vitest';
import { emptyFirm } from './testing/a-demo-firm.ts';
import { askFirm } from './testing/ask-firm.ts';

const firm = await emptyFirm();
const { rowsOf, count, unused, everyTable, strangeAddresses } = askFirm(firm);
const made: boolean[] = [];
beforeAll(async () => {
  made.push(...(await Promise.all([firm.seed(), firm.seed()])));
});

describe('the demonstration firm', () => {
  it('is made once for two who start at once', () => {
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it('has the size that was promised', async () => {
    const counts = await Promise.all(
      ['company', 'staff', 'person', 'reference', 'fathom_meeting'].map(count),
    );

    expect(counts).toEqual([5000, 12, 400, 800, 200]);
    expect(await count('(select distinct company_id from employee_count_point) c')).toBe(1200);
  });

  it('keeps every domain and address to .example', async () => {
    expect((await strangeAddresses()).slice(0, 5)).toEqual([]);
    expect(await count(`company where company_domain !~ '\\.example$'`)).toBe(0);
    expect(await count(`person_email where email !~ '\\.example$'`)).toBe(0);
  });

  it('leaves no filter without a company', async () => {
    const offered = (kind: string) => `select server_value from choice where kind = '${kind}'`;

    expect(await unused(offered('growth_tag'), 'select tag from company_growth_tag')).toEqual([]);
    expect(await unused(offered('company_status'), 'select status from company')).toEqual([]);
    expect(
      await unused(offered('tp_status'), 'select tp_status from tp_status_history where until is null'),
    ).toEqual([]);
    expect(await unused(offered('newsletter_type'), 'select newsletter_type from mention')).toEqual([]);
    expect(await unused(offered('quip_type'), 'select quip_type from quip')).toEqual([]);
    expect(await unused(offered('update_type'), 'select type from company_update')).toEqual([]);
    expect(await unused(offered('document_type'), 'select document_type from company_file')).toEqual([]);
    expect(await unused(offered('rating'), 'select rating from person')).toEqual([]);
    for (const kind of ['project', 'function', 'reference_type'])
      expect(
        await unused(offered(kind), `select server_value from person_choice where kind = '${kind}'`),
      ).toEqual([]);
    expect(
      await unused('select user_id from staff where role is not null', 'select user_id from tp_owner'),
    ).toEqual([]);
    expect(
      await unused(
        "select workboard_id from workboard where type = 'companies'",
        'select workboard_id from workboard_company',
      ),
    ).toEqual([]);
    expect(
      await unused(
        "select datasource_id from datasource where datasource <> 'orion'",
        'select datasource_id from company_datasource',
      ),
    ).toEqual([]);
    expect(
      await unused(
        "select place_id from place where kind = 'metro'",
        'select unnest(metro_ids) from discovery',
      ),
    ).toEqual([]);
    expect(await unused('select generate_series(0, 6)', 'select size_band from discovery')).toEqual([]);
  });

  it('leaves no screen and no tab empty', async () => {
    const filledLater = [
      'analytics_event',
      'api_token',
      'audit_event',
      'calendar_feed',
      'feature_gate',
      'idempotency_key',
      'identity_record',
      'job_effect',
      'mail_outbox',
      'session',
      'sign_in_attempt',
      'company_rank',
      'ranking_run',
      'company_change',
      'person_change',
      'discovery_watch',
      'deleted_workboard',
      'workboard_company_history',
      'company_bucket_history',
      'company_lookup',
      'capability_use',
      'upload_use',
      'mail_preference',
      'meeting_delivery',
      'rate_count',
      'changed_company',
      'secret_key_use',
    ];
    const empty = [];
    for (const table of await everyTable())
      if (!filledLater.includes(table) && !table.startsWith('import') && (await count(`"${table}"`)) === 0)
        empty.push(table);

    expect(empty).toEqual([]);
    expect(
      await unused("select unnest('{draft,scheduled,sent,failed}'::text[])", 'select status from digest'),
    ).toEqual([]);
    expect(await unused("select unnest('{SEO,PPC}'::text[])", 'select type from competitor')).toEqual([]);
    expect(
      await unused(
        "select unnest('{draft,unpublished,published}'::text[])",
        "select state from submission where template = 'file-metrics'",
      ),
    ).toEqual([]);
    expect(
      await unused(
        "select unnest('{REFERENCE,CTO_LUNCHES,NEWSLETTER}'::text[])",
        'select source_type from mention',
      ),
    ).toEqual([]);
    expect(
      await unused(
        `select user_id || ' ' || status from staff, unnest('{upcoming,passed,snooze,completed,delete}'::text[]) status`,
        `select user_id || ' ' || status from reminder`,
      ),
    ).toEqual([]);
  });

  it('has a Fathom key that works and one that was refused, and neither is ever tried', async () => {
    expect(await count("meeting_key where state = 'idle' and last_success_at is not null")).toBe(1);
    expect(await count("meeting_key where state = 'refused' and last_error <> ''")).toBe(1);
    expect(await count('meeting_key where next_run_at < now()')).toBe(0);
    expect(await count('meeting_seen')).toBeGreaterThan(0);
  });

  it('has meetings in all their states', async () => {
    for (const state of [
      "meeting_title = ''",
      'meeting_start_time is null',
      "html_summary = ''",
      'attendee_count = 0',
      'company_count = 0',
      'company_count > 2',
      'is_internal',
      'hidden_at is not null',
      'deleted_at is not null',
      "associated_type = 'companies'",
      "associated_type = 'persons'",
      'not processed_by_orion',
      'exists (select from fathom_attendee a left join person_email e using (email) left join staff s on s.email_address = a.email where a.fathom_id = fathom_meeting.fathom_id and e.email is null and s.user_id is null)',
    ])
      expect(await count(`fathom_meeting where ${state}`), state).toBeGreaterThan(0);
  });

  it('also holds what is hard to show', async () => {
    for (const odd of [
      'employee_count = 0',
      'employee_count = 12000',
      'total_funding_usd = 4200000000',
      'year_founded = 2026',
      'length(company_name) > 100',
      'description is null and hq_city is null and employee_count is null and year_founded is null and url is null',
      'growth_1y < -40',
      'growth_2y > 500',
    ])
      expect([odd, await count(`company where ${odd}`)]).not.toEqual([odd, 0]);
  });

  it('does nothing the second time, nor where somebody has begun to work', async () => {
    const before = await count('company');
    expect(await firm.seed()).toBe(false);
    expect(await count('company')).toBe(before);

    const begun = await emptyFirm();
    await begun.pool.query(`insert into person (full_name) values ('Somebody Known')`);
    expect(await begun.seed()).toBe(false);
  });
});

describe('what the demonstration firm says', () => {
  it('tells growth that its head counts bear out', async () => {
    const wrong = await rowsOf(
      `select company_id, growth_1y, before.raw_count, employee_count from company
       join employee_count_point now using (company_id)
       join employee_count_point before using (company_id)
       where now.metric_recorded_on = '2026-11-01' and before.metric_recorded_on = '2025-11-01'
         and (now.raw_count <> employee_count
           or (growth_1y is null) <> (before.raw_count = 0)
           or abs(growth_1y - (now.raw_count - before.raw_count) * 100.0 / nullif(before.raw_count, 0)) > 0.051)`,
    );

    expect(wrong).toEqual([]);
  });

  it('tells funding that its rounds bear out, none older than the company', async () => {
    expect(
      await count(`company c where exists (select from funding_round where company_id = c.company_id) and (
        total_funding_usd <> (select sum(coalesce(amount_usd, 0)) from funding_round where company_id = c.company_id)
        or last_funding_on <> (select max(announced_on) from funding_round where company_id = c.company_id))`),
    ).toBe(0);
    expect(
      await count(
        'company join funding_round using (company_id) where extract(year from announced_on) < year_founded',
      ),
    ).toBe(0);
    expect(await count(`funding_round where announced_on > '2026-11-14'`)).toBe(0);
  });

  it('splits head counts into departments and countries without a rest', async () => {
    for (const [table, column] of [
      ['company_department', 'count'],
      ['company_country', 'employee_count'],
    ])
      expect(
        await count(`(select company_id, sum(t.${column}) as parts from ${table} t group by company_id) p
          join company using (company_id) where parts <> company.employee_count`),
      ).toBe(0);
  });

  it('points only at notes, threads and issues that exist', async () => {
    expect(
      await count(`mention m where not exists (
        select from reference where m.source_type = 'REFERENCE' and reference_id::text = m.source
        union all select from cto_lunch_thread where m.source_type = 'CTO_LUNCHES' and thread_id = m.source
        union all select from knowledge_source k where k.source_type = m.source_type and k.source = m.source)`),
    ).toBe(0);
    expect(
      await count(
        `quip q where source_type = 'NEWSLETTER' and not exists (select from knowledge_source k where k.source = q.source)`,
      ),
    ).toBe(0);
    const kept = await rowsOf<{ storage_name: string }>('select storage_name from stored_file');
    expect(kept.map(({ storage_name }) => storage_name).sort()).toEqual([...firm.files.held.keys()].sort());
  });

  it('names every company with two founders in multi_founders, and no other', async () => {
    const many = 'select company_id from company_person where is_founder group by 1 having count(*) > 1';
    const listed = `select company_id from company_datasource join datasource using (datasource_id) where datasource = 'multi_founders'`;

    expect(await unused(many, listed)).toEqual([]);
    expect(await unused(listed, many)).toEqual([]);
  });

  it('describes each company in words of its own', async () => {
    const texts = (
      await rowsOf<{ description: string }>('select description from company where description is not null')
    ).map(({ description }) => description);

    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.99);
    expect(texts.filter((text) => /[{}[\]|]|undefined|\bnull\b|NaN|\d+:|Lorem/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.length < 60 || text.length > 700)).toEqual([]);
    const notes = (await rowsOf<{ content: string }>('select content from reference')).map(
      ({ content }) => content,
    );
    expect(notes.filter((text) => /[{}[\]|]|undefined|NaN/.test(text))).toEqual([]);
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('writes to a company between the first e-mail and the last, in both of their months too', async () => {
    const months = `(select s.company_id, date_trunc('month', first_email_sent at time zone 'utc') as first,
         date_trunc('month', last_email_sent at time zone 'utc') as last,
         min(m.month) as oldest, max(m.month) as newest, sum(m.us_to_them) as sent, max(interactions_us_to_them) as told
       from email_summary s join email_month m on m.company_id = s.company_id and m.us_to_them + m.them_to_us > 0
       group by s.company_id) e`;

    expect(await count(`${months} where oldest < first or newest <> last or sent > told`)).toBe(0);
    expect(await count(`${months} where oldest <> first and last - first < interval '11 months'`)).toBe(0);
    expect(await count(months)).toBe(await count('email_summary'));
  });

  it('writes dates and sums of money as a reader would', async () => {
    expect(await count(`knowledge_source where title ~ '[0-9]{4}-[0-9]{2}'`)).toBe(0);
    expect(await count(`company where description ~ '[$][a-z]'`)).toBe(0);
  });

  it('has nothing behind the clock that lies ahead of it', async () => {
    const now = `'2026-11-14T10:20:30Z'`;
    for (const column of [
      'reference.created_at',
      'website_visit.visited_at',
      'email_summary.last_email_sent',
      'tp_status_history.since',
      'company.observed_at',
      'fathom_meeting.meeting_start_time',
      'alert.created_at',
    ])
      expect([column, await count(`${column.split('.')[0]} where ${column} > ${now}`)]).toEqual([column, 0]);
    expect(await count(`company_meeting where meeting_time > ${now}`)).toBeGreaterThan(10);
  });
});
