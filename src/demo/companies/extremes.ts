import type { Calendar } from '../making/calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { MONTHS } from './head-count.ts';

const LONG_NAME =
  'The Northern Lakes Cooperative Exchange for Reclaimed Timber, Stone, Brick, Slate and Architectural Ironwork of the Upper Peninsula';

/** From 2 people three years ago to `end`, slowly at first. */
const steep = (end: number) =>
  Array.from({ length: MONTHS }, (_, month) =>
    Math.max(2, Math.round(2 + (end - 2) * (month / (MONTHS - 1)) ** 4)),
  );
const straight = (start: number, end: number) =>
  Array.from({ length: MONTHS }, (_, month) => Math.round(start + ((end - start) * month) / (MONTHS - 1)));

/** What a real firm's data also holds, and every screen must bear; each at a place of its own in the list. */
const EXTREMES: readonly ((company: DemoCompany, calendar: Calendar) => Partial<DemoCompany>)[] = [
  () => ({ counts: straight(14, 0), status: 'Closed' }),
  () => ({ counts: straight(10_200, 12_000), status: 'Public' }),
  (company, calendar) => ({
    rounds: [
      {
        round: 'Series C',
        amount_usd: 700_000_000,
        announced_on: calendar.day(1900),
        investors: ['Copperline Growth', 'Harrowgate Equity'],
      },
      {
        round: 'Series D',
        amount_usd: 1_500_000_000,
        announced_on: calendar.day(1100),
        investors: ['Winterset Growth'],
      },
      {
        round: 'Series E',
        amount_usd: 2_000_000_000,
        announced_on: calendar.day(210),
        investors: ['Cedarline Equity', 'Overstory Capital'],
      },
    ],
    funding: 4_200_000_000,
    founded: Math.min(company.founded ?? calendar.year - 12, calendar.year - 8),
  }),
  (_company, calendar) => ({
    founded: calendar.year,
    counts: Array.from({ length: MONTHS }, (_, month) => (month === MONTHS - 1 ? 4 : 0)),
    rounds: [],
    funding: null,
  }),
  () => ({ name: LONG_NAME, domain: 'northern-lakes-cooperative-exchange-for-reclaimed-timber.example' }),
  () => ({ description: null }),
  () => ({ counts: straight(620, 118) }),
  () => ({ counts: steep(214) }),
  () => ({ counts: steep(96) }),
  (_company, calendar) => ({ founded: calendar.year - 118 }),
];

/** Spread over the list so that no page is made of oddities. */
export function applyExtremes(companies: DemoCompany[], calendar: Calendar) {
  const whole = companies.filter(({ sparse, counts, place }) => !sparse && counts.length > 0 && place);
  EXTREMES.forEach((change, index) => {
    const company = whole[37 + index * 211];
    if (company) Object.assign(company, change(company, calendar));
  });
}
