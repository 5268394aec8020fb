import { Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { useEscapeLayer } from './escape-layers.ts';

interface PanelProps {
  name: string;
  onEscape?: () => void;
}

function Panel({ name, onEscape = () => {} }: PanelProps) {
  const [opened, setOpened] = useState(true);
  useEscapeLayer(opened, () => {
    setOpened(false);
    onEscape();
  });
  return opened ? <aside aria-label={name}>{name}</aside> : null;
}

function Palette() {
  const [opened, setOpened] = useState(true);
  return (
    <Modal opened={opened} onClose={() => setOpened(false)} title="Palette">
      <input aria-label="Search" data-autofocus />
    </Modal>
  );
}

it('closes what was opened last, then what was opened before', async () => {
  render(
    <>
      <Panel name="Slider" />
      <Panel name="Filters" />
    </>,
  );

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(screen.getByRole('complementary', { name: 'Slider' })).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('lets a dialog above all layers close itself', async () => {
  render(
    <>
      <Panel name="Slider" />
      <Palette />
    </>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('complementary', { name: 'Slider' })).toBeInTheDocument();
});

it('keeps a handled Escape from the screen below', async () => {
  const onScreen = vi.fn();
  window.addEventListener('keydown', onScreen);
  render(<Panel name="Slider" />);

  await userEvent.keyboard('{Escape}');
  expect(onScreen).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onScreen).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', onScreen);
});
