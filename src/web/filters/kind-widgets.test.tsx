import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { kinds } from '#kernel/filter-kinds.ts';
import type { AnyFilters } from '#kernel/filters.ts';
import { render } from '../testing/render.tsx';
import { changed } from './change-values.ts';
import { KindWidgets } from './kind-widgets.tsx';

const inPanel = { panel: 'One', column: 'x' };
const FILTERS: AnyFilters = {
  patents: { kind: 'range', label: 'Patents', ...inPanel, least: 0 },
  trades: { kind: 'many', label: 'Trades', ...inPanel },
  is_listed: { kind: 'flag', label: 'Listed', ...inPanel },
  is_audited: { kind: 'yes-no', label: 'Audited', ...inPanel },
  audited_by: { kind: 'choice', label: 'Audited by', ...inPanel, oneOf: ['us', 'them'], needs: 'is_audited' },
  seen_within: { kind: 'days', label: 'Seen within', ...inPanel },
  since: { kind: 'day', label: 'Since', ...inPanel },
  between: { kind: 'period', label: 'Between', ...inPanel },
  search: { kind: 'uuid', label: 'Search', ...inPanel },
  list: { kind: 'id', label: 'List number', ...inPanel },
  elsewhere: { kind: 'flag', label: 'Elsewhere', panel: 'Two', column: 'x' },
};

const values = () => JSON.parse(screen.getByRole('status').textContent) as object;

function Panel() {
  const [now, setNow] = useState({});
  return (
    <>
      <KindWidgets
        filters={FILTERS}
        panel="One"
        values={now}
        change={(changes) => setNow((before) => changed(before, changes))}
      />
      <output>{JSON.stringify(now)}</output>
    </>
  );
}

it('has a widget for every kind of filter, of this panel only', async () => {
  render(<Panel />);

  expect(new Set(Object.values(FILTERS).map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  expect(screen.queryByLabelText('Elsewhere')).toBeNull();
  await userEvent.type(screen.getByLabelText('Greater than, Patents'), '5');
  await userEvent.type(screen.getByRole('combobox', { name: 'Trades' }), 'Welding{Enter}');
  await userEvent.click(screen.getByLabelText('Listed'));
  await userEvent.type(screen.getByLabelText('Seen within'), '30');
  await userEvent.type(screen.getByLabelText('Since'), '2026-01-02');
  await userEvent.type(screen.getByLabelText('List number'), '12');
  await userEvent.tab();

  expect(values()).toEqual({
    patents: { min: 5 },
    trades: ['Welding'],
    is_listed: true,
    seen_within: 30,
    since: '2026-01-02',
    list: 12,
  });
  expect(screen.getByText('Between')).toBeVisible();
});

it('offers what needs another filter once that is set, and lets go of what is pressed again', async () => {
  render(<Panel />);
  expect(screen.queryByRole('group', { name: 'Audited by' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'them' }));
  expect(values()).toEqual({ is_audited: false, audited_by: 'them' });

  await userEvent.click(screen.getByRole('button', { name: 'them' }));
  expect(values()).toEqual({ is_audited: false });
});
