import { it } from 'vitest';
import { sql } from 'kysely';
import { aProfile, fillStats } from './testing/profiled-company.ts';
import { readCached } from './cached-data.queries.ts';
import { readNoCached } from './no-cached-data.queries.ts';
it('plan', async () => {
  const p = await aProfile();
  await fillStats(p);
  await sql`insert into company (company_domain, company_name) select 'c-' || n || '.example', 'C' from generate_series(1, 3000) n`.execute(p.db);
  await sql`insert into company_meeting (company_id, subject, meeting_time, created_at) select company_id, 's', now() - n * interval '1 day', now() from company, generate_series(1,5) n`.execute(p.db);
  await sql`insert into employee_count_point (company_id, metric_recorded_on, raw_count) select company_id, current_date - n * 30, 5 from company, generate_series(1,36) n`.execute(p.db);
  await sql`analyze`.execute(p.db);
  for (const q of [readCached(p.db, 'acme.example'), readNoCached(p.db, 'acme.example', new Date())]) {
    for (let i = 0; i < 3; i++) {
      const plan = await q.explain('text' as never, sql`analyze`) as { 'QUERY PLAN': string }[];
      const text = plan.map((r) => r['QUERY PLAN']);
      if (i === 2) console.log(text.filter((l) => /Scan|Time/.test(l)).join('\n'));
    }
  }
  for (let k = 0; k < 2; k++) {
    const times: number[] = [];
    for (let i = 0; i < 60; i++) { const t = performance.now(); await p.get('/get-company-cached-data?domain=acme.example'); times.push(performance.now() - t); }
    times.sort((a, b) => a - b); console.log('cached', times[30]?.toFixed(1), times[0]?.toFixed(1));
    const t2: number[] = [];
    for (let i = 0; i < 60; i++) { const t = performance.now(); await p.call('GET', '/document-types'); t2.push(performance.now() - t); }
    t2.sort((a, b) => a - b); console.log('document-types', t2[30]?.toFixed(1), t2[0]?.toFixed(1));
  }
}, 60000);
