import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { CtoLunchThread } from './cto-lunch-thread.tsx';
import { MentionsTab } from './mentions-tab.tsx';
import { QuipsTab } from './quips-tab.tsx';

const open = vi.fn();
beforeEach(() => {
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
  vi.stubGlobal('open', open);
  open.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const quip = (quip_text: string, date: string, more: object = {}) => ({
  quip_text,
  quip_type: 'Customer',
  quip_type_name: 'Customer',
  date,
  source_type: 'NEWSLETTER',
  source: quip_text,
  has_content: false,
  ...more,
});
const mention = (source_type: string, more: object = {}) => ({
  mentions: 2,
  mentions_type: '',
  date: '2026-01-02',
  standouts_text: null,
  summary_text: `About ${source_type}`,
  source_type,
  source: 'm&1',
  has_content: false,
  ...more,
});

describe('quips', () => {
  // SLID-073, SLID-074, SLID-075
  it('stand in groups with counts, newest first, and can be turned round and searched', async () => {
    fakeNetwork({
      'GET /api/v1/quips': {
        body: {
          quips: [
            quip('Newest', '2026-02-02'),
            quip('Oldest', '2024-02-02'),
            quip('Staff words', '2025-01-01', { quip_type: 'Employee', quip_type_name: 'Employee' }),
          ],
        },
      },
    });
    render(<QuipsTab domain="acme.example" />);
    const texts = async () =>
      within((await screen.findAllByRole('list'))[0] as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent);

    expect(await screen.findByRole('button', { name: 'Customer 2' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Employee 1' })).toBeVisible();
    expect(await texts()).toEqual(['Newest', 'Oldest']);

    await userEvent.click(screen.getByRole('radio', { name: 'Old to New' }));
    expect(await texts()).toEqual(['Oldest', 'Newest']);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search quips' }), 'staff');
    expect(await texts()).toEqual(['Staff words']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search quips' }), ' nobody');
    expect(screen.getByText(/No results for “staff nobody”/)).toBeVisible();
  });

  // SLID-080, SLID-081, SLID-082
  it.each([
    ['a page of ours', { body: { content_url: '/media/newsletters/7', title: 't' } }, '/media/newsletters/7'],
    [
      'an address elsewhere',
      { body: { newsletter_url: 'https://letters.example/7', title: 't' } },
      'https://letters.example/7',
    ],
  ])('open their full text as %s, where nothing reaches back', async (_kind, answer, address) => {
    fakeNetwork({
      'GET /api/v1/quips': { body: { quips: [quip('One', '2026-02-02', { has_content: true })] } },
      'GET /api/v1/knowledge-source': answer,
    });
    render(<QuipsTab domain="acme.example" />);

    await userEvent.click(await screen.findByRole('button', { name: 'View full content' }));

    await eventually(() => expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener,noreferrer'));
  });

  // ERR-013, ERR-014, SLID-082
  it.each([
    ['something else', { body: { pages: 3 } }, 'The content format is not recognized.'],
    [
      'a script',
      { body: { newsletter_url: 'javascript:alert(1)', title: 't' } },
      'The content format is not recognized.',
    ],
    [
      'a page that is not ours',
      { body: { content_url: '//evil.example/x', title: 't' } },
      'The content format is not recognized.',
    ],
    ['a refusal', { status: 404, body: { message: 'Newsletter not found' } }, 'Newsletter not found'],
    ['a failure without words', { status: 500, body: {} }, 'Something went wrong. Please try again later!'],
  ])('that answer %s open nothing and say so', async (_kind, answer, message) => {
    fakeNetwork({
      'GET /api/v1/quips': { body: { quips: [quip('One', '2026-02-02', { has_content: true })] } },
      'GET /api/v1/knowledge-source': answer,
    });
    render(
      <>
        <Toaster />
        <QuipsTab domain="acme.example" />
      </>,
    );

    await userEvent.click(await screen.findByRole('button', { name: 'View full content' }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('mentions', () => {
  // SLID-076, SLID-077, SLID-078, SLID-079, SLID-083
  it('stand under their kind of source; references open in a new tab, a CTO lunch in the slider', async () => {
    const onThread = vi.fn();
    fakeNetwork({
      'GET /api/v1/mentions': {
        body: { mentions: [mention('REFERENCE'), mention('CTO_LUNCHES', { source: 'thread-1' })] },
      },
    });
    render(<MentionsTab domain="acme.example" onThread={onThread} />);

    expect(await screen.findByRole('button', { name: 'References recorded by Orion 1' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'View full description' });
    expect(link).toHaveAttribute('href', '/references?mention_params=m%261&type=REFERENCE');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('searchbox', { name: 'Search mentions' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'View thread' }));
    expect(onThread).toHaveBeenCalledWith('thread-1');
  });
});

describe('a CTO lunch', () => {
  const path = 'GET /api/v1/ctolunches';
  const thread = (messages: object[]) => ({ body: { data: { subject: 'Lunch in May', messages } } });

  // SLID-084, SLID-085
  it('is its subject and a timeline with attachments, and leads back', async () => {
    const onBack = vi.fn();
    fakeNetwork({
      [path]: thread([
        {
          sender_name: 'Bo Berg',
          sender_email: 'bo@guest.example',
          body: '<p>Hello <img src=x onerror="steal()"></p>',
          received_at: '2026-05-02T10:00:00.000Z',
          files: [
            { filename: 'plan.txt', content_type: 'text/plain', content_id: 'f', url: '/media/ctolunches/f' },
            { filename: 'lost.txt', content_type: 'text/plain', content_id: 'g', url: null },
          ],
        },
      ]),
    });
    const { container } = render(<CtoLunchThread source="thread-1" onBack={onBack} />);

    expect(await screen.findByRole('heading', { name: 'Lunch in May' })).toBeVisible();
    expect(screen.getByText('Hello')).toBeVisible();
    expect(container.innerHTML).not.toContain('steal');
    expect(screen.getByRole('link', { name: 'plan.txt' })).toHaveAttribute('href', '/media/ctolunches/f');
    expect(screen.getByText(/lost.txt \(not kept\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  // ERR-015, SLID-083, SLID-086
  it.each([
    [thread([]), 'No data available for this CTO Lunches.'],
    [{ status: 500, body: {} }, 'Failed to fetch the full description. Please try again later!'],
  ])('without messages, or without an answer, says so', async (answer, message) => {
    fakeNetwork({ [path]: answer });
    render(<CtoLunchThread source="thread-1" onBack={() => {}} />);

    expect(await screen.findByText(message)).toBeVisible();
  });
});
