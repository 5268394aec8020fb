import type { ScreenInput } from '#kernel/screen-messages.ts';

/** A button of the mouse pressed and let go. */
export function clickAt(
  x: number,
  y: number,
  { clicks = 1, button = 'left' }: { clicks?: number; button?: 'left' | 'middle' } = {},
): ScreenInput[] {
  const at = { kind: 'mouse', x, y, button, clicks, modifiers: 0 } as const;
  return [
    { ...at, type: 'mousePressed', buttons: button === 'left' ? 1 : 4 },
    { ...at, type: 'mouseReleased', buttons: 0 },
  ];
}

/** A key pressed and let go, alone or with others held. */
export function pressKey(key: string, modifiers = 0): ScreenInput[] {
  const press = {
    kind: 'key',
    key,
    code: '',
    key_code: key.toUpperCase().charCodeAt(0),
    modifiers,
    repeat: false,
  } as const;
  return [
    { ...press, type: 'keyDown', text: modifiers === 0 ? key : '' },
    { ...press, type: 'keyUp', text: '' },
  ];
}
