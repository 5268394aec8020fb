import { type PointerEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { ScreenInput } from '#kernel/screen-messages.ts';
import { isMac } from '#web/shell/shortcuts.ts';
import { modifiersOf } from './key-messages.rules.ts';

type Send = (input: ScreenInput) => void;
type Mouse = Extract<ScreenInput, { kind: 'mouse' }>;
const BUTTONS = ['left', 'middle', 'right'] as const;
const LINE_PIXELS = 16;

/** Mouse, wheel and fingers over a picture of a page; moves are told once for each frame, however many there were. */
export function useHands(surface: RefObject<HTMLElement | null>, send: Send) {
  const moved = useRef<{ input: Mouse | null; frame: number }>({ input: null, frame: 0 });
  const fingers = useRef(new Map<number, { x: number; y: number; id: number }>());

  const at = (event: { clientX: number; clientY: number }) => {
    const box = surface.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const mouse = (type: Mouse['type'], event: MouseEvent): Mouse => ({
    kind: 'mouse',
    type,
    ...at(event),
    button: type === 'mouseMoved' ? 'none' : (BUTTONS[event.button] ?? 'none'),
    buttons: event.buttons & 31,
    clicks: type === 'mouseMoved' ? 0 : Math.min(Math.max(event.detail, 1), 3),
    modifiers: modifiersOf(event, isMac()),
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    send({ kind: 'touch', type, points: [...fingers.current.values()].slice(0, 10) });
  const finger = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return false;
    event.preventDefault();
    if (event.type === 'pointerdown' || event.type === 'pointermove') {
      if (event.type === 'pointermove' && !fingers.current.has(event.pointerId)) return true;
      fingers.current.set(event.pointerId, { ...at(event), id: event.pointerId % 1000 });
    } else fingers.current.delete(event.pointerId);
    return true;
  };

  useWheel(surface, at, send);
  return {
    onMouseDown: (event: MouseEvent) => send(mouse('mousePressed', event)),
    onMouseUp: (event: MouseEvent) => send(mouse('mouseReleased', event)),
    onMouseMove(event: MouseEvent) {
      const { current } = moved;
      current.input = mouse('mouseMoved', event);
      if (current.frame === 0)
        current.frame = requestAnimationFrame(() => {
          current.frame = 0;
          if (current.input) send(current.input);
        });
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent) {
      // A button that is let go beside the picture is let go in the page too.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      else if (finger(event)) touch('touchStart');
    },
    onPointerMove: (event: PointerEvent) => finger(event) && touch('touchMove'),
    onPointerUp: (event: PointerEvent) => finger(event) && touch('touchEnd'),
    onPointerCancel: (event: PointerEvent) => finger(event) && touch('touchCancel'),
  };
}

function useWheel(
  surface: RefObject<HTMLElement | null>,
  at: (event: { clientX: number; clientY: number }) => { x: number; y: number },
  send: Send,
) {
  const latest = useRef({ at, send });
  useEffect(() => {
    latest.current = { at, send };
  });
  useEffect(() => {
    const { current: element } = surface;
    let sum = { dx: 0, dy: 0 };
    let frame = 0;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? LINE_PIXELS : 1;
      sum = { dx: sum.dx + event.deltaX * unit, dy: sum.dy + event.deltaY * unit };
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        const { at: placeOf, send: tell } = latest.current;
        tell({ kind: 'wheel', ...placeOf(event), ...sum, modifiers: modifiersOf(event, isMac()) });
        sum = { dx: 0, dy: 0 };
        frame = 0;
      });
    };
    // React listens passively, and the page around would scroll too.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [surface]);
}
