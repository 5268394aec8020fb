import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CompanyLink } from './company-link.tsx';
import { renderAt } from './testing/render-at.tsx';

it.each([
  ['/explore', '/explore?company=acme.example'],
  [
    '/explore?hq_country=US&hq_country=CA&company=old.example&sort_by=name',
    '/explore?hq_country=US&hq_country=CA&company=acme.example&sort_by=name',
  ],
  ['/explore?is_saas=true&alerts=open&who=7', '/explore?is_saas=true&company=acme.example'],
  ['/conversations?search=acme', '/explore?company=acme.example'],
])('from %s a company opens at %s', async (from, to) => {
  const { here } = await renderAt(from, <CompanyLink domain="acme.example">Acme</CompanyLink>);
  const link = screen.getByRole('link', { name: 'Acme' });
  expect(link).toHaveAttribute('href', to);

  await userEvent.click(link);

  expect(here()).toBe(to);
});
