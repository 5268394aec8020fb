import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCachedCompany } from '../testing/a-company.ts';
import { CACHED, openSlider } from '../testing/open-slider.tsx';

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
])('opens by Ctrl+Shift+%s', async (key, address) => {
  openSlider();
  await screen.findByText('Hiring Surge');

  expect(press(key)).toBe(false);

  expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer');
});

// SLID-091, SLID-093
it.each([
  ['M', 'https://maps.example/?q=418%20Larkspur%20Street%2C%20Milwaukee%2C%20WI'],
  ['D', 'https://ferrowick.example/'],
])('opens map and website by Ctrl+Shift+%s', async (key, address) => {
  openSlider();
  await screen.findByRole('link', { name: /418 Larkspur Street/ });

  press(key);

  expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer');
});

// SLID-094
it('leaves keys alone whose value is missing or no web address', async () => {
  const company = aCachedCompany({
    url: 'n/a',
    g2_url: null,
    linkedin_url: 'javascript:alert(1)',
    hq_address: 'n/a',
  });
  openSlider({ [CACHED]: { body: { ...company, description: null } } });
  await screen.findByText('Hiring Surge');

  for (const key of ['A', 'G', 'L', 'M', 'F']) expect(press(key)).toBe(true);

  expect(opened).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
});

it('leaves its keys to a field that is typed in', async () => {
  openSlider();
  await screen.findByText('Hiring Surge');
  const field = document.body.appendChild(document.createElement('input'));

  expect(press('A', field)).toBe(true);
  field.remove();

  expect(opened).not.toHaveBeenCalled();
});

// SLID-092, SLID-095
it('unfolds the description by its button and by Ctrl+Shift+F', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  openSlider();
  const toggle = await screen.findByRole('button', { name: 'View Full Description' });

  await userEvent.click(toggle);
  expect(toggle).toHaveTextContent('View Less');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  press('F');

  expect(toggle).toHaveTextContent('View Full Description');
  vi.restoreAllMocks();
});
