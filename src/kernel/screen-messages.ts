import * as z from 'zod';

/** What the screen of a remote page and the browser behind it say to each other. Pictures come as bytes between. */

const pixel = z.number().min(-20_000).max(20_000);
const modifiers = z.int().min(0).max(15).describe('1 Alt, 2 Control, 4 Command, 8 Shift');
export const MOST_PASTED = 100_000;

/** From whoever looks to the browser. */
export const screenInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('size'),
    width: z.int().min(200).max(2600),
    height: z.int().min(200).max(2600),
    /** Pixels of the screen to one of the page. */
    scale: z.number().min(0.5).max(3),
    touch: z.boolean(),
  }),
  z.object({ kind: z.literal('shown'), frame: z.int().min(0) }),
  z.object({
    kind: z.literal('mouse'),
    type: z.enum(['mousePressed', 'mouseReleased', 'mouseMoved']),
    x: pixel,
    y: pixel,
    button: z.enum(['none', 'left', 'middle', 'right']),
    buttons: z.int().min(0).max(31),
    clicks: z.int().min(0).max(3),
    modifiers,
  }),
  z.object({ kind: z.literal('wheel'), x: pixel, y: pixel, dx: pixel, dy: pixel, modifiers }),
  z.object({
    kind: z.literal('touch'),
    type: z.enum(['touchStart', 'touchMove', 'touchEnd', 'touchCancel']),
    points: z.array(z.object({ x: pixel, y: pixel, id: z.number() })).max(10),
  }),
  z.object({
    kind: z.literal('key'),
    type: z.enum(['keyDown', 'keyUp']),
    key: z.string().max(30),
    code: z.string().max(30),
    key_code: z.int().min(0).max(65_535),
    text: z.string().max(8),
    modifiers,
    repeat: z.boolean(),
  }),
  z.object({ kind: z.literal('text'), text: z.string().max(MOST_PASTED) }),
  z.object({ kind: z.enum(['back', 'forward', 'reload', 'restart', 'end']) }),
  z.object({ kind: z.literal('zoom'), factor: z.number().min(0.25).max(4) }),
  z.object({ kind: z.literal('find'), text: z.string().max(200), backwards: z.boolean() }),
  z.object({ kind: z.literal('answer'), accept: z.boolean(), text: z.string().max(2000) }),
]);
export type ScreenInput = z.infer<typeof screenInput>;

/** Why a session is over. */
export type EndReason = 'time' | 'idle' | 'left' | 'closed' | 'signed_out' | 'stopped';
/** Why an address does not open. */
export type Refused = 'address' | 'unknown' | 'unreachable' | 'certificate';

/** From the browser to whoever looks. */
export type ScreenOutput =
  | { kind: 'queue'; place: number }
  | { kind: 'ready'; expires_at: string }
  | { kind: 'time'; expires_at: string }
  | { kind: 'page'; url: string; title: string; back: boolean; forward: boolean; loading: boolean }
  | { kind: 'refused'; url: string; why: Refused }
  | { kind: 'text'; text: string }
  | { kind: 'selection'; text: string }
  | { kind: 'password'; focused: boolean }
  | { kind: 'found'; found: boolean }
  | { kind: 'dialog'; type: 'alert' | 'confirm' | 'prompt'; message: string; preset: string }
  | { kind: 'notice'; text: string }
  | { kind: 'crashed'; what: 'page' | 'browser' }
  | { kind: 'ended'; why: EndReason };

/** Bytes before each picture: its number. */
export const FRAME_HEAD = 4;

/** An address as it is shown to others and recorded: without its query, which may say more than where somebody went. */
export function bareAddress(address: string): string {
  try {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) return url.protocol;
    return `${url.origin}${url.pathname}`.slice(0, 2000);
  } catch {
    return '';
  }
}
