import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ExploreFilters } from '../../explore.filters.ts';
import { renderWidget } from '../testing/filter-widget.tsx';
import { GrowthFilter, InvestmentFilter, YearFilter } from './number-filters.tsx';
import { EmployeeFilter } from './size-filter.tsx';

const FROM = 'GREATER_THAN_OR_EQUAL_TO:';
const TO = 'LESS_THAN_OR_EQUAL_TO:';

// FILT-023, FILT-047, FILT-054
it('bounds growth over three periods, by sliders up to 100 percent or by any number typed', async () => {
  const { wire } = renderWidget(GrowthFilter);
  const sliders = screen.getAllByRole('slider');
  const press = async (at: number, keys: string) => {
    sliders[at]?.focus();
    await userEvent.keyboard(keys);
  };

  expect(sliders.map((handle) => handle.getAttribute('aria-label'))).toEqual(
    ['6 Months', '1 Year', '2 Years'].flatMap((period) => [
      `Minimum growth, ${period}`,
      `Maximum growth, ${period}`,
    ]),
  );
  for (const handle of sliders) expect(handle).toHaveAttribute('aria-valuemax', '100');
  await press(0, '{ArrowRight}');
  await press(3, '{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(sliders[3]).toHaveAttribute('aria-valuetext', '98%');
  await userEvent.type(screen.getByLabelText('Greater than, 2 Years'), '25x0');
  expect(sliders[4]).toHaveAttribute('aria-valuenow', '100');
  await press(1, '{ArrowLeft}');
  await userEvent.type(screen.getByLabelText('Less than, 6 Months'), '{Backspace}{Backspace}7');

  expect(wire()).toBe(`growth_6m=${FROM}1&growth_6m=${TO}7&growth_1y=${TO}98&growth_2y=${FROM}250`);
});

// FILT-106
it('takes shrinking too, and says where nothing can lie between two bounds', async () => {
  const { wire } = renderWidget(GrowthFilter);

  await userEvent.type(screen.getByLabelText('Greater than, 1 Year'), '-20');
  expect(wire()).toBe(`growth_1y=${FROM}-20`);
  await userEvent.type(screen.getByLabelText('Less than, 1 Year'), '-30');

  expect(wire()).toBe(`growth_1y=${FROM}-20&growth_1y=${TO}-30`);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is both above -20 and below -30.');
});

describe('the number of employees', () => {
  // FILT-024, FILT-026, FILT-050, FILT-051
  it('is chosen by tag, and no longer by a second click', async () => {
    const { wire } = renderWidget(EmployeeFilter);
    const tags = within(screen.getByRole('group', { name: 'Presets' })).getAllByRole('button');
    const sent: string[] = [];
    for (const tag of tags) {
      await userEvent.click(tag);
      sent.push(`${tag.textContent} ${wire().replaceAll('employee_count=', '')}`);
    }

    expect(sent).toEqual([
      `Below 20 ${TO}20`,
      `20-50 ${FROM}20&${TO}50`,
      `50-100 ${FROM}50&${TO}100`,
      `100-200 ${FROM}100&${TO}200`,
      `200-500 ${FROM}200&${TO}500`,
      `500-1000 ${FROM}500&${TO}1000`,
      `Above 1000 ${FROM}1000`,
    ]);
    await userEvent.click(tags[6] as HTMLElement);
    expect(wire()).toBe('');
  });

  // FILT-052, FILT-053
  it('starts between 20 and 50 on a slider up to 10,000, and is not asked for before a handle moves', async () => {
    const { wire } = renderWidget(EmployeeFilter);
    const handles = screen.getAllByRole('slider');
    const told = (name: string) => handles.map((handle) => handle.getAttribute(name));

    expect(told('aria-label')).toEqual(['Minimum employees', 'Maximum employees']);
    expect(told('aria-valuenow')).toEqual(['20', '50']);
    expect(told('aria-valuemax')).toEqual(['10000', '10000']);
    expect(wire()).toBe('');

    handles[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(wire()).toBe(`employee_count=${FROM}20&employee_count=${TO}55`);
  });

  // FILT-012, FILT-025, FILT-048, FILT-049, FILT-106
  it('is also typed, digits only, which replaces a tag', async () => {
    const { wire } = renderWidget(EmployeeFilter);

    await userEvent.click(screen.getByRole('button', { name: '50-100' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Greater than' }), '{Backspace}x5');

    expect(wire()).toBe(`employee_count=${FROM}55&employee_count=${TO}100`);
    expect(screen.getByRole('button', { name: '50-100' })).toHaveAttribute('aria-pressed', 'false');
  });
});

// FILT-011, FILT-039, FILT-040, FILT-092
it.each([
  ['Greater than', FROM],
  ['Less than', TO],
])('caps a year at the current one, and takes digits only: %s', async (bound, sign) => {
  const { wire } = renderWidget(YearFilter);

  await userEvent.type(screen.getByRole('textbox', { name: bound }), '2x999');

  expect(wire()).toBe(`year_founded=${sign}${new Date().getFullYear()}`);
});

describe('what was invested', () => {
  const pair = () =>
    within(screen.getByRole('group', { name: 'Include funding data not available' })).getAllByRole('button');
  const open = (before: ExploreFilters) => renderWidget(InvestmentFilter, before);

  // FILT-013, FILT-055, FILT-057
  it('includes what nobody knows by Yes or by No, or by neither', async () => {
    const { wire } = open({ total_funding_usd: { min: 5 } });
    const [yes, no] = pair();
    const sent = `total_funding_usd=${FROM}5`;
    const pressed = () => pair().map((button) => button.getAttribute('aria-pressed'));

    expect([yes?.textContent, no?.textContent]).toEqual(['Yes', 'No']);
    expect(pressed()).toEqual(['false', 'false']);
    await userEvent.click(yes as HTMLElement);
    expect([wire(), pressed()]).toEqual([`${sent}&total_funding_usd_no_data=true`, ['true', 'false']]);
    await userEvent.click(no as HTMLElement);
    expect([wire(), pressed()]).toEqual([`${sent}&total_funding_usd_no_data=false`, ['false', 'true']]);
    await userEvent.click(no as HTMLElement);
    expect([wire(), pressed()]).toEqual([sent, ['false', 'false']]);
  });

  // FILT-056
  it('asks that only where there is a bound', () => {
    open({});

    for (const button of pair()) expect(button).toBeDisabled();
  });
});
