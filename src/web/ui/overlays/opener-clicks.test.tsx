import { Button, Menu, Popover, Select } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
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
