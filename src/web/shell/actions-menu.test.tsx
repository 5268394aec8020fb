import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '#web/testing/render-at.tsx';
import { ActionsMenu } from './actions-menu.tsx';

const templates = {
  Calls: { 'Company Call Summary': '/api/v1/x' },
  Privacy: { 'Blocked Domain List': '/api/v1/y', 'Downstream Cookie': '/api/v1/z' },
  Metrics: { 'Associate Weekly Metrics': '/api/v1/m' },
  Board: { 'Board Meeting Notes': '/api/v1/b' },
};

// SHELL-020, SHELL-021
it('lists the groups and their templates, without the two that have their own place', async () => {
  await renderAt('/explore', <ActionsMenu onRetry={() => {}} templates={templates} />);

  const groups = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(groups).toEqual(['Calls', 'Privacy']);
  expect(within(screen.getByRole('list', { name: 'Privacy' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('Associate Weekly Metrics')).toBeNull();
  expect(screen.queryByText('Board Meeting Notes')).toBeNull();
});

// SHELL-022
it.each([
  ['there is none', {}],
  ['all have their own place', { Metrics: templates.Metrics, Board: templates.Board }],
])('says so when %s', async (_, none) => {
  await renderAt('/explore', <ActionsMenu onRetry={() => {}} templates={none} />);

  expect(screen.getByText('No template available')).toBeVisible();
});

it('says nothing before the answer is there', async () => {
  await renderAt('/explore', <ActionsMenu onRetry={() => {}} templates={undefined} />);

  expect(screen.queryByText('No template available')).toBeNull();
});

// SHELL-020
it('folds and unfolds', async () => {
  await renderAt('/explore', <ActionsMenu onRetry={() => {}} templates={templates} />);
  const actions = screen.getByRole('button', { name: 'Actions' });
  expect(actions).toHaveAttribute('aria-expanded', 'true');

  await userEvent.click(actions);

  expect(actions).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Company Call Summary' })).toBeNull();
});

// SHELL-006
it('opens a template by its name', async () => {
  const { here } = await renderAt('/explore', <ActionsMenu onRetry={() => {}} templates={templates} />);

  await userEvent.click(screen.getByRole('link', { name: 'Company Call Summary' }));

  expect(here()).toBe('/submissions?template=Company+Call+Summary');
  expect(screen.getByRole('link', { name: 'Company Call Summary' })).toHaveAttribute('aria-current', 'page');
});
