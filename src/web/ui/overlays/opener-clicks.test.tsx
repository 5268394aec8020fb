import { Button, Menu, Popover, Select, Tooltip } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { keepOpenedByDoubleClick } from './opener-clicks.ts';

function Held() {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onDismiss={() => setOpened(false)}>
      <Popover.Target>
        <Button onClick={() => setOpened((now) => !now)}>Held</Button>
      </Popover.Target>
      <Popover.Dropdown>Content</Popover.Dropdown>
    </Popover>
  );
}

function Panel() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button aria-expanded={opened} onClick={() => setOpened((now) => !now)}>
        Panel
      </Button>
      {opened && <aside>Content</aside>}
    </>
  );
}

const openers = {
  Menu: (
    <Menu>
      <Menu.Target>
        <Button>Menu</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Content</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  ),
  Popover: (
    <Popover>
      <Popover.Target>
        <Button>Popover</Button>
      </Popover.Target>
      <Popover.Dropdown>Content</Popover.Dropdown>
    </Popover>
  ),
  Held: <Held />,
  Panel: <Panel />,
  Tipped: (
    <Popover>
      <Tooltip label="Tipped">
        <Popover.Target>
          <Button>Tipped</Button>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>Content</Popover.Dropdown>
    </Popover>
  ),
  Select: <Select aria-label="Select" data={['Content']} />,
};

it.each(Object.entries(openers))(
  '%s stays open after a double click, and one click closes it',
  async (name, part) => {
    onTestFinished(keepOpenedByDoubleClick());
    render(part);
    const opener = screen.getByRole(name === 'Select' ? 'combobox' : 'button', { name });

    await userEvent.dblClick(opener);
    expect(await screen.findByText('Content')).toBeVisible();
    expect(opener).toHaveAttribute('aria-expanded', 'true');

    await userEvent.setup().click(opener);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  },
);

/** One button that gives way to another under the pointer. */
function Replaced({ onReached }: { onReached: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <input aria-label="Below" onMouseDown={onReached} onClick={onReached} />;
  return <Button onClick={() => setOpen(true)}>Edit</Button>;
}

it('keeps the second half of a double click from what has come under the pointer, and a press after it not', async () => {
  onTestFinished(keepOpenedByDoubleClick());
  const reached = vi.fn<() => void>();
  render(<Replaced onReached={reached} />);
  const edit = screen.getByRole('button', { name: 'Edit' });

  fireEvent.mouseDown(edit, { detail: 1 });
  fireEvent.click(edit, { detail: 1 });
  const below = screen.getByRole('textbox', { name: 'Below' });
  expect(fireEvent.mouseDown(below, { detail: 2 })).toBe(false);
  fireEvent.click(below, { detail: 2 });
  expect(reached).not.toHaveBeenCalled();

  await userEvent.click(below);
  expect(reached).toHaveBeenCalled();
});

it('leaves a button that does one more step with each click, and words chosen by a double click', async () => {
  onTestFinished(keepOpenedByDoubleClick());
  const stepped = vi.fn<() => void>();
  const chosen = vi.fn<() => void>();
  render(
    <>
      <Button onClick={stepped}>Next month</Button>
      <p>Some words</p>
    </>,
  );

  await userEvent.dblClick(screen.getByRole('button', { name: 'Next month' }));
  const words = screen.getByText('Some words');
  words.addEventListener('mousedown', chosen);
  await userEvent.dblClick(words);

  expect(stepped).toHaveBeenCalledTimes(2);
  expect(chosen).toHaveBeenCalledTimes(2);
});
