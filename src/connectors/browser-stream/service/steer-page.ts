import type { CDPSession } from 'playwright-core';
import type { ScreenInput } from '#kernel/screen-messages.ts';

type Steering = Extract<ScreenInput, { kind: 'mouse' | 'wheel' | 'touch' | 'key' | 'text' }>;

/** Hands hand movements and keys to the page; what a page does with them, and how long, holds nobody up. */
export async function steerPage(cdp: CDPSession, input: Steering, zoom: number): Promise<void> {
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x / zoom, y: y / zoom });
  switch (input.kind) {
    case 'mouse':
      return void (await cdp.send('Input.dispatchMouseEvent', {
        type: input.type,
        ...at(input),
        button: input.button,
        buttons: input.buttons,
        clickCount: input.clicks,
        modifiers: input.modifiers,
      }));
    case 'wheel':
      return void (await cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...at(input),
        deltaX: input.dx,
        deltaY: input.dy,
        modifiers: input.modifiers,
      }));
    case 'touch':
      return void (await cdp.send('Input.dispatchTouchEvent', {
        type: input.type,
        touchPoints: input.points.map(({ id, ...point }) => ({ ...at(point), id })),
      }));
    case 'key':
      return void (await cdp.send('Input.dispatchKeyEvent', {
        type: input.type === 'keyDown' && input.text === '' ? 'rawKeyDown' : input.type,
        key: input.key,
        code: input.code,
        windowsVirtualKeyCode: input.key_code,
        modifiers: input.modifiers,
        autoRepeat: input.repeat,
        ...(input.text !== '' && { text: input.text, unmodifiedText: input.text }),
      }));
    case 'text':
      return void (await cdp.send('Input.insertText', { text: input.text }));
  }
}
