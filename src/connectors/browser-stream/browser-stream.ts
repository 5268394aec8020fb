import type { BrowsingHealth, RemoteBrowsing, SessionEvent } from '#server/capabilities/browsing.ts';
import type { Config } from '#server/config.ts';
import { unavailable } from '#server/http/errors.ts';
import { findChromium } from './find-chromium.ts';
import { joinScreen, linkTo, type ServiceLink, type ServicePlace } from './service-link.ts';
import { type GivenSettings, startService } from './service-process.ts';

export interface StreamLog {
  warn(detail: object, message: string): void;
}

type Settings = Pick<
  Config,
  | 'ORION_ORIGIN'
  | 'STREAM_BROWSER'
  | 'STREAM_URL'
  | 'STREAM_SECRET'
  | 'STREAM_NO_SANDBOX'
  | 'STREAM_ALLOWED_HOSTS'
  | 'STREAM_MOST_SESSIONS'
  | 'STREAM_SESSIONS_PER_PERSON'
  | 'STREAM_PAGE_MEMORY_MB'
  | 'STREAM_MEMORY_MB'
  | 'STREAM_IDLE_MINUTES'
>;

interface Running {
  place: ServicePlace;
  link: ServiceLink;
  stop(): Promise<void>;
}

const OFF = 'none';
const ASK_AGAIN_MS = 600_000;
const NO_BROWSER =
  'There is no Chromium or Chrome on the server. An administrator can install one, or name it in STREAM_BROWSER.';
const NO_SERVICE = 'Remote browsing isn’t responding. An administrator can check the log.';

/** Remote pages by a service of our own, which is started when somebody wants one; null where they are turned off. */
export function browserStream(config: Settings, log: StreamLog): RemoteBrowsing | null {
  if (config.STREAM_BROWSER === OFF) return null;
  let hear: (event: SessionEvent) => Promise<void> = async () => {};
  let running: Promise<Running> | null = null;
  let known: { health: BrowsingHealth; at: number } | null = null;

  const start = async (): Promise<Running> => {
    const elsewhere = placeOf(config);
    const service = elsewhere ? null : await startService(given(config), (text) => tell(log, text));
    const place = elsewhere ?? service?.place;
    if (!place) throw new Error('no service');
    const lost = () => {
      running = null;
    };
    const link = await linkTo(place, (event) => hear(event), lost);
    return { place, link, stop: async () => (link.close(), service?.stop()) };
  };
  const service = async () => {
    if (!config.STREAM_URL && !findChromium(config.STREAM_BROWSER)) throw unavailable(NO_BROWSER);
    running ??= start();
    try {
      return await running;
    } catch (error) {
      running = null;
      log.warn({ err: error }, 'the service of remote pages');
      throw unavailable(NO_SERVICE);
    }
  };
  const call = async <T>(name: string, args: unknown = null): Promise<T> =>
    (await service()).link.call<T>(name, args);
  const look = async (): Promise<BrowsingHealth> => {
    try {
      return await call<BrowsingHealth>('health');
    } catch (error) {
      return { status: 'unavailable', active_sessions: 0, reason: (error as Error).message };
    }
  };

  return {
    source: 'browser-stream',
    async health() {
      // A service that sleeps is not woken to say that it is well.
      if (!running && known && Date.now() - known.at < ASK_AGAIN_MS)
        return { ...known.health, active_sessions: 0 };
      known = { health: await look(), at: Date.now() };
      return known.health;
    },
    async open(asked) {
      const { status, reason = NO_SERVICE } = await this.health();
      if (status !== 'ok') throw unavailable(reason);
      return call('open', asked);
    },
    navigate: (owner, session_id, url) => call('navigate', { owner, session_id, url }),
    extend: (owner, session_id) => call('extend', { owner, session_id }),
    end: (owner, session_id) => call('end', { owner, session_id }),
    async endAll(sign_ins) {
      if (running && sign_ins.length > 0) await call('endAll', { sign_ins });
    },
    signIns: async () => (running ? call<string[]>('signIns') : []),
    join(owner, session_id, request, socket, head) {
      void service().then(
        ({ place }) => joinScreen(place, owner, session_id, { request, socket, head }),
        () => socket.destroy(),
      );
    },
    listen(given) {
      hear = given;
    },
    async close() {
      const last = await running?.catch(() => null);
      running = null;
      await last?.stop();
    },
  };
}

function placeOf({ STREAM_URL, STREAM_SECRET = '' }: Settings): ServicePlace | null {
  if (!STREAM_URL) return null;
  const { protocol, hostname, port } = new URL(STREAM_URL);
  const tls = protocol === 'https:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (tls ? 443 : 80),
    secret: STREAM_SECRET,
    tls,
  };
}

/** What the service is to know of our settings. */
export const given = (config: Settings): GivenSettings => ({
  browser: findChromium(config.STREAM_BROWSER) ?? '',
  sandbox: !config.STREAM_NO_SANDBOX,
  own_hosts: [new URL(config.ORION_ORIGIN).hostname],
  allowed_hosts: config.STREAM_ALLOWED_HOSTS,
  most_sessions: config.STREAM_MOST_SESSIONS,
  most_per_person: config.STREAM_SESSIONS_PER_PERSON,
  page_memory_mb: config.STREAM_PAGE_MEMORY_MB,
  memory_mb: config.STREAM_MEMORY_MB,
  idle_minutes: config.STREAM_IDLE_MINUTES,
});

const tell = (log: StreamLog, text: string) => log.warn({ said: text.slice(0, 2000) }, 'remote pages');
