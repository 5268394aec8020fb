import { openSimulator } from '#server/capabilities/simulator.ts';
import { signDelivery } from '#server/http/webhook-signature.ts';

/** A meeting as Fathom's interface tells it. */
export interface FathomMeeting {
  recording_id: number;
  created_at: string;
  [field: string]: unknown;
}

export interface FathomOptions {
  /** Which meetings each key sees, the newest first. */
  keys: Record<string, FathomMeeting[]>;
  /** Meetings on a page. */
  limit?: number;
  port?: number;
}

/** Fathom on this machine: pages of meetings by cursor, and limits when told to have them. */
export async function simulateFathom({ keys, limit = 10, port }: FathomOptions) {
  const asked: URL[] = [];
  const limits = { refuseNext: 0, retryAfter: '30' };
  const server = await openSimulator(({ request, url, answer }) => {
    const key = String(request.headers['x-api-key']);
    const meetings = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!meetings) return answer(401, { error: 'Unauthorized' });
    if (url.pathname !== '/meetings') return answer(404, { error: 'Not found' });
    asked.push(url);
    if (limits.refuseNext > 0) {
      limits.refuseNext -= 1;
      return answer(429, { error: 'Too many requests' }, { 'retry-after': limits.retryAfter });
    }
    const from = cursorOf(url.searchParams.get('cursor'));
    if (from === null) return answer(400, { error: 'Unknown cursor' });
    const after = url.searchParams.get('created_after');
    const external = url.searchParams.get('calendar_invitees_domains_type') === 'one_or_more_external';
    const hasSummary = url.searchParams.get('include_summary') === 'true';
    const found = meetings.filter(
      (meeting) => (!after || meeting.created_at > after) && (!external || isExternal(meeting)),
    );
    const items = found
      .slice(from, from + limit)
      .map(({ default_summary, ...meeting }) => (hasSummary ? { ...meeting, default_summary } : meeting));
    const next = from + limit;
    const next_cursor = next < found.length ? Buffer.from(`at ${next}`).toString('base64url') : null;
    return answer(200, { limit, next_cursor, items });
  }, port);
  return { ...server, keys, asked, limits };
}

const isExternal = ({ calendar_invitees_domains_type }: FathomMeeting) =>
  calendar_invitees_domains_type !== 'only_internal';

/** Null for a cursor nobody gave out. */
function cursorOf(cursor: string | null): number | null {
  if (cursor === null) return 0;
  const at = /^at (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return at === undefined ? null : Number(at);
}

/** The request that delivers a meeting to a webhook. */
export function deliveryOf(secret: string, id: string, at: Date, meeting: object) {
  const body = Buffer.from(JSON.stringify(meeting));
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = `v1,${signDelivery({ id, timestamp, body }, secret).toString('base64')}`;
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  return { headers, payload: body };
}
