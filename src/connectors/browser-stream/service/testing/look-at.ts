import type { ScreenInput, ScreenOutput } from '#kernel/screen-messages.ts';
import type { Service } from '../service.ts';
import type { ServiceSettings } from '../service-settings.ts';

type Said<K extends ScreenOutput['kind']> = Extract<ScreenOutput, { kind: K }>;
const LOOK_AGAIN_MS = 20;

/** What a service without a server beside it is told; without the sandbox where root could not have it. */
export const serviceSettings = (changes: Partial<ServiceSettings>): ServiceSettings => ({
  browser: '',
  sandbox: process.geteuid?.() !== 0,
  folder: '',
  secret: '',
  host: '127.0.0.1',
  port: 0,
  own_hosts: [],
  allowed_hosts: [],
  most_sessions: 8,
  most_per_person: 2,
  page_memory_mb: 2000,
  memory_mb: 20_000,
  idle_minutes: 5,
  ...changes,
});

/** Somebody who opens a page of a service in this process and looks at it: each picture is seen at once. */
export async function lookAt({ calls, sessions }: Service, user_id: number) {
  const owner = { user_id, sign_in: `sign-in ${user_id}` };
  const { session_id } = await calls.open({ ...owner, email_address: '', domain: null, ip: '' });
  const session = sessions.ownedBy(owner, session_id);
  const pictures: { at: number; bytes: number }[] = [];
  const said: ScreenOutput[] = [];
  const send = (...inputs: ScreenInput[]) => {
    for (const input of inputs) void session.take(input);
  };
  const viewer = {
    say: (message: ScreenOutput) => void said.push(message),
    picture(bytes: Buffer, frame: number) {
      pictures.push({ at: performance.now(), bytes: bytes.length });
      send({ kind: 'shown', frame });
    },
    leave: () => {},
  };
  await session.join(viewer);
  sessions.tellPlaces();
  return {
    session_id,
    pictures,
    said,
    send,
    /** Waits until this was said as it is wanted. */
    async hears<K extends ScreenOutput['kind']>(kind: K, wanted: (message: Said<K>) => boolean = () => true) {
      for (;;) {
        const message = said.findLast((one) => one.kind === kind && wanted(one as Said<K>));
        if (message) return message as Said<K>;
        await new Promise((resume) => setTimeout(resume, LOOK_AGAIN_MS));
      }
    },
    lead: (url: string) => calls.navigate({ owner, session_id, url }),
    closeTab: () => session.leave(viewer),
    end: () => calls.end({ owner, session_id }),
  };
}
