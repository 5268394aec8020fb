import type { MeetingSource } from '#server/capabilities/meetings.ts';
import { outboundJson } from '#server/capabilities/outbound.ts';
import { meetingsPage, readMeeting } from './fathom-wire.ts';

const SERVICE = 'Fathom';
const TIMEOUT_MS = 30_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** The meetings interface of Fathom; each key shows what its owner recorded or was given to see. */
export function fathom({ url, retries = 2 }: { url: string; retries?: number }): MeetingSource {
  const host = new URL(url).host;
  const list = (key: string, query: Record<string, string>) =>
    outboundJson({
      service: SERVICE,
      url: `${url}/meetings?${new URLSearchParams(query).toString()}`,
      headers: { 'x-api-key': key },
      schema: meetingsPage,
      timeoutMs: TIMEOUT_MS,
      retries,
      most_bytes: MOST_BYTES,
      address: { trusted: [host] },
    });
  return {
    source: 'fathom',
    async pageOf(key, { cursor, created_after, include_internal }) {
      const { items, next_cursor } = await list(key, {
        include_summary: 'true',
        ...(!include_internal && { calendar_invitees_domains_type: 'one_or_more_external' }),
        ...(created_after && { created_after }),
        ...(cursor && { cursor }),
      });
      const meetings = items.flatMap((item) => readMeeting(item) ?? []);
      return { meetings, unreadable: items.length - meetings.length, next_cursor: next_cursor || null };
    },
    async checkKey(key) {
      await list(key, {});
    },
    readDelivery: readMeeting,
  };
}
