import { describe, expect, it } from 'vitest';
import { fillIdentity } from './testing/filled-profile.ts';
import { aProfile, fillStats, origin, shownPercents } from './testing/profiled-company.ts';

const profile = await aProfile();
const { get, queriesOf } = profile;

await fillStats(profile);
await fillIdentity(profile);

describe('GET /get-company-cached-data', () => {
  // SLID-102, SLID-115, API-085
  it('tells who the company is', async () => {
    const data = await get('/get-company-cached-data?domain=acme.example');

    expect(data).toMatchObject({
      company_domain: 'acme.example',
      company_name: 'Acme',
      company_logo: 'https://acme.example/logo.png',
      url: 'https://acme.example/',
      g2_url: 'https://reviews.example/acme',
      linkedin_url: 'https://social.example/acme',
      hq_address: '1 Main Street, Toronto',
      year_founded: 2014,
      description: 'Anvils for everyone.',
      external_id: '4711',
      employee_count: 240,
      company_version: 2,
    });
    expect(data.notable_people).toEqual([
      {
        first_name: 'Otto',
        last_name: 'Moss',
        job_title: 'CEO',
        profile_picture: null,
        linkedin_url: null,
        email: null,
        state: 'Ontario',
        country: 'Canada',
        ...origin,
        email_source: null,
        email_observed_at: null,
      },
      expect.objectContaining({
        first_name: 'Ida',
        email: 'ida@acme.example',
        ...origin,
        email_source: 'finder',
        email_observed_at: origin.observed_at,
      }),
    ]);
  });

  // SLID-103, SLID-104, SLID-105, SLID-106
  it('tells of tags, departments, countries and the head count over time', async () => {
    const data = await get('/get-company-cached-data?domain=acme.example');

    expect(data.growth_tags).toEqual([
      { tag: 'surge', description: 'Grows fast', date_observed: '2026-10-01' },
      { tag: 'steady', description: 'Grows steadily', date_observed: '2026-01-01' },
    ]);
    expect(data.company_stats.departments).toEqual([
      { department: 'Engineering', percentage: 60, count: 144, ...shownPercents, ...origin },
      { department: 'Sales', percentage: 20, count: 48, ...shownPercents, ...origin },
    ]);
    expect(data.company_stats.countries).toEqual([
      {
        country: 'Canada',
        percentage: 90,
        flag_svg: expect.stringMatching(/^data:image\/svg\+xml,/),
        ...shownPercents,
        ...origin,
      },
      { country: 'Atlantis', percentage: 10, flag_svg: null, ...shownPercents, ...origin },
    ]);
    expect(data.employee_stats).toEqual([
      { metric_recorded_on: '2026-09-01', raw_count: 235, raw_inflow: 0, raw_outflow: 0 },
      { metric_recorded_on: '2026-10-01', raw_count: 240, raw_inflow: 9, raw_outflow: 4 },
    ]);
  });

  it('says where its values came from, and who typed what', async () => {
    const data = await get('/get-company-cached-data?domain=acme.example');

    expect(data).toMatchObject(origin);
    expect(data.provenance).toEqual({
      year_founded: { source: 'person', observed_at: '2026-11-14T10:00:00.000Z', by: 'Ann Lee' },
    });
  });

  it('survives origins that nobody wrote properly', async () => {
    const id = await profile.add({
      company_domain: 'odd.example',
      provenance: JSON.stringify({
        url: 'import',
        g2_url: { source: 'x', by: 'me', at: 'soon' },
        name: null,
      }),
    });

    expect((await get('/get-company-cached-data?domain=odd.example')).provenance).toEqual({
      g2_url: { source: 'x', observed_at: null, by: null },
    });
    expect(id).toBeGreaterThan(0);
  });

  it('answers for a company of which nothing is known', async () => {
    expect(await get('/get-company-cached-data?domain=blank.example')).toMatchObject({
      company_name: 'Blank',
      company_logo: null,
      year_founded: null,
      employee_count: null,
      growth_tags: [],
      company_stats: { departments: [], countries: [] },
      employee_stats: [],
      notable_people: [],
    });
  });

  it('is one query', async () => {
    const queries = await queriesOf(() => get('/get-company-cached-data?domain=acme.example'));

    expect(queries).toHaveLength(1);
  });
});

// API-062
describe('GET /employee-population-details', () => {
  it('gives departments and countries alone, as the cached data has them', async () => {
    const { company_stats } = await get('/get-company-cached-data?domain=acme.example');

    expect(await get('/employee-population-details?domain=acme.example')).toEqual({ data: company_stats });
    expect(await get('/employee-population-details?domain=blank.example')).toEqual({
      data: { departments: [], countries: [] },
    });
  });
});
