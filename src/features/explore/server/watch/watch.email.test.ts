import { describe, expect, it } from 'vitest';
import { type News, watchMail } from './watch.email.ts';

const company = {
  company_name: 'Ferrowick',
  company_domain: 'ferrowick.example',
  year_founded: 2018,
  employee_count: 84,
  current_rank: 12,
};
const news: News = {
  uuid: '3f0c9e6e-7f3b-4b0e-9a53-1f1f2a9c7d10',
  filters: { tp_owner_email: ['ann@firm.example'], workboard_id: 3, hq_country: ['Côte d’Ivoire'] },
  found: 12,
  companies: [company],
};
const origin = 'https://orion.firm.example';

describe('the mail of watched searches', () => {
  it('tells searches in words and companies in a line', () => {
    const names = {
      tp_owner_email: new Map([['ann@firm.example', 'Ann Lee']]),
      workboard_id: new Map([['3', 'Robotics']]),
    };

    const { subject, plain } = watchMail({ origin, names, news: [news, { ...news, found: 1 }], top: [] });

    expect(subject).toBe('13 new companies in 2 searches you watch');
    expect(plain).toContain('TP Owner: Ann Lee · Headquarter Countries: Côte d’Ivoire · List: Robotics');
    expect(plain).toContain(
      '* Ferrowick (ferrowick.example), rank 12, founded 2018, 84 people\n* and 11 more',
    );
    expect(plain).not.toContain('top queries');
  });

  it('leads to the same search, whatever its values are', () => {
    const { plain } = watchMail({ origin, names: {}, news: [news], top: [] });
    const address = new URL(/View in Explore: (\S+)/.exec(plain)?.[1] ?? '');

    expect([...address.searchParams]).toEqual([
      ['tp_owner_email', 'ann@firm.example'],
      ['hq_country', 'Côte d’Ivoire'],
      ['workboard_id', '3'],
    ]);
  });

  it('lets no name become markup', () => {
    const hostile = { ...company, company_name: '<img src=x onerror=alert(1)>' };

    const { html } = watchMail({ origin, names: {}, news: [{ ...news, companies: [hostile] }], top: [] });

    expect(html).not.toContain('<img');
  });
});
