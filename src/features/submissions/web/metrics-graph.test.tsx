import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Attribute } from '#kernel/forms/form-language.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import type { WeeklyMetrics } from '../submissions.contract.ts';
import { MetricsGraph } from './metrics-graph.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 15, 30) });
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const METRICS = '/api/v1/associate-weekly-metrics';
const [marta, theo] = ['marta@aldercap.example', 'theo@aldercap.example'];
const graph: Attribute = {
  name: 'metrics',
  title: 'Weekly metrics',
  data_type: 'graph',
  describe: { values_endpoint: METRICS, input_parameters: { scoper_email: { value: marta } } },
};
const week = (from_date: string, to_date: string, companies_viewed: number): WeeklyMetrics => ({
  scoper: marta,
  from_date,
  to_date,
  companies_viewed,
  status_changes: 1,
  references_written: 0,
  calls_held: 0,
  meetings: 4,
});
const weeks = [week('2026-11-02', '2026-11-08', 2), week('2026-11-09', '2026-11-15', 3)];

function open(answer: Parameters<typeof fakeNetwork>[0][string] = { body: { results: weeks } }) {
  const people = [
    { display_name: 'Marta Lindqvist', server_value: marta },
    { display_name: 'Theo Abara', server_value: theo },
  ];
  const network = fakeNetwork({
    [`GET ${METRICS}`]: answer,
    'GET /api/v1/scoper-options': { body: { results: people } },
  });
  const { container } = render(<MetricsGraph graph={graph} />);
  const asked = () => Object.fromEntries(network.heardOf(METRICS).at(-1)?.search ?? []);
  return { network, container, asked };
}

// SUBM-018, SUBM-020
it('draws a line of each figure, week by week, and the same in a table', async () => {
  const { container } = open();

  const table = within(await screen.findByRole('table', { name: 'Metrics by week' }));
  const texts = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual([
    'Week',
    'Companies Viewed',
    'Status Changes',
    'References Written',
    'Calls Held',
    'Meetings',
  ]);
  expect(texts('rowheader')).toHaveLength(2);
  expect(texts('cell')).toEqual(['2', '1', '0', '0', '4', '3', '1', '0', '0', '4']);
  const totals = within(screen.getByRole('list', { name: 'Totals' })).getAllByRole('listitem');
  expect(totals.map(({ textContent }) => textContent)).toContain('Companies Viewed 5');
  const lines = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['0,50 100,25', '0,75 100,75', '0,100 100,100', '0,100 100,100', '0,0 100,0']);
});

// SUBM-018, SUBM-019, SUBM-064
it('asks for the last 30 days of whoever looks, and for other days and people once they are chosen', async () => {
  const { asked } = open();
  await screen.findByRole('table', { name: 'Metrics by week' });
  const end_time = new Date(2026, 10, 16, 23, 59, 59, 999).toISOString();
  expect(asked()).toEqual({
    scoper_email: marta,
    start_time: new Date(2026, 9, 17).toISOString(),
    end_time,
  });

  await userEvent.click(screen.getByRole('button', { name: /^Dates/ }));
  await userEvent.click(await screen.findByRole('button', { name: '6 Months' }));
  await waitFor(() => expect(asked()['start_time']).toBe(new Date(2026, 4, 16).toISOString()));
  expect(asked()['end_time']).toBe(end_time);

  await userEvent.click(screen.getByRole('combobox', { name: 'Scoper' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Theo Abara' }));
  await waitFor(() => expect(asked()['scoper_email']).toBe(theo));
});

it('says where there is nothing', async () => {
  open({ body: { results: [] } });

  expect(await screen.findByText('No data available')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says where it failed, and is tried again', async () => {
  const { network } = open({ status: 500, body: {} });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong!We are currently facing issues in loading the data. Kindly retry later.',
  );

  network.answer(`GET ${METRICS}`, { body: { results: weeks } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('table', { name: 'Metrics by week' })).toBeVisible();
});
