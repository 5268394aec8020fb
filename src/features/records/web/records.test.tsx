import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany } from '#features/companies/web/testing/a-company-card.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { renderAt } from '#web/testing/render-at.tsx';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { AlertsSheet } from './alerts-sheet.tsx';
import { CompanyUpdates } from './company-updates.tsx';
import { SimilarCompanies } from './similar-companies.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

function Layer({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  useEscapeLayer(true, onClose);
  return (
    <section aria-label="Company" tabIndex={-1}>
      {children}
    </section>
  );
}

const CREATED_AT = '2026-02-03T10:00:00.000Z';
const OPTIONS = { body: { data: [{ display_name: 'Memo', server_value: 'Memo' }] } };

// PIPE-025
describe('updates', () => {
  it('are listed, and one is noted by keyboard', async () => {
    const results = [
      {
        uuid: 'u1',
        domain: 'acme.example',
        type: 'Press',
        content: '<b>Seen</b>',
        created_at: CREATED_AT,
        scoper: 'Ann Lee',
      },
    ];
    const network = fakeNetwork({
      'GET /api/v1/company-updates': () => ({ body: { results } }),
      'GET /api/v1/company-updates/types': OPTIONS,
      'POST /api/v1/company-updates': ({ body }) => {
        const update = {
          ...results[0],
          uuid: 'u2',
          ...(JSON.parse(body) as object),
        } as (typeof results)[number];
        results.unshift(update);
        return { status: 201, body: { data: update } };
      },
    });
    render(<CompanyUpdates domain="acme.example" />);
    const list = await screen.findByRole('list', { name: 'Updates' });
    expect(within(list).getByText('<b>Seen</b>')).toBeVisible();

    await userEvent.type(
      screen.getByRole('textbox', { name: 'What happened' }),
      'New office{Control>}{Enter}{/Control}',
    );

    expect(await within(list).findByText('New office')).toBeVisible();
    expect(network.heard.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('');
  });

  it('that could not be noted keep what was typed', async () => {
    fakeNetwork({
      'GET /api/v1/company-updates': { body: { results: [] } },
      'GET /api/v1/company-updates/types': OPTIONS,
      'POST /api/v1/company-updates': { status: 503, body: { message: 'Orion is restarting.' } },
    });
    render(
      <>
        <Toaster />
        <CompanyUpdates domain="acme.example" />
      </>,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'What happened' }), 'New office');
    await userEvent.click(await screen.findByRole('button', { name: 'Add update' }));

    expect(await screen.findByText('Orion is restarting.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('New office');
  });
});

describe('an update that is being written', () => {
  const box = () => screen.findByRole('textbox', { name: 'What happened' });
  const network = () =>
    fakeNetwork({
      'GET /api/v1/company-updates': { body: { results: [] } },
      'GET /api/v1/company-updates/types': OPTIONS,
      'POST /api/v1/company-updates': ({ body }) => ({
        status: 201,
        body: {
          data: { uuid: 'u', created_at: CREATED_AT, scoper: 'Ann Lee', ...(JSON.parse(body) as object) },
        },
      }),
    });

  it('waits for its company while it is out of sight', async () => {
    network();
    const { queryClient, unmount } = render(<CompanyUpdates domain="acme.example" />);
    await userEvent.type(await box(), 'New ofice');
    await userEvent.type(await box(), 'f', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(await box()).toHaveProperty('selectionStart', 6);
    unmount();

    const other = render(<CompanyUpdates domain="other.example" />, queryClient);
    expect(await box()).toHaveValue('');
    other.unmount();
    render(<CompanyUpdates domain="acme.example" />, queryClient);
    expect(await box()).toHaveValue('New office');
  });

  it('is left by Escape, and what lies below stays open', async () => {
    network();
    const close = vi.fn();
    render(
      <Layer onClose={close}>
        <CompanyUpdates domain="acme.example" />
      </Layer>,
    );
    await userEvent.type(await box(), 'New office{Escape}');

    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Company' })).toHaveFocus();
    expect(await box()).toHaveValue('New office');
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  it('has the focus again once it is noted', async () => {
    network();
    render(<CompanyUpdates domain="acme.example" />);
    await userEvent.type(await box(), 'New office');
    await userEvent.click(await screen.findByRole('button', { name: 'Add update' }));

    await waitFor(async () => expect(await box()).toHaveValue(''));
    expect(await box()).toHaveFocus();
  });
});

it('a similar company opens beside the search one is in, and tells how it grew in a year', async () => {
  fakeNetwork({
    'GET /api/v1/recommended-companies': {
      body: {
        results: [
          {
            ...aCompany({ company_domain: 'other.example', company_name: 'Other', growth_1y: 12.5 }),
            hq_city: 'Oslo',
            hq_country: 'Norway',
          },
        ],
      },
    },
  });
  await renderAt('/explore?is_saas=true&company=acme.example', <SimilarCompanies domain="acme.example" />);

  const similar = within(await screen.findByRole('list', { name: 'Similar companies' }));
  expect(similar.getByRole('link', { name: 'Other' })).toHaveAttribute(
    'href',
    '/explore?is_saas=true&company=other.example',
  );
  expect(similar.getByRole('listitem')).toHaveTextContent('Growth 1y12.5%');
});

// PIPE-020
describe('the alerts', () => {
  const alert = (uuid: string, read: boolean) => ({
    uuid,
    domain: 'acme.example',
    company_name: `Company ${uuid}`,
    type: 'status',
    message: '<b>moved</b> on',
    created_at: CREATED_AT,
    read,
  });

  it('lead to their company, and are read when opened or all at once', async () => {
    const read: unknown[] = [];
    const network = fakeNetwork({
      'GET /api/v1/alert': { body: { results: [alert('a', false), alert('b', false), alert('c', true)] } },
      'POST /api/v1/alert': ({ body }) => {
        read.push(JSON.parse(body));
        return { body: { status: 'success' } };
      },
    });
    await renderAt('/explore', <AlertsSheet onClose={() => {}} />);

    expect(await screen.findByRole('link', { name: /Company a \(unread\)/ })).toHaveAttribute(
      'href',
      '/explore?company=acme.example',
    );
    expect(screen.getAllByText('<b>moved</b> on')).toHaveLength(3);
    network.answer('GET /api/v1/alert', { body: { results: [alert('a', true), alert('b', true)] } });
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    await waitFor(() =>
      expect(read).toEqual([
        { uuid: 'a', read: true },
        { uuid: 'b', read: true },
      ]),
    );
  });

  it('say how to ask for one while there is none', async () => {
    fakeNetwork({ 'GET /api/v1/alert': { body: { results: [] } } });
    await renderAt('/explore', <AlertsSheet onClose={() => {}} />);

    expect(await screen.findByText('No alerts yet')).toBeVisible();
  });
});
