import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { createQueryClient } from '#web/query-client.ts';
import { Toaster } from '../ui/overlays/toaster.tsx';
import { fakeNetwork } from './fake-network.ts';
import { render } from './render.tsx';

/** One optimistic action, on a server that answers everything but the action itself. */
export interface OptimisticCase {
  name: string;
  ui: ReactElement;
  answers: Parameters<typeof fakeNetwork>[0];
  /** The call that the action makes, like "POST /api/v1/add-list". */
  call: string;
  /** Opens what must be open, and gives the last thing to press. */
  ready: (user: ReturnType<typeof userEvent.setup>) => Promise<HTMLElement>;
  /** Whether the outcome is on the screen; before the action, and when it is taken back, it is not. */
  isShown: () => boolean;
}

const REFUSED = 'The server said no';
const wrong = { code: 422, name: REFUSED, message: REFUSED };
const FAULTS = {
  'a 500': [() => ({ status: 500, body: { ...wrong, code: 500, name: 'Fault' } }), REFUSED],
  'a 422': [() => ({ status: 422, body: wrong }), REFUSED],
  'a time-out': [() => new Promise<never>(() => {}), 'Orion did not answer in time. You see what is saved.'],
  'being offline': [
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Orion could not be reached. Nothing was changed; please try again.',
  ],
  'a 200 with an error in it': [() => ({ status: 200, body: wrong }), REFUSED],
} as const;

const passing = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** Lets answers that are there be read; they come by other ways than timers. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await vi.advanceTimersByTimeAsync(1);
      await new Response('read').text();
    }
  });

function aHeldAnswer() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => release() };
}

async function set({ ui, answers, ready }: OptimisticCase) {
  const network = fakeNetwork({ ...answers });
  render(
    <>
      {ui}
      <Toaster />
    </>,
    createQueryClient(),
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { network, user, button: await ready(user) };
}

/** Each action under each fault: shown at once, taken back with a message, and right within three seconds. */
export function describeOptimistic(cases: readonly OptimisticCase[]) {
  beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describe.each(cases)('$name', (one) => {
    it.each(Object.entries(FAULTS))('is taken back after %s', async (_fault, [answer, message]) => {
      const { network, button } = await set(one);
      const { held, release } = aHeldAnswer();
      network.answer(one.call, () => held.then(answer));
      expect(one.isShown()).toBe(false);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

      act(() => button.click());
      await settled();
      expect(one.isShown()).toBe(true);

      release();
      await settled();
      if (one.isShown()) await passing(2000);
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(one.isShown()).toBe(false);
      await passing(900);
      expect(one.isShown()).toBe(false);
    });

    it('is sent once for a double click', async () => {
      const { network, user, button } = await set(one);
      const { held, release } = aHeldAnswer();
      network.answer(one.call, () => held.then(FAULTS['a 422'][0]));

      await user.dblClick(button);

      const [method, path] = one.call.split(' ');
      const sent = network.heard.filter((heard) => heard.method === method && heard.path === path);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
      expect(one.isShown()).toBe(true);
      release();
      expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    });
  });
}
