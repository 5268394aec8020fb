import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DayRange } from '#kernel/dates.ts';
import { render } from '#web/testing/render.tsx';
import { setViewport } from '#web/testing/viewport.ts';
import { DateRangePicker } from './date-range.tsx';

type Props = Partial<ComponentProps<typeof DateRangePicker>>;

function Screen({ value: first = null, ...props }: Props) {
  const [value, setValue] = useState(first);
  return <DateRangePicker label="Date Range" {...props} value={value} onChange={setValue} />;
}

const button = () => screen.getByRole('button', { name: /^Date Range/ });
const day = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 14, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the button', () => {
  const value = { from: '2026-08-14', to: new Date(2026, 10, 14) };

  // SHELL-035
  it('writes dates as MM/DD/YYYY by default', () => {
    render(<Screen value={value} />);

    expect(button()).toHaveTextContent('08/14/2026 – 11/14/2026');
  });

  // SHELL-036
  it('writes dates as MMM DD, YYYY where asked', () => {
    render(<Screen value={value} format="MMM DD, YYYY" />);

    expect(button()).toHaveAccessibleName('Date Range: Aug 14, 2026 – Nov 14, 2026');
  });

  it('clears the range', async () => {
    render(<Screen value={value} clearable />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear Date Range' }));

    expect(button()).toHaveTextContent(/^Date Range$/);
    expect(screen.queryByRole('button', { name: 'Clear Date Range' })).toBeNull();
  });
});

// SHELL-030, SHELL-031, SHELL-032, SHELL-033, SHELL-034
it('offers six shortcuts that end today', async () => {
  const chosen: (DayRange | null)[] = [];
  render(<DateRangePicker label="Date Range" value={null} onChange={(range) => chosen.push(range)} />);
  const names = ['Today', 'Past Week', '3 Months', '6 Months', 'Past Year', 'All'];

  for (const name of names) {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name }));
  }

  expect(chosen.map((range) => range?.from)).toEqual([
    '2026-11-14',
    '2026-11-07',
    '2026-08-14',
    '2026-05-14',
    '2025-11-14',
    '2016-01-01',
  ]);
  expect(new Set(chosen.map((range) => range?.to))).toEqual(new Set(['2026-11-14']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('marks the shortcut that is set', async () => {
  render(<Screen value={{ from: '2026-11-07', to: '2026-11-14' }} />);

  await userEvent.click(button());

  expect(screen.getByRole('button', { name: 'Past Week' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
});

describe('the calendar', () => {
  it('takes a first and a last day, and closes', async () => {
    render(<Screen />);
    await userEvent.click(button());

    await userEvent.click(await day('20 October 2026'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(await day('3 November 2026'));

    expect(button()).toHaveTextContent('10/20/2026 – 11/03/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes one day as a range', async () => {
    render(<Screen />);
    await userEvent.click(button());

    await userEvent.click(await day('3 November 2026'));
    await userEvent.click(await day('3 November 2026'));

    expect(button()).toHaveTextContent('11/03/2026 – 11/03/2026');
  });

  // SHELL-037
  it('allows today and no day after it', async () => {
    render(<Screen />);
    await userEvent.click(button());

    expect(await day('14 November 2026')).toBeEnabled();
    expect(await day('15 November 2026')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });

  it('works from the keyboard', async () => {
    render(<Screen />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    (await day('3 November 2026')).focus();

    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowDown}{Enter}');

    expect(button()).toHaveTextContent('11/04/2026 – 11/12/2026');
  });

  it('leaves the range alone when Escape closes it', async () => {
    render(<Screen value={{ from: '2026-11-01', to: '2026-11-02' }} />);
    await userEvent.click(button());
    await userEvent.click(await day('5 November 2026'));

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveTextContent('11/01/2026 – 11/02/2026');
  });
});

it('opens from below on a phone, with one month', async () => {
  setViewport(390);
  render(<Screen />);

  await userEvent.click(button());

  expect(screen.getByRole('dialog', { name: 'Date Range' })).toHaveAttribute('aria-modal', 'true');
  expect(await day('14 November 2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '14 October 2026' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(button()).toHaveTextContent('11/14/2026 – 11/14/2026');
});
