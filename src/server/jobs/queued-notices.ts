import pg from 'pg';

/** What is queued is told on this channel, when the transaction that queued it commits: the name of the job. */
export const QUEUED = 'orion_jobs';
const LISTEN_AGAIN_MS = 1000;

export interface Hearing {
  queued: (name: string) => void;
  /** The connection came or went: what was told meanwhile may have been missed. */
  changed: () => void;
}

/** Hears what any instance queues, on a connection of its own; a lost one is opened again. */
export function hearQueued(url: string, { queued, changed }: Hearing) {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  async function listen() {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'orion jobs, listening',
    });
    client = opened;
    // Whoever looks every few seconds finds what is not told meanwhile, so that a lost connection is no fault.
    opened.on('error', () => {});
    opened.on('end', () => {
      changed();
      later();
    });
    opened.on('notification', ({ payload = '' }) => queued(payload));
    await opened.connect();
    await opened.query(`listen ${QUEUED}`);
    changed();
  }

  function later() {
    clearTimeout(again);
    if (stopped) return;
    again = setTimeout(() => void listen().catch(later), LISTEN_AGAIN_MS);
    again.unref();
  }

  void listen().catch(later);
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
