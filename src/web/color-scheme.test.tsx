import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { cookieColorScheme } from './color-scheme.ts';
import { keepCookie, readCookie } from './cookies.ts';
import { ThemeSwitch } from './shell/theme-switch.tsx';

afterEach(() => {
  document.cookie = 'orion_scheme=; Path=/; Max-Age=0';
});

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');
const aSwitch = () =>
  render(
    <MantineProvider env="test" colorSchemeManager={cookieColorScheme} defaultColorScheme="auto">
      <ThemeSwitch />
    </MantineProvider>,
  );

it('follows the system until somebody chooses, and keeps the choice in a cookie only', async () => {
  aSwitch();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(shown()).toBe('light');

  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));

  expect(shown()).toBe('dark');
  expect(readCookie('orion_scheme')).toBe('dark');
  expect(localStorage).toHaveLength(0);
});

it('starts as it was left, and takes an odd cookie for none', () => {
  keepCookie('orion_scheme', 'dark');
  expect(cookieColorScheme.get('auto')).toBe('dark');

  keepCookie('orion_scheme', 'purple; Path=/');
  expect(cookieColorScheme.get('auto')).toBe('auto');
});
