import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconCompass } from '@tabler/icons-react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { CommandPalette } from './command-palette.tsx';
import { type Command, findCommands } from './commands.ts';

const command = (label: string, group: Command['group'] = 'Screens', hint?: string): Command => ({
  label,
  group,
  icon: IconCompass,
  run: vi.fn(),
  ...(hint && { hint }),
});

const commands = () => [
  command('Explore'),
  command('Board Meeting'),
  command('Switch to dark theme', 'Actions'),
  command('Logout', 'Actions', 'Sign out of this browser'),
];

const options = () =>
  screen.getAllByRole('option').map((option) => within(option).getByText(/./, { selector: 'b' }).textContent);

it.each([
  ['', ['Explore', 'Board Meeting', 'Switch to dark theme', 'Logout']],
  ['EXP', ['Explore']],
  ['meet', ['Board Meeting']],
  ['sign out', ['Logout']],
  ['stdt', ['Switch to dark theme']],
  ['bo', ['Board Meeting']],
  ['zzz', []],
])('finds by %j', (typed, labels) => {
  expect(findCommands(commands(), typed).map(({ label }) => label)).toEqual(labels);
});

it.each(["theo's", 'theos shortlist', 'THEO’S'])('finds a name with a curly apostrophe by %j', (typed) => {
  const shortlist = command('Theo’s shortlist', 'Lists');

  expect(findCommands([...commands(), shortlist], typed)).toEqual([shortlist]);
});

it('puts the nearest first', () => {
  const all = [command('Unlist'), command('Workboard list'), command('Lists')];

  expect(findCommands(all, 'list').map(({ label }) => label)).toEqual(['Lists', 'Workboard list', 'Unlist']);
});

it('shows screens and actions, runs the one chosen with the arrows, and closes', async () => {
  const all = commands();
  const onClose = vi.fn();
  render(<CommandPalette commands={all} onClose={onClose} />);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Screens',
    'Actions',
  ]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search or jump to' })).toHaveFocus());

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(all[2]?.run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('narrows while typing and starts again from the first', async () => {
  const all = commands();
  render(<CommandPalette commands={all} onClose={() => {}} />);

  await userEvent.keyboard('{ArrowDown}out');

  expect(options()).toEqual(['Logout']);
  expect(screen.getByRole('option', { name: /Logout/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option').id,
  );
});

it('goes round at either end', async () => {
  const all = commands();
  render(<CommandPalette commands={all} onClose={() => {}} />);

  await userEvent.keyboard('{ArrowUp}{Enter}');

  expect(all[3]?.run).toHaveBeenCalledOnce();
});

it('says when nothing answers', async () => {
  render(<CommandPalette commands={commands()} onClose={() => {}} />);

  await userEvent.keyboard('zzz{Enter}');

  expect(screen.getByRole('listbox')).toHaveTextContent('No results for “zzz”');
});

it('says that companies and people are searched from three letters on', async () => {
  render(<CommandPalette commands={[]} lookUp={async () => []} onClose={() => {}} />);

  await userEvent.keyboard('ma');
  expect(screen.getByText('Keep typing to search companies and people')).toBeVisible();
  expect(screen.getByRole('listbox')).toBeEmptyDOMElement();

  await userEvent.keyboard('r');
  expect(await screen.findByText('No results for “mar”')).toBeVisible();
  expect(screen.queryByText('Keep typing to search companies and people')).toBeNull();
});

it('Enter waits for the answer to what was typed, and an arrow before it moves on from its first', async () => {
  const found = [command('Marta', 'Actions'), command('Mara', 'Actions')];
  let answer = () => {};
  const lookUp = () => new Promise<Command[]>((resolve) => (answer = () => resolve(found)));
  render(<CommandPalette commands={commands()} lookUp={lookUp} onClose={() => {}} />);

  await userEvent.keyboard('mar{ArrowDown}{Enter}');
  await waitFor(() => {
    answer();
    expect(found.map(({ run }) => vi.mocked(run).mock.calls.length)).toEqual([0, 1]);
  });
});

it('runs what is clicked', async () => {
  const all = commands();
  render(<CommandPalette commands={all} onClose={() => {}} />);

  await userEvent.click(screen.getByRole('option', { name: /Board Meeting/ }));

  expect(all[1]?.run).toHaveBeenCalledOnce();
});

it('closes on Escape', async () => {
  const onClose = vi.fn();
  render(<CommandPalette commands={commands()} onClose={onClose} />);

  await userEvent.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
});
