import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { EmployeeChart } from '../charts/employee-chart.tsx';
import { aCountry, aDepartment, employeeStats } from '../testing/a-company.ts';
import { CountriesSection } from './countries-section.tsx';
import { DepartmentSection } from './department-section.tsx';
import { GrowthSection } from './growth-section.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

// SLID-034, SLID-035, SLID-036, SLID-106
it('draws the employees over two years and changes the range', async () => {
  render(
    <GrowthSection
      company={{ employee_count: 84, employee_range: null, employee_stats: employeeStats(36) }}
    />,
  );
  const growth = section('Growth');

  expect(growth.getByText('84')).toBeInTheDocument();
  expect(growth.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    '1M',
    '6M',
    '1Y',
    '2Y',
    'All',
  ]);
  expect(growth.getByRole('radio', { name: '2Y' })).toBeChecked();
  const chart = await growth.findByRole('slider', { name: 'Employees over time' });
  expect(chart).toHaveAttribute('aria-valuemax', '24');
  expect(chart).toHaveAttribute('aria-valuetext', 'Dec 01, 2025: 75 employees, 5 joined, 3 left');

  await userEvent.click(growth.getByRole('radio', { name: '6M' }));
  expect(chart).toHaveAttribute('aria-valuemax', '6');
  chart.focus();
  await userEvent.keyboard('{Home}');
  expect(chart).toHaveAttribute('aria-valuetext', 'Jun 01, 2025: 69 employees, 5 joined, 3 left');
  expect(growth.getAllByRole('row')).toHaveLength(8);
});

// ERR-017
it('only logs that a chart has no room to stand in', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<EmployeeChart points={employeeStats(3)} />);

  fireEvent.pointerMove(screen.getByRole('slider'), { clientX: 5 });

  expect(logged).toHaveBeenCalledExactlyOnceWith('Missing chart container');
  expect(screen.queryByRole('alert')).toBeNull();
  logged.mockRestore();
});

it('shows all of a short series', () => {
  render(
    <GrowthSection
      company={{ employee_count: 84, employee_range: null, employee_stats: employeeStats(12) }}
    />,
  );

  expect(section('Growth').getByRole('radio', { name: 'All' })).toBeChecked();
});

// SLID-037
it('leaves Growth out where neither a series nor a count is known', () => {
  const { rerender } = render(
    <GrowthSection company={{ employee_count: null, employee_range: null, employee_stats: [] }} />,
  );
  expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull();

  rerender(<GrowthSection company={{ employee_count: 0, employee_range: null, employee_stats: [] }} />);
  expect(section('Growth').getByText('0')).toBeVisible();
  expect(section('Growth').getByText('No monthly headcount yet.')).toBeVisible();
});

// SLID-038, SLID-039, SLID-104
it('tells growth and churn of the department that is clicked', async () => {
  const sales = { ...aDepartment('Sales', 14), growth_1m: -4 };
  render(<DepartmentSection departments={[aDepartment('Engineering', 31), sales]} />);
  const department = section('Department');

  expect(
    department.getByText(
      'Click on a department bar in the graph to see the growth and churn metrics for that department.',
    ),
  ).toBeInTheDocument();
  expect(rowsOf(department.getByRole('table', { name: 'Growth and Churn Metrics of Engineering' }))).toEqual([
    ['Period', 'Growth', 'Churn'],
    ['1m', '+3.3%', '0.0%'],
    ['6m', '+14.8%', '3.2%'],
    ['1y', '+40.9%', '8.6%'],
    ['2y', '-2.0%', '–'],
  ]);
  await userEvent.click(department.getByRole('button', { name: /^Sales/ }));
  expect(department.getByRole('button', { name: /^Sales/ })).toHaveAttribute('aria-pressed', 'true');
  expect(rowsOf(department.getByRole('table', { name: 'Growth and Churn Metrics of Sales' }))[1]).toEqual([
    '1m',
    '-4.0%',
    '0.0%',
  ]);
});

// SLID-040, SLID-041, SLID-042
it.each([
  [2, '160px'],
  [4, '200px'],
  [5, '240px'],
])('gives %s departments their height', (count, height) => {
  const departments = Array.from({ length: count }, (_, at) => aDepartment(`Team ${at}`, 10));
  render(<DepartmentSection departments={departments} />);

  expect(section('Department').getByRole('list', { name: 'Departments' })).toHaveStyle({ height });
});

// SLID-043, SLID-044, SLID-045, SLID-105
it('tells growth and churn of the country that is clicked', async () => {
  render(<CountriesSection countries={[aCountry('United States', 71), aCountry('Canada', 12, 9.9)]} />);
  const countries = section('Countries');

  expect(countries.getByText('Click on a country to view the country’s company stats.')).toBeInTheDocument();
  const canada = countries.getByRole('button', { name: /^Canada ?12%$/ });
  expect(canada.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
  await userEvent.click(canada);

  expect(canada).toHaveAttribute('aria-pressed', 'true');
  expect(rowsOf(countries.getByRole('table', { name: 'Growth and Churn in Canada' }))).toEqual([
    ['Measure', '1m', '6m', '1y', '2y'],
    ['Growth', '+9.9%', '+14.8%', '+40.9%', '-2.0%'],
    ['Churn', '0.0%', '3.2%', '8.6%', '–'],
  ]);
});

// SLID-046, SLID-047
it('shows six countries, then all, then six again', async () => {
  const list = Array.from({ length: 8 }, (_, at) => aCountry(`Country ${at}`, 10));
  render(<CountriesSection countries={list} />);
  const countries = section('Countries');
  const shown = () => within(countries.getByRole('list')).getAllByRole('listitem').length;
  expect(shown()).toBe(6);

  await userEvent.click(countries.getByRole('button', { name: 'View All' }));
  expect(shown()).toBe(8);
  await userEvent.click(countries.getByRole('button', { name: 'View Less' }));
  expect(shown()).toBe(6);
});
