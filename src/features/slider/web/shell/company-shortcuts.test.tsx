import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import type { CachedData } from '#features/companies/profile.rules.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { render } from '#web/testing/render.tsx';
import { aCachedCompany } from '../testing/a-company.ts';
import { linksFrom } from './company-links.ts';
import { Description } from './description.tsx';
import { HeadLinks } from './slider-head.tsx';
import { useCompanyShortcuts } from './use-company-shortcuts.ts';

function Head({ company }: { company: CachedData }) {
  const [unfolded, setUnfolded] = useState(false);
  const toggle = () => setUnfolded((now) => !now);
  const links = linksFrom(company, 'https://maps.example/?q=');
  const text = presentOrNull(company.description);
  useCompanyShortcuts({ links, onDescription: text === null ? null : toggle });
  return (
    <>
      <HeadLinks links={links} />
      <Description text={text} unfolded={unfolded} onToggle={toggle} />
    </>
  );
}
const show = (changes: Partial<CachedData> = {}) => render(<Head company={aCachedCompany(changes)} />);

const opened = vi.fn();
const press = (key: string, target: Element | Window = window) =>
  fireEvent.keyDown(target, { key, ctrlKey: true, shiftKey: true });

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal('open', opened);
});

// SLID-087, SLID-088, SLID-089, SLID-090
it.each([
  ['A', 'https://www.ferrowick.example/home'],
  ['G', 'https://reviews.example/ferrowick'],
  ['L', 'https://www.linkedin.example/company/ferrowick'],
])('opens by Ctrl+Shift+%s', (key, address) => {
  show();

  expect(press(key)).toBe(false);

  expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer');
});

// SLID-091, SLID-093
it.each([
  ['M', 'https://maps.example/?q=418%20Larkspur%20Street%2C%20Milwaukee%2C%20WI'],
  ['D', 'https://ferrowick.example/'],
])('opens map and website by Ctrl+Shift+%s', (key, address) => {
  show();

  press(key);

  expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer');
});

// SLID-094
it('leaves keys alone whose value is missing or no web address', () => {
  show({
    url: 'n/a',
    g2_url: null,
    linkedin_url: 'javascript:alert(1)',
    hq_address: 'n/a',
    description: null,
  });

  for (const key of ['A', 'G', 'L', 'M', 'F']) expect(press(key)).toBe(true);

  expect(opened).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
});

it('leaves its keys to a field that is typed in', () => {
  show();
  const field = document.body.appendChild(document.createElement('input'));

  expect(press('A', field)).toBe(true);
  field.remove();

  expect(opened).not.toHaveBeenCalled();
});

// SLID-092, SLID-095
it('unfolds the description by its button and by Ctrl+Shift+F', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  show();
  const toggle = screen.getByRole('button', { name: 'View Full Description' });

  await userEvent.click(toggle);
  expect(toggle).toHaveTextContent('View Less');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  press('F');

  expect(toggle).toHaveTextContent('View Full Description');
  vi.restoreAllMocks();
});
