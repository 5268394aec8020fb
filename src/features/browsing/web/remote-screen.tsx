import { type RefObject, useEffect, useRef } from 'react';
import type { ScreenInput } from '#kernel/screen-messages.ts';
import classes from './browse.module.css';
import type { RemotePage } from './remote-page.rules.ts';
import { useHands } from './use-hands.ts';
import { useKeyboardLine } from './use-keyboard-line.ts';
import type { Picture } from './use-remote-page.ts';

/** The words that tell the way out. */
export const LEAVE_HINT = 'remote-page-leave';
const RESIZE_MS = 150;
const LEAST_PIXELS = 200;
const MOST_PIXELS = 2600;

interface RemoteScreenProps {
  page: RemotePage;
  send: (input: ScreenInput) => void;
  /** Whoever draws the pictures from now on. */
  onPicture: (draw: Picture) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
  keyboard: RefObject<HTMLTextAreaElement | null>;
  isHeld: boolean;
  onLeave: () => void;
  onFind: () => void;
}

/** The picture of the page, with hands and a keyboard; its words stand beside it for whoever does not see. */
export function RemoteScreen(props: RemoteScreenProps) {
  const { page, send, onPicture, canvas, keyboard, isHeld, onLeave, onFind } = props;
  const surface = useRef<HTMLDivElement>(null);
  const hands = useHands(surface, send);
  const keys = useKeyboardLine({ send, selection: page.selection, isHeld, onLeave, onFind });
  useSize(surface, send, page.stage === 'open');
  useEffect(() => {
    onPicture(
      (bytes, frame) => void draw(canvas.current, bytes).finally(() => send({ kind: 'shown', frame })),
    );
  }, [onPicture, canvas, send]);

  return (
    <div className={classes.view}>
      <div
        ref={surface}
        role="presentation"
        className={classes.surface}
        {...hands}
        onMouseDown={(event) => {
          // The focus goes to the keyboard, never to what was pressed.
          event.preventDefault();
          keyboard.current?.focus({ preventScroll: true });
          hands.onMouseDown(event);
        }}
      >
        <canvas ref={canvas} className={classes.canvas} aria-hidden />
      </div>
      <textarea
        ref={keyboard}
        className={classes.keyboard}
        aria-label="Keyboard of the remote page"
        aria-describedby={LEAVE_HINT}
        data-keeps-escape
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        {...keys}
      />
      <section className={classes.words} aria-label="Text of the remote page">
        {page.title && <h3>{page.title}</h3>}
        <p>{page.text}</p>
      </section>
    </div>
  );
}

async function draw(canvas: HTMLCanvasElement | null, bytes: ArrayBuffer) {
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  if (canvas && (canvas.width !== image.width || canvas.height !== image.height))
    Object.assign(canvas, { width: image.width, height: image.height });
  canvas?.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
}

const within = (pixels: number) => Math.round(Math.min(Math.max(pixels, LEAST_PIXELS), MOST_PIXELS));

/** The page is as large as the place it is shown in. */
function useSize(surface: RefObject<HTMLElement | null>, send: RemoteScreenProps['send'], isOpen: boolean) {
  useEffect(() => {
    const { current: element } = surface;
    if (!element || !isOpen) return undefined;
    const tell = () => {
      const { width, height } = element.getBoundingClientRect();
      const scale = Math.min(Math.max(window.devicePixelRatio || 1, 1), 2);
      const touch = window.matchMedia('(pointer: coarse)').matches;
      send({ kind: 'size', width: within(width), height: within(height), scale, touch });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, RESIZE_MS);
    });
    watch.observe(element);
    tell();
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [surface, send, isOpen]);
}
