import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const WATCH = 'POST /api/v1/discovery/watch';
const UUID = '3f0c9e6e-7f3b-4b0e-9a53-1f1f2a9c7d10';
const LINK = `/set_top_discovery_queries?uuid=${UUID}&watched=false`;
const REMOVED = "Discovery status 'set as watched' removed successfully!";
const done = (message = REMOVED) => ({ body: { result: 'success', error: null, message } });

beforeEach(() => aStoredSession());

// SHELL-015, WATCH-001, WATCH-003, WATCH-006
it('does what the link says, once, tells so, and leads on to Explore', async () => {
  const { network, here } = renderApp(LINK, { [WATCH]: done() });

  expect(await screen.findByText('Discovery Watched Status Updated!')).toBeVisible();
  expect(screen.getByText(REMOVED)).toBeVisible();
  const [asked, ...others] = network.heardOf('/api/v1/discovery/watch');
  expect(others).toEqual([]);
  expect(JSON.parse(asked?.body ?? '')).toEqual({ uuid: UUID, watched: false });
  expect(asked?.search.get('via')).toBe('email_link');
  expect(screen.queryByRole('navigation')).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'View Discovery' }));
  await waitFor(() => expect(here()).toBe('/explore'));
});

it('can be taken back', async () => {
  const { network } = renderApp(LINK, { [WATCH]: done() });
  await screen.findByText(REMOVED);
  network.answer(WATCH, done("Discovery status 'set as watched' added successfully!"));

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText("Discovery status 'set as watched' added successfully!")).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/discovery/watch')[1]?.body ?? '')).toMatchObject({
    watched: true,
  });
});

// WATCH-002, WATCH-005
it.each([
  [
    { status: 403, body: { name: 'Forbidden', message: 'This is not one of your searches.' } },
    'This is not one of your searches.',
  ],
  [{ status: 500, body: {} }, 'Something went wrong!'],
])('says that it failed: %j', async (answer, message) => {
  renderApp(LINK, { [WATCH]: answer });

  expect(await screen.findByText('Discovery Update Failed!')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Discovery' })).toBeVisible();
});

it.each(['', '?uuid=x&watched=true', `?uuid=${UUID}`, `?uuid=${UUID}&watched=maybe`])(
  'asks nothing of the server for a link that is not whole: %s',
  async (search) => {
    const { network } = renderApp(`/set_top_discovery_queries${search}`, { [WATCH]: done() });

    expect(await screen.findByText('Discovery Update Failed!')).toBeVisible();
    expect(screen.getByText(/^This link is incomplete/)).toBeVisible();
    expect(network.heardOf('/api/v1/discovery/watch')).toEqual([]);
  },
);

it('does nothing while the browser only loads it ahead', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const { network } = renderApp(LINK, { [WATCH]: done() });
  await screen.findByText('Updating your watched searches…');
  expect(network.heardOf('/api/v1/discovery/watch')).toEqual([]);

  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));

  expect(await screen.findByText(REMOVED)).toBeVisible();
});

it('asks who is there first', async () => {
  localStorage.clear();
  const { network, here } = renderApp(LINK, { [WATCH]: done() });

  await waitFor(() => expect(here()).toBe('/login'));
  expect(localStorage.getItem('prior_path')).toBe(LINK);
  expect(network.heardOf('/api/v1/discovery/watch')).toEqual([]);
});
