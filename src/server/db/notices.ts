import pg from 'pg';

const LISTEN_AGAIN_MS = 1000;

export interface Hearing {
  onNotice: (text: string) => void;
  /** The connection came or went: what was told meanwhile may have been missed. */
  onConnection: (isHearing: boolean) => void;
}

/** Hears what any instance tells on a channel, on a connection of its own; a lost one is opened again. */
export function hearNotices(url: string, channel: string, { onNotice, onConnection }: Hearing) {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  async function listen() {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: `${channel}, listening`,
    });
    client = opened;
    // Nobody relies on notices alone, so that a lost connection is no fault.
    opened.on('error', () => {});
    opened.on('end', () => {
      onConnection(false);
      later();
    });
    opened.on('notification', ({ payload = '' }) => onNotice(payload));
    await opened.connect();
    await opened.query(`listen ${channel}`);
    onConnection(true);
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
