import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import {
  areLetterKeysOn,
  type Shortcut,
  switchLetterKeys,
  useComingShortcut,
  useKeyboard,
  useShortcuts,
} from './shortcuts.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';

function Screen({ shortcuts }: { shortcuts: Shortcut[] }) {
  useKeyboard();
  useShortcuts(shortcuts);
  return <input aria-label="Search" />;
}

function Panel({ shortcuts }: { shortcuts: Shortcut[] }) {
  useShortcuts(shortcuts);
  return null;
}

afterEach(() => {
  switchLetterKeys(true);
  vi.useRealTimers();
});

it.each([
  ['?', '?'],
  ['mod+K', '{Control>}k{/Control}'],
  ['mod+shift+L', '{Control>}{Shift>}L{/Shift}{/Control}'],
  ['G E', 'ge'],
  ['shift+X', '{Shift>}X{/Shift}'],
  ['ArrowUp', '{ArrowUp}'],
])('runs %s', async (keys, pressed) => {
  const run = vi.fn();
  render(<Screen shortcuts={[{ keys, label: 'It', run }]} />);

  await userEvent.keyboard(pressed);

  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ['F', '{Control>}f{/Control}'],
  ['F', '{Shift>}F{/Shift}'],
  ['G E', 'gxe'],
  ['mod+K', 'k'],
])('does not take %s for %s', async (keys, pressed) => {
  const run = vi.fn();
  render(<Screen shortcuts={[{ keys, label: 'It', run }]} />);

  await userEvent.keyboard(pressed);

  expect(run).not.toHaveBeenCalled();
});

it('forgets a first key after a second', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  render(<Screen shortcuts={[{ keys: 'G E', label: 'It', run }]} />);

  fireEvent.keyDown(document.body, { key: 'g' });
  vi.advanceTimersByTime(1001);
  fireEvent.keyDown(document.body, { key: 'e' });

  expect(run).not.toHaveBeenCalled();
});

it('lets letters rest while somebody types, and keeps combinations', async () => {
  const [letter, combination] = [vi.fn(), vi.fn()];
  render(
    <Screen
      shortcuts={[
        { keys: 'F', label: 'Filters', run: letter },
        { keys: 'mod+K', label: 'Search', run: combination },
      ]}
    />,
  );

  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'f{Control>}k{/Control}');

  expect(letter).not.toHaveBeenCalled();
  expect(combination).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('f');
});

it('lets letters rest under a dialog', async () => {
  const run = vi.fn();
  render(
    <>
      <Screen shortcuts={[{ keys: 'F', label: 'Filters', run }]} />
      <dialog open aria-modal="true" />
    </>,
  );

  await userEvent.keyboard('f');

  expect(run).not.toHaveBeenCalled();
});

it('prefers the shortcut of the part that came last, and forgets it when it goes', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  const both = (withInner: boolean) => (
    <>
      <Screen shortcuts={[{ keys: 'F', label: 'Outer', run: outer }]} />
      {withInner && <Panel shortcuts={[{ keys: 'F', label: 'Inner', run: inner }]} />}
    </>
  );
  const { rerender } = render(both(true));
  fireEvent.keyDown(document.body, { key: 'f' });
  rerender(both(false));
  fireEvent.keyDown(document.body, { key: 'f' });

  expect(inner).toHaveBeenCalledOnce();
  expect(outer).toHaveBeenCalledOnce();
});

it('are all listed in the sheet, the ones of the screen first, and letters can be switched off there', async () => {
  const run = vi.fn();
  const onClose = vi.fn();
  render(
    <>
      <Screen
        shortcuts={[
          { keys: 'G E', label: 'Explore', section: 'Go to', run },
          { keys: 'F', label: 'Open Filters', run },
        ]}
      />
    </>,
  );
  render(<ShortcutsSheet screen="Explore" onClose={onClose} />);

  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const sections = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Explore', 'Go to']);
  expect(sheet).toHaveTextContent('Open Filters');
  await userEvent.click(screen.getByRole('switch', { name: 'Single-letter shortcuts' }));

  expect(areLetterKeysOn()).toBe(false);
  expect(document.cookie).toContain('orion_letter_keys=off');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

it('of single letters do nothing once switched off', async () => {
  const run = vi.fn();
  switchLetterKeys(false);
  render(<Screen shortcuts={[{ keys: '?', label: 'Shortcuts', run }]} />);

  await userEvent.keyboard('?');

  expect(run).not.toHaveBeenCalled();
});

/** A screen whose part comes later. */
function Waiting({ below, part = null }: { below: () => void; part?: Shortcut[] | null }) {
  useKeyboard();
  useShortcuts([
    { keys: 'O', label: 'Open', run: below },
    { keys: 'A', label: 'Alert', run: below },
  ]);
  return part && <Coming part={part} />;
}
function Coming({ part }: { part: Shortcut[] }) {
  useComingShortcut(true, { keys: 'O', section: 'Company' });
  return <Panel shortcuts={part} />;
}

it('a key whose part is on its way waits for it, and letters after it run nothing below', async () => {
  const [below, run] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Waiting below={below} />);
  rerender(<Waiting below={below} part={[]} />);

  await userEvent.keyboard('oa');
  // The page is drawn again meanwhile, with its own meaning of the key.
  rerender(<Waiting below={below} part={[]} />);
  expect(run).not.toHaveBeenCalled();
  rerender(<Waiting below={below} part={[{ keys: 'O', label: 'Owner', section: 'Company', run }]} />);

  expect(run).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

it('a part that comes after Escape opens nothing, and the keys are the page’s again', async () => {
  const [below, run] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Waiting below={below} />);
  rerender(<Waiting below={below} part={[]} />);

  await userEvent.keyboard('o{Escape}');
  rerender(<Waiting below={below} part={[{ keys: 'O', label: 'Owner', section: 'Company', run }]} />);
  await userEvent.keyboard('a');

  expect(run).not.toHaveBeenCalled();
  expect(below).toHaveBeenCalledOnce();
});

it('a part that turns out not to come leaves the keyboard to the page', async () => {
  const below = vi.fn();
  // Both at once, as an address brings them.
  const { rerender } = render(<Waiting below={below} part={[]} />);
  await userEvent.keyboard('oa');
  rerender(<Waiting below={below} />);
  await userEvent.keyboard('a');

  expect(below).toHaveBeenCalledOnce();
});

it('that mean something else here are not listed, and none without a name', () => {
  const run = vi.fn();
  render(<Waiting below={run} part={[{ keys: 'O', label: 'Owner', section: 'Company', run }]} />);
  render(<ShortcutsSheet screen="Explore" onClose={run} />);

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Owner', 'Alert']);
});

it('stand by name in the sheet, whichever part came first, and a search for none says so', async () => {
  const run = vi.fn();
  render(
    <>
      <Screen shortcuts={[{ keys: 'S', label: 'Set status', section: 'Company', run }]} />
      <Panel
        shortcuts={Array.from('abcdefghijkl').map((key) => ({
          keys: key,
          label: `Open ${key}`,
          section: 'Company',
          run,
        }))}
      />
    </>,
  );
  render(<ShortcutsSheet screen="Explore" onClose={run} />);
  const labels = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
  expect(labels().slice(-2)).toEqual(['Open l', 'Set status']);

  await userEvent.type(screen.getByRole('textbox', { name: 'Search shortcuts' }), 'xyzzy');

  expect(labels()).toEqual([]);
  expect(screen.getByText('No results for “xyzzy”')).toBeVisible();
});

it('letters in an open menu run nothing', async () => {
  const run = vi.fn();
  render(
    <>
      <Screen shortcuts={[{ keys: 'X', label: 'Select', run }]} />
      <div role="menu" />
    </>,
  );

  await userEvent.keyboard('x');

  expect(run).not.toHaveBeenCalled();
});
