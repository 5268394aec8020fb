import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { aPage, HOME, LEAD, OPEN, openPanel } from './testing/open-panel.tsx';

afterEach(() => void vi.useRealTimers());
const addressBox = () => screen.getByRole('combobox', { name: 'Address' });
const button = (name: string) => screen.getByRole('button', { name });

describe('before there is a page', () => {
  it('says that it starts, then which place in line, then shows the page', async () => {
    const { says, led } = await openPanel();
    expect(screen.getByText('Starting a remote browser…')).toBeVisible();
    await eventually(() => expect(led()).toEqual([HOME]));
    await says({ kind: 'queue', place: 3 });
    expect(screen.getByText('You are number 3 in line')).toBeVisible();
    await says({ kind: 'queue', place: 2 });
    expect(screen.getByText('You are number 2 in line')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Extend 10 minutes' })).toBeNull();

    await says({ kind: 'ready', expires_at: '2126-01-01T00:00:00Z' }, aPage());
    expect(screen.queryByText(/in line/)).toBeNull();
    expect(screen.getByText('Connected')).toBeVisible();
  });

  // STREAM-001
  it('says why there is none, and tries again', async () => {
    const reason = 'The browser cannot start its sandbox on this machine.';
    const { network, says } = await openPanel({ [OPEN]: { status: 503, body: { message: reason } } });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('Remote pages are not available')).toBeVisible();

    network.answer(OPEN, {
      body: {
        session_id: '00000000-0000-4000-8000-000000000002',
        session_url: 'ws://localhost/2',
        expires_at: '2126-01-01T00:00:00Z',
      },
    });
    await userEvent.click(button('Start again'));
    await eventually(() => expect(network.heardOf('/stream_mode/navigate_to_url')).toHaveLength(1));
    await says({ kind: 'ready', expires_at: '2126-01-01T00:00:00Z' });
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('when it is over', () => {
  it.each([
    ['time', 'The time limit for this page was reached.'],
    ['idle', 'Nobody used this page for a while.'],
    ['left', 'This page was opened in another tab.'],
    ['signed_out', 'You signed out.'],
    ['stopped', 'The remote browser was stopped.'],
  ] as const)('says why (%s), and begins again where it was', async (why, words) => {
    const { arrive, says, led, lines } = await openPanel();
    await arrive();
    await says(aPage({ url: 'https://ferrowick.example/pricing' }), { kind: 'ended', why });
    expect(screen.getByText(words)).toBeVisible();
    expect(button('Back')).toBeDisabled();
    expect(button('Save to updates')).toBeDisabled();

    await userEvent.click(button('Start again'));
    await eventually(() => expect(led().at(-1)).toBe('https://ferrowick.example/pricing'));
    expect(lines()).toBe(2);
  });

  it('begins again at an address that somebody enters', async () => {
    const { arrive, says, led, lines } = await openPanel();
    await arrive();
    await says({ kind: 'ended', why: 'idle' });
    await userEvent.clear(addressBox());
    await userEvent.type(addressBox(), 'ferrowick.example/docs{Enter}');
    await eventually(() => expect(led().at(-1)).toBe('https://ferrowick.example/docs'));
    expect(lines()).toBe(2);
  });

  it.each([
    ['page', 'This page crashed'],
    ['browser', 'The remote browser crashed'],
  ] as const)('tells of a crashed %s and starts it again', async (what, words) => {
    const { arrive, says, sent } = await openPanel();
    await arrive();
    await says({ kind: 'dialog', type: 'alert', message: 'Hi', preset: '' }, { kind: 'crashed', what });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await userEvent.click(button('Start again'));
    expect(sent('restart')).toHaveLength(1);
    await says({ kind: 'ready', expires_at: '2126-01-01T00:00:00Z' });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('opens a broken line again three times, then says so', async () => {
    const { arrive, breaks, lines } = await openPanel();
    await arrive();
    vi.useFakeTimers();
    for (let times = 1; times <= 4; times += 1) {
      await breaks();
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    vi.useRealTimers();
    expect(lines()).toBe(4);
    expect(screen.getByText('The connection to the remote browser was lost')).toBeVisible();
  });
});

describe('an address', () => {
  it.each([
    ['address', 'Only public http and https pages open here.'],
    ['unknown', 'nowhere.example was not found. Check the spelling of the address.'],
    ['unreachable', 'nowhere.example isn’t responding. Try again in a moment.'],
    ['certificate', 'The certificate for nowhere.example isn’t valid, so the page wasn’t loaded.'],
  ] as const)('that does not open (%s) says so and leads back', async (why, words) => {
    const { arrive, says, led } = await openPanel();
    await arrive();
    await says({ kind: 'refused', url: 'https://nowhere.example/x', why });
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    await userEvent.click(button('Back to ferrowick.example'));
    await eventually(() => expect(led()).toEqual([HOME, HOME]));
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  });

  it('that the server refuses says so too', async () => {
    const { arrive, network } = await openPanel();
    await arrive();
    network.answer(LEAD, { status: 422, body: { code: 422, message: 'This address is not allowed.' } });
    await userEvent.clear(addressBox());
    await userEvent.type(addressBox(), 'http://10.0.0.1/{Enter}');
    expect(await screen.findByText('Orion can’t open this address')).toBeVisible();
  });

  it('that was refused stays so while the page stays where it is, and not once it goes elsewhere', async () => {
    const { arrive, says, network } = await openPanel();
    await arrive();
    await says(aPage({ url: HOME, loading: false }));
    network.answer(LEAD, { status: 422, body: { code: 422, message: 'This address is not allowed.' } });
    await userEvent.clear(addressBox());
    await userEvent.type(addressBox(), 'http://10.0.0.1/{Enter}');
    const refusal = await screen.findByText('Orion can’t open this address');
    await says(aPage({ url: HOME, title: 'Another title', loading: false }));
    expect(refusal).toBeVisible();
    expect(addressBox()).toHaveValue('http://10.0.0.1/');

    await says(aPage({ url: 'https://ferrowick.example/elsewhere', loading: false }));
    expect(screen.queryByText('Orion can’t open this address')).toBeNull();
  });

  it('that is being typed is not taken away by where the page goes', async () => {
    const { arrive, says } = await openPanel();
    await arrive();
    const box = addressBox();
    await userEvent.clear(box);
    await userEvent.type(box, 'example.com/lon');
    await says(aPage({ url: 'https://ferrowick.example/elsewhere' }));
    expect(box).toHaveValue('example.com/lon');
    await userEvent.keyboard('{Escape}');
    expect(box).toHaveValue('https://ferrowick.example/elsewhere');
  });
});

it('ends its page when it is left', async () => {
  const { arrive, sent, unmount } = await openPanel();
  await arrive();
  unmount();
  expect(sent('end')).toHaveLength(1);
});
