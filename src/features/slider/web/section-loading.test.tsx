import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ADVERTISING_FIGURES } from '#features/companies/profile.rules.ts';
import { aCachedCompany, aCapability, aCompetitor, aPerson } from './testing/a-company.ts';
import { CACHED, FUNDING, NO_CACHED, openSlider } from './testing/open-slider.tsx';

const LISTS = 'GET /api/v1/company-lists';
const QUIPS = 'GET /api/v1/quips';
const MENTIONS = 'GET /api/v1/mentions';
const FOUNDERS = 'GET /api/v1/find-company-founders';
const FOUNDER_EMAIL = 'POST /api/v1/find-founder-data';
const COMPETITORS = 'GET /api/v1/get-company-competitors';
const ADVERTISING = 'GET /api/v1/get-company-advertising-stats';

const origin = { source: 'import', observed_at: '2026-11-01T00:00:00.000Z' };
const letter = { date: '2026-11-10', source_type: 'NEWSLETTER', source: 'letter-1', has_content: false };
const aQuip = {
  ...letter,
  quip_text: 'The quiet winner.',
  quip_type: 'Newsletter',
  quip_type_name: 'Newsletter',
};
const aMention = { ...letter, mentions: 1, mentions_type: '', standouts_text: null, summary_text: 'Told' };
const EVERYTHING = {
  [CACHED]: {
    body: aCachedCompany({
      notable_people: [aPerson({ first_name: 'Declan', last_name: 'Whitlow', email: null })],
    }),
  },
  [LISTS]: {
    body: { data: [{ list_id: 1, name: 'Climate' }], suggested_lists: [], bucket: null, affinity_id: null },
  },
  'GET /api/v1/all-lists-and-buckets': { body: { data: { lists: [], buckets: [] } } },
  [QUIPS]: { body: { quips: [aQuip] } },
  [MENTIONS]: { body: { mentions: [aMention] } },
  [FOUNDERS]: { body: { founders: [aPerson()], capability: aCapability } },
  [FOUNDER_EMAIL]: { body: { email: 'declan@ferrowick.example', ...origin, capability: aCapability } },
  [COMPETITORS]: {
    body: { seo_competitors: [aCompetitor()], ppc_competitors: [], status: 'ready', capability: aCapability },
  },
  [ADVERTISING]: {
    body: {
      ...Object.fromEntries(
        ADVERTISING_FIGURES.flatMap((figure) => [
          [figure, 7],
          [`${figure}_growth_desc`, null],
        ]),
      ),
      ...origin,
      recorded_on: '2026-11-01',
      status: 'ready',
      capability: aCapability,
    },
  },
};

/** Each call, what says that it is waited for, and what is told once it answered. */
const SECTIONS = [
  { what: 'the funding history', call: FUNDING, waits: ['Loading funding'], tells: '$12.40M' },
  { what: 'the cached data', call: CACHED, waits: ['Loading company details'], tells: 'Hiring Surge' },
  {
    what: 'the data that is not cached',
    call: NO_CACHED,
    waits: ['Loading email interactions', 'Loading meetings'],
    tells: 'Pricing and the Ohio rollout',
  },
  { what: 'the lists', call: LISTS, waits: ['Loading lists'], tells: 'On 1 list' },
  { what: 'the quips', call: QUIPS, waits: ['Quips'], tells: 'Quips 1' },
  { what: 'the mentions', call: MENTIONS, waits: ['Mentions'], tells: 'Mentions 1' },
  { what: 'the founders', call: FOUNDERS, waits: ['Yes, Please!'], tells: 'ana@ferrowick.example' },
  {
    what: 'the e-mail address of a founder',
    call: FOUNDER_EMAIL,
    waits: ['Get Email of Declan Whitlow'],
    tells: 'declan@ferrowick.example',
  },
  {
    what: 'the competitors',
    call: COMPETITORS,
    waits: ['Looking for SEO and PPC companies'],
    tells: 'Gantrywell',
  },
  {
    what: 'the advertising stats',
    call: ADVERTISING,
    waits: ['Loading advertising stats'],
    tells: 'Total Ads Purchased',
  },
];
/** Asked for at a person, and people come with the cached data. */
const OF_PEOPLE = [FOUNDERS, FOUNDER_EMAIL];
const PEOPLE_BUTTONS = ['Yes, Please!', 'Get Email of Declan Whitlow'];
const MARKETING_BUTTON = 'Yes, Show me!';

/** What says that it waits: words for screen readers, buttons that turn a wheel, tabs without a count. */
const waiting = () =>
  [
    ...screen.queryAllByText(/^(Loading|Looking) /).filter((told) => told.matches('output')),
    ...screen.queryAllByRole('button').filter((button) => button.hasAttribute('data-loading')),
    ...screen.queryAllByRole('tab', { name: /^(Quips|Mentions)$/ }),
  ].map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());

// SLID-009
it.each(SECTIONS.map((section) => [section.what, section] as const))(
  'waits for %s in its own place only',
  async (_what, { call, waits }) => {
    openSlider({ ...EVERYTHING, [call]: () => new Promise<never>(() => {}) });
    const hasPeople = call !== CACHED;
    const others = SECTIONS.filter(
      (one) => one.call !== call && (hasPeople || !OF_PEOPLE.includes(one.call)),
    );

    for (const name of hasPeople ? [...PEOPLE_BUTTONS, MARKETING_BUTTON] : [MARKETING_BUTTON])
      await userEvent.click(await screen.findByRole('button', { name }));

    await waitFor(() => {
      expect(waiting()).toEqual(waits);
      for (const { tells } of others) expect(document.body).toHaveTextContent(tells);
    });
  },
);
