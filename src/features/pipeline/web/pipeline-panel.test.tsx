import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { renderAt } from '#web/testing/render-at.tsx';
import { PipelinePanel } from './pipeline-panel.tsx';
import { StatusTimeline } from './status-timeline.tsx';

const status = (tp_status: string, display_name: string, count: number) => ({
  tp_status,
  display_name,
  count,
});
const results = [status('PROSPECT', 'Prospect', 1204), status('TERM_SHEET', 'Term Sheet', 3)];

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));

const rows = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('counts by status, by owner and by country, each leading to its companies; one part may fail alone', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const network = fakeNetwork({
    'GET /api/v1/app-config': { body: anAppConfig() },
    'GET /api/v1/universe-pipeline': {
      body: { results: results.map((one, at) => ({ ...one, conversion: at === 0 ? 0.42 : null })) },
    },
    'GET /api/v1/pipeline-tp-status': { body: { results: [status('TERM_SHEET', 'Term Sheet', 2)] } },
    'GET /api/v1/pipeline-management': {
      body: {
        results: [
          {
            scoper: 'ann@aldercap.example',
            full_name: 'Ann Lee',
            counts: { TERM_SHEET: 2, PROSPECT: 1000 },
          },
        ],
      },
    },
    'GET /api/v1/universe-insight': { status: 500, body: { message: 'Away' } },
  });
  const onClose = vi.fn();
  await renderAt('/explore', <PipelinePanel onClose={onClose} />);

  expect(await rows('Companies by status')).toEqual([
    ['Prospect1,20442% reached', '/explore?tp_status_value=prospect'],
    ['Term Sheet3– reached', '/explore?tp_status_value=term_sheet'],
  ]);
  expect(await rows('Companies by owner')).toEqual([
    [
      'ALAnn Lee1,0021,000 Prospect · 2 Term Sheet',
      '/explore?tp_owner_email=ann%40aldercap.example&tp_status_value=prospect&tp_status_value=term_sheet',
    ],
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load universe.');

  network.answer('GET /api/v1/universe-insight', {
    body: {
      data: {
        total_companies: 50_000,
        added_last_30_days: 12,
        by_country: [{ country: 'Norway', count: 31_000 }],
        by_status: [],
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows('Companies by country')).toEqual([['Norway31,000', '/explore?hq_country=Norway']]);
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: 'My companies' }));
  const { email_address } = anAppConfig().user;
  const mine = new URLSearchParams({ tp_status_value: 'term_sheet', tp_owner_email: email_address });
  await eventually(async () =>
    expect(await rows('Companies by status')).toEqual([['Term Sheet2', `/explore?${mine}`]]),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Close pipeline' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells the history of the status', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  fakeNetwork({
    'GET /api/v1/tp-status-history': {
      body: {
        results: [
          {
            tp_status: null,
            display_name: null,
            changed_at: '2026-03-04T10:00:00.000Z',
            changed_by: 'Ann Lee',
          },
          {
            tp_status: 'PASSED',
            display_name: 'Passed',
            changed_at: '2026-03-02T10:00:00.000Z',
            changed_by: null,
          },
        ],
      },
    },
  });
  render(<StatusTimeline domain="acme.example" />);

  const entries = await screen.findAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Status clearedAnn Lee · Mar 04, 2026',
    'PassedImported · Mar 02, 2026',
  ]);
});
