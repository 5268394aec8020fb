import { act, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { ScreenInput, ScreenOutput } from '#kernel/screen-messages.ts';
import { eventually } from '#kernel/testing/eventually.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { BrowsePanel } from '../browse-panel.tsx';

export const HOME = 'https://ferrowick.example/';
const SESSION = '00000000-0000-4000-8000-000000000001';
export const OPEN = 'POST /stream_mode/get_session_url';
export const LEAD = 'POST /stream_mode/navigate_to_url';
export const EXTEND = 'POST /stream_mode/extend_session';

/** The browser's end of the line, as the test holds the other. */
class HeldSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: HeldSocket[] = [];
  readyState = HeldSocket.OPEN;
  binaryType = '';
  readonly url: string;
  readonly sent: ScreenInput[] = [];
  constructor(url: string) {
    super();
    this.url = url;
    HeldSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ScreenInput);
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The panel of Ferrowick, whose remote browser the test plays. */
export async function openPanel(answers: Parameters<typeof fakeNetwork>[0] = {}) {
  HeldSocket.all.length = 0;
  vi.stubGlobal('WebSocket', HeldSocket);
  Element.prototype.setPointerCapture = () => {};
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  const [onLeave, onReview] = [vi.fn(), vi.fn()];
  const network = fakeNetwork({
    [OPEN]: {
      body: {
        session_id: SESSION,
        session_url: 'ws://localhost/stream_mode/sessions/1',
        expires_at: inMinutes(10),
      },
    },
    [LEAD]: { body: { status: 'success' } },
    [EXTEND]: { body: { expires_at: inMinutes(20) } },
    ...answers,
  });
  onTestFinished(() => {
    connectSession({ token: async () => null, renewed: async () => null, gone() {} });
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const view = render(
    <>
      <BrowsePanel
        domain="ferrowick.example"
        links={[HOME, 'https://www.linkedin.com/company/ferrowick']}
        onLeave={onLeave}
        onReview={onReview}
      />
      <Toaster />
    </>,
  );
  const line = () => HeldSocket.all.at(-1);
  const says = (...messages: ScreenOutput[]) =>
    act(async () => {
      for (const message of messages)
        line()?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    });
  return {
    ...view,
    network,
    onLeave,
    onReview,
    /** What the remote browser tells. */
    says,
    /** What went to the remote browser, of one kind. */
    sent: (kind: ScreenInput['kind']) => (line()?.sent ?? []).filter((input) => input.kind === kind),
    /** The connection breaks. */
    breaks: () => act(async () => line()?.close()),
    lines: () => HeldSocket.all.length,
    led: () =>
      network
        .heardOf('/stream_mode/navigate_to_url')
        .map(({ body }) => (JSON.parse(body) as { url: string }).url),
    /** Opens and arrives at the company's site. */
    async arrive() {
      await eventually(() => line() ?? Promise.reject(new Error('not connected')));
      await says({ kind: 'ready', expires_at: inMinutes(10) }, aPage());
      await screen.findByText('Connected');
    },
    keyboard: () => screen.getByRole('textbox', { name: 'Keyboard of the remote page' }),
  };
}

export const aPage = (
  changes: Partial<Extract<ScreenOutput, { kind: 'page' }>> = {},
): Extract<ScreenOutput, { kind: 'page' }> => ({
  kind: 'page',
  url: HOME,
  title: 'Ferrowick',
  back: false,
  forward: false,
  loading: false,
  ...changes,
});
