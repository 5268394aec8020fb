import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { aPage, EXTEND, openPanel } from './testing/open-panel.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('keys', () => {
  it('go in, and out by Escape twice', async () => {
    const { arrive, sent, keyboard, onLeave } = await openPanel();
    await arrive();
    fireEvent.mouseDown(screen.getByRole('presentation'), { clientX: 30, clientY: 40 });
    expect(keyboard()).toHaveFocus();
    await userEvent.keyboard('a{Tab}');
    expect(keyboard()).toHaveFocus();
    expect(sent('key')).toMatchObject([
      { type: 'keyDown', key: 'a', text: 'a' },
      { type: 'keyUp', key: 'a', text: '' },
      { type: 'keyDown', key: 'Tab' },
      { type: 'keyUp', key: 'Tab' },
    ]);
    expect(screen.getByText(/Typing goes to the page/)).toBeVisible();
    expect(keyboard()).toHaveAccessibleDescription(/leaves it/);

    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.getByRole('region', { name: 'Browse ferrowick.example' })).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('make what the keyboard makes: AltGr is no Control', async () => {
    const { arrive, sent, keyboard } = await openPanel();
    await arrive();
    keyboard().focus();
    fireEvent.keyDown(keyboard(), {
      key: '@',
      code: 'KeyQ',
      keyCode: 81,
      ctrlKey: true,
      altKey: true,
      modifierAltGraph: true,
    });
    expect(sent('key')).toMatchObject([{ key: '@', text: '@', modifiers: 0 }]);
  });

  it('are held before a password, until somebody agrees; once for each site', async () => {
    const { arrive, says, sent, keyboard } = await openPanel();
    await arrive();
    keyboard().focus();
    await says({ kind: 'password', focused: true });
    expect(screen.getByRole('alert')).toHaveTextContent('ferrowick.example asks for a password.');
    await userEvent.keyboard('h');
    await userEvent.paste('hunter2');
    expect([...sent('key'), ...sent('text')]).toEqual([]);

    await userEvent.click(button('Type it anyway'));
    expect(keyboard()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('h');
    expect(sent('key')).toHaveLength(2);
    await says({ kind: 'password', focused: false }, { kind: 'password', focused: true });
    expect(screen.queryByRole('alert')).toBeNull();
    await says(aPage({ url: 'https://elsewhere.example/' }));
    expect(screen.getByRole('alert')).toHaveTextContent('elsewhere.example asks for a password.');
  });

  it('paste what was copied here, and copy what is selected there', async () => {
    const user = userEvent.setup();
    const { arrive, says, sent, keyboard } = await openPanel();
    await arrive();
    keyboard().focus();
    await user.paste('pasted words');
    expect(sent('text')).toEqual([{ kind: 'text', text: 'pasted words' }]);
    await user.paste('x'.repeat(100_001));
    expect(await screen.findByText('Only the first 100,000 characters were pasted.')).toBeVisible();

    await says({ kind: 'selection', text: 'Plants keep running' });
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('Plants keep running');
    expect(sent('key').filter((input) => 'key' in input && input.key === 'c')).toEqual([]);
    await says({ kind: 'selection', text: 'Pricing' });
    await user.click(button('Copy selection'));
    expect(await navigator.clipboard.readText()).toBe('Pricing');
  });
});

describe('the tools', () => {
  it('find words, forwards and backwards, and say when there are none', async () => {
    const { arrive, says, sent, keyboard } = await openPanel();
    await arrive();
    keyboard().focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const box = screen.getByRole('textbox', { name: 'Find in page' });
    expect(box).toHaveFocus();
    await userEvent.keyboard('pumps{Enter}{Shift>}{Enter}{/Shift}');
    expect(sent('find')).toEqual([
      { kind: 'find', text: 'pumps', backwards: false },
      { kind: 'find', text: 'pumps', backwards: true },
    ]);
    await says({ kind: 'found', found: false });
    expect(screen.getByText('No results')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Find in page' })).toBeNull();
  });

  it('zoom in and out and back', async () => {
    const { arrive, sent } = await openPanel();
    await arrive();
    await userEvent.click(button('More actions'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Zoom out' }));
    expect(screen.getByRole('menuitem', { name: '125%' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '125%' }));
    expect(sent('zoom')).toMatchObject([{ factor: 1.25 }, { factor: 1.5 }, { factor: 1.25 }, { factor: 1 }]);
  });

  it('lead back, forward and anew, and keep it longer or end it', async () => {
    const { arrive, says, sent, network } = await openPanel();
    await arrive();
    expect(button('Back')).toBeDisabled();
    await says(aPage({ back: true, forward: true }));
    for (const name of ['Back', 'Forward', 'Reload', 'End']) await userEvent.click(button(name));
    for (const kind of ['back', 'forward', 'reload', 'end'] as const) expect(sent(kind)).toHaveLength(1);

    expect(screen.getByRole('timer')).toHaveTextContent(/^(9:\d\d|10:00) left$/);
    await userEvent.click(button('Extend 10 minutes'));
    await eventually(() => expect(screen.getByRole('timer')).toHaveTextContent(/^(19:\d\d|20:00) left$/));
    network.answer(EXTEND, {
      status: 422,
      body: { code: 422, message: 'A remote page stays open for 60 minutes at most.' },
    });
    await userEvent.click(button('Extend 10 minutes'));
    expect(await screen.findByText('A remote page stays open for 60 minutes at most.')).toBeVisible();
  });

  it('answer what the page asks', async () => {
    const { arrive, says, sent } = await openPanel();
    await arrive();
    await says({ kind: 'dialog', type: 'prompt', message: 'Your name?', preset: 'Ann' });
    const dialog = within(screen.getByRole('alertdialog', { name: 'The remote page says' }));
    expect(dialog.getByText('Your name?')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'a');
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await says({ kind: 'dialog', type: 'confirm', message: 'Sure?', preset: '' });
    await userEvent.click(button('Cancel'));
    expect(sent('answer')).toEqual([
      { kind: 'answer', accept: true, text: 'Anna' },
      { kind: 'answer', accept: false, text: '' },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('tell the words of the page to whoever does not see it, and what it may not do', async () => {
    const { arrive, says } = await openPanel();
    await arrive();
    await says(
      { kind: 'text', text: 'The plant keeps running.' },
      { kind: 'notice', text: 'Downloads are off in remote pages.' },
    );
    const words = within(screen.getByRole('region', { name: 'Text of the remote page' }));
    expect(words.getByRole('heading', { name: 'Ferrowick' })).toBeInTheDocument();
    expect(words.getByText('The plant keeps running.')).toBeInTheDocument();
    expect(await screen.findByText('Downloads are off in remote pages.')).toBeVisible();
  });
});

describe('hands', () => {
  it('press, move and let go; fingers touch', async () => {
    const { arrive, sent } = await openPanel();
    await arrive();
    const surface = screen.getByRole('presentation');
    fireEvent.mouseDown(surface, { clientX: 30, clientY: 40, button: 0, buttons: 1, detail: 1 });
    fireEvent.mouseUp(surface, { clientX: 30, clientY: 40, button: 0, detail: 1 });
    expect(sent('mouse')).toMatchObject([
      { type: 'mousePressed', x: 30, y: 40, button: 'left', buttons: 1, clicks: 1 },
      { type: 'mouseReleased', x: 30, y: 40, button: 'left', buttons: 0, clicks: 1 },
    ]);
    const finger = { pointerType: 'touch', pointerId: 7, clientX: 5, clientY: 6 };
    fireEvent.pointerDown(surface, finger);
    fireEvent.pointerMove(surface, { ...finger, clientY: 20 });
    fireEvent.pointerUp(surface, finger);
    expect(sent('touch')).toMatchObject([
      { type: 'touchStart', points: [{ x: 5, y: 6, id: 7 }] },
      { type: 'touchMove', points: [{ x: 5, y: 20, id: 7 }] },
      { type: 'touchEnd', points: [] },
    ]);
  });

  it('bring up the keyboard of a phone, whose words come without keys', async () => {
    const { arrive, sent, keyboard } = await openPanel();
    await arrive();
    await userEvent.click(button('Keyboard'));
    expect(keyboard()).toHaveFocus();
    fireEvent.input(keyboard(), { target: { value: 'é' }, inputType: 'insertText', data: 'é' });
    fireEvent.input(keyboard(), { target: { value: '' }, inputType: 'deleteContentBackward' });
    fireEvent.compositionEnd(keyboard(), { data: '東京' });
    expect(sent('text')).toEqual([
      { kind: 'text', text: 'é' },
      { kind: 'text', text: '東京' },
    ]);
    expect(sent('key')).toMatchObject([
      { type: 'keyDown', key: 'Backspace' },
      { type: 'keyUp', key: 'Backspace' },
    ]);
    expect(keyboard()).toHaveValue('');
  });
});
