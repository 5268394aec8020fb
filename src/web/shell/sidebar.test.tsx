import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconCompass, IconMicrophone } from '@tabler/icons-react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '#web/testing/render-at.tsx';
import { setViewport } from '#web/testing/viewport.ts';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

const marta = { full_name: 'Marta Lindqvist', email_address: 'marta@aldercap.example', role: 'PARTNER' };

const aSidebar = (changes: Partial<SidebarProps> = {}) => (
  <Sidebar
    title="Orion"
    tabs={[
      { label: 'Explore', to: '/explore', icon: IconCompass, keys: 'G E' },
      { label: 'Fathom', to: '/fathom' as '/explore', icon: IconMicrophone, keys: 'G F' },
    ]}
    templates={{}}
    onRetryTemplates={() => {}}
    person={marta}
    onSearch={() => {}}
    onImport={() => {}}
    onShortcuts={() => {}}
    alerts={{ unread: 0, onOpen: () => {} }}
    onLogout={() => {}}
    onLogoutEverywhere={() => {}}
    {...changes}
  />
);

afterEach(() => {
  document.cookie = 'orion_scheme=; Max-Age=0; Path=/';
});

// SHELL-019
it('shows the tabs it is given, and which is open whatever its filters', async () => {
  await renderAt('/explore?projects=a', aSidebar());

  const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Explore', 'Fathom']);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  expect(tabs[1]).not.toHaveAttribute('aria-current');
});

it('goes to the screen of a tab', async () => {
  const { here } = await renderAt('/explore', aSidebar());

  await userEvent.click(screen.getByRole('link', { name: 'Fathom' }));

  expect(here()).toBe('/fathom');
});

it('keeps every name when only icons show', async () => {
  setViewport(1024);
  await renderAt('/explore', aSidebar());

  expect(screen.getByRole('link', { name: 'Explore' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Search or jump to/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menu')).toHaveTextContent('No template available');
});

// SHELL-023
it('has a Logout control', async () => {
  const onLogout = vi.fn();
  await renderAt('/explore', aSidebar({ onLogout }));

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  expect(onLogout).toHaveBeenCalledOnce();
});

it('tells who is signed in, and offers shortcuts, API docs and signing out everywhere', async () => {
  const onShortcuts = vi.fn();
  await renderAt('/explore', aSidebar({ onShortcuts }));

  await userEvent.click(screen.getByRole('button', { name: 'Account of Marta Lindqvist' }));

  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent('marta@aldercap.examplePartner');
  expect(within(menu).getByRole('menuitem', { name: 'API docs' })).toHaveAttribute('href', '/api/docs');
  expect(within(menu).getByRole('menuitem', { name: 'Sign out everywhere' })).toBeInTheDocument();
  await userEvent.click(within(menu).getByRole('menuitem', { name: /Keyboard shortcuts/ }));
  expect(onShortcuts).toHaveBeenCalledOnce();
});

it('keeps the theme that was chosen in a cookie, not in local storage', async () => {
  await renderAt('/explore', aSidebar());

  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));

  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
