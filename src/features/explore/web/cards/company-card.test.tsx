import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { visitStatus } from './card.rules.ts';
import { CompanyCard } from './company-card.tsx';
import { aCompany } from '#features/companies/web/testing/a-company-card.ts';

const show = (changes: Partial<DiscoveryCompany> = {}, statuses = new Map<string, string>()) => {
  const company = aCompany(changes);
  render(
    <CompanyCard
      company={company}
      me="marta@aldercap.example"
      statuses={statuses}
      active
      selected={false}
      picked={false}
      onPick={() => {}}
      onSelect={() => {}}
      onFocus={() => {}}
      onRanking={() => {}}
    />,
  );
  return screen.getByRole('article', { name: company.company_name });
};

// CARD-001, CARD-003, CARD-004, CARD-005
it('says what the company is and where it ranks', () => {
  const card = show();

  expect(within(card).getByRole('heading', { name: 'Ferrowick' })).toBeVisible();
  expect(card).toHaveTextContent('Founded 2018 · 84 people');
  expect(card).toHaveTextContent('#1was 43');
});

// CARD-007, CARD-008, CARD-009, CARD-010, CARD-011, CARD-029
it('shows growth, funding, status and owners', () => {
  const card = show();

  expect(card).toHaveTextContent('1m1.8%6m9.4%1y31.2%2y2.0%');
  expect(card).toHaveTextContent('Total funding $12.40MLast funding Mar 14, 2024');
  expect(card).toHaveTextContent('In Conversation');
  expect(card).toHaveTextContent('In ConversationMLTAMarta Lindqvist, Theo Abara');
});

// CARD-007
it('calls a status by the name the firm gave it', () => {
  expect(show({ tp_status: 'IN_CONVERSATION' }, new Map([['in_conversation', 'Talking']]))).toHaveTextContent(
    'Talking',
  );
});

it('says so where nothing is known', () => {
  const card = show({
    year_founded: null,
    employee_count: null,
    current_rank: null,
    previous_rank: null,
    tp_status: 'n/a',
    tp_owners: [],
    total_funding_usd: null,
    last_funding_on: null,
    growth_1m: null,
    description: 'n/a',
  });

  expect(card).toHaveTextContent('Total funding –Last funding –');
  expect(card).toHaveTextContent('No description');
  expect(card).toHaveTextContent('No statusNo owner');
});

// CARD-012, CARD-022, CARD-023
it('collapses a long description to 250 characters', async () => {
  const card = show({ description: `${'x'.repeat(250)}yz` });
  expect(card).toHaveTextContent(`${'x'.repeat(250)}... View More`);

  await userEvent.click(screen.getByRole('button', { name: 'View More' }));

  expect(card).toHaveTextContent(`${'x'.repeat(250)}yz View Less`);
});

// CARD-013, CARD-014, CARD-015, CARD-016
it('links to the company, to its domain where that is another site, and to LinkedIn', () => {
  show({ url: 'acme.example/home', company_domain: 'acme.test' });

  expect(screen.getByRole('link', { name: 'Company site' })).toHaveAttribute(
    'href',
    'https://acme.example/home',
  );
  expect(screen.getByRole('link', { name: 'acme.test' })).toHaveAttribute('href', 'https://acme.test/');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.com/company/ferrowick',
  );
});

it('offers neither a script as a link nor the same site twice', () => {
  show({ url: 'https://www.ferrowick.example', linkedin_url: 'javascript:alert(1)' });

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Company site',
  ]);
});

// CARD-002
it('shows a picture of this house only, and initials otherwise', () => {
  const card = show({ company_logo: 'https://elsewhere.example/logo.png' });

  expect(within(card).queryByRole('presentation')).toBeNull();
  expect(within(card).getByText('F')).toBeInTheDocument();
});

// CARD-006, CARD-017, CARD-018, CARD-019, CARD-020
it('tells who has looked', () => {
  const me = 'marta@aldercap.example';

  expect(visitStatus([], me)).toBeNull();
  expect(visitStatus(['Marta@aldercap.example'], me)).toBe('Visited by Me');
  expect(visitStatus([me, 'theo@aldercap.example'], me)).toBe('Visited by Others & Me');
  expect(visitStatus(['theo@aldercap.example'], me)).toBe('Visited by Scoper');
});

// CARD-021
it('tells when somebody looked last', () => {
  const card = show({
    scopers_who_viewed: [{ email: 'marta@aldercap.example' }],
    last_viewed: new Date().toISOString(),
  });

  expect(card).toHaveTextContent('Visited by Me · Today');
});
