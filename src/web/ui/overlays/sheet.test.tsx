import { Button, Popover } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { Sheet } from './sheet.tsx';

function Page() {
  const [note, setNote] = useState(false);
  const [person, setPerson] = useState(false);
  return (
    <>
      <button onClick={() => setNote(true)}>Open note</button>
      <Sheet opened={note} onClose={() => setNote(false)} title="Reference" foot={<Button>Save</Button>}>
        <p>Spoke with Odile</p>
        <textarea aria-label="Draft" />
        <button onClick={() => setPerson(true)}>Open person</button>
        <Popover trapFocus returnFocus>
          <Popover.Target>
            <button>Why</button>
          </Popover.Target>
          <Popover.Dropdown>
            <button>Because</button>
          </Popover.Dropdown>
        </Popover>
        <Sheet opened={person} onClose={() => setPerson(false)} title="Ingrid Haugland" width="narrow">
          <p>Finance</p>
        </Sheet>
      </Sheet>
    </>
  );
}

const sheet = (name: string) => screen.getByRole('dialog', { name });
const scrolled = (text: string) => screen.getByText(text).closest('[tabindex="0"]')?.scrollTop;

async function openNote() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open note' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reference' })).toHaveFocus());
}

it('keeps the focus inside and gives it back', async () => {
  await openNote();

  for (let step = 0; step < 8; step += 1) await userEvent.tab();
  expect(sheet('Reference')).toContainElement(document.activeElement as HTMLElement);

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open note' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the focus back when it was mounted open and goes away whole', async () => {
  const Route = ({ at }: { at: string }) => (
    <>
      <button>Card</button>
      {at === 'detail' && (
        <Sheet opened onClose={() => {}} title="Reference">
          note
        </Sheet>
      )}
    </>
  );
  const { rerender } = render(<Route at="list" />);
  screen.getByRole('button', { name: 'Card' }).focus();
  rerender(<Route at="detail" />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reference' })).toHaveFocus());

  rerender(<Route at="list" />);

  await waitFor(() => expect(screen.getByRole('button', { name: 'Card' })).toHaveFocus());
});

// REF-018, FATH-056, BOARD-016
it('scrolls by 250 px on Space, but not while typing or on a button', async () => {
  await openNote();

  await userEvent.keyboard(' ');
  expect(scrolled('Spoke with Odile')).toBe(250);
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(scrolled('Spoke with Odile')).toBe(0);

  await userEvent.type(screen.getByRole('textbox', { name: 'Draft' }), 'two words');
  expect(screen.getByRole('textbox', { name: 'Draft' })).toHaveValue('two words');
  expect(scrolled('Spoke with Odile')).toBe(0);

  screen.getByRole('button', { name: 'Open person' }).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ingrid Haugland' })).toHaveFocus());
  await userEvent.keyboard(' ');
  expect(scrolled('Finance')).toBe(250);
  expect(scrolled('Spoke with Odile')).toBe(0);
});

it('closes the top-most layer only, one Escape at a time', async () => {
  await openNote();
  await userEvent.click(screen.getByRole('button', { name: 'Open person' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ingrid Haugland' })).toHaveFocus());

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Ingrid Haugland' })).toBeNull();
  expect(sheet('Reference')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open when Escape closes a popover in it', async () => {
  await openNote();
  await userEvent.click(screen.getByRole('button', { name: 'Why' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Because' })).toHaveFocus());

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('button', { name: 'Because' })).toBeNull();
  expect(sheet('Reference')).toBeInTheDocument();
});

it('leads back where an arrow stands instead of the cross', async () => {
  const back = vi.fn();
  const close = vi.fn();
  render(
    <Sheet opened onClose={close} onBack={back} title="Edit reference" header={<b>On Nov 12 2026</b>}>
      form
    </Sheet>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));

  expect(back).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit reference' })).toHaveTextContent('On Nov 12 2026');
});

it('that lies under the others stays under one that was open before', async () => {
  const onClose = vi.fn();
  const Screen = ({ phone }: { phone: boolean }) => (
    <>
      <Sheet opened onClose={onClose} title="Conditions">
        <input aria-label="Note" />
      </Sheet>
      {phone && (
        <Sheet under opened onClose={() => {}} title="Company">
          <button type="button">Edit</button>
        </Sheet>
      )}
    </>
  );
  const { rerender } = render(<Screen phone={false} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Conditions' })).toHaveFocus());
  screen.getByRole('textbox', { name: 'Note' }).focus();

  rerender(<Screen phone />);

  const layerOf = (name: string) =>
    Number(
      sheet(name)
        .closest('.mantine-Drawer-root')
        ?.getAttribute('style')
        ?.match(/z-index: (\d+)/)?.[1],
    );
  await screen.findByRole('button', { name: 'Edit', hidden: true });
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  expect(layerOf('Conditions')).toBeGreaterThan(layerOf('Company'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
