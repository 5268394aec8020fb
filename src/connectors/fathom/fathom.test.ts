import { afterAll, describe, expect, it } from 'vitest';
import { fathom } from './fathom.ts';
import { simulateFathom } from './simulator/fathom-simulator.ts';
import { inventMeetings } from './simulator/invented-meetings.ts';

const meetings = inventMeetings({
  count: 25,
  recorder: 'ann@firm.example',
  domains: ['acme.example'],
  newest: new Date('2026-11-01T10:00:00Z'),
});
const simulator = await simulateFathom({ keys: { good: meetings } });
afterAll(() => simulator.close());
const source = fathom({ url: simulator.url, retries: 0 });
const all = { cursor: null, created_after: null, include_internal: true };

describe('the meetings interface', () => {
  it('is read page by page', async () => {
    const found: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await source.pageOf('good', { ...all, cursor });
      found.push(...page.meetings.map(({ fathom_id }) => fathom_id));
      cursor = page.next_cursor;
    } while (cursor);

    expect(found).toEqual(meetings.map(({ recording_id }) => recording_id));
  });

  it('is asked for what is new, and for meetings with somebody from outside alone', async () => {
    const page = await source.pageOf('good', {
      cursor: null,
      created_after: '2026-10-31T00:00:00.000Z',
      include_internal: false,
    });

    const last = simulator.asked.at(-1)?.searchParams;
    expect(last?.get('created_after')).toBe('2026-10-31T00:00:00.000Z');
    expect(last?.get('calendar_invitees_domains_type')).toBe('one_or_more_external');
    expect(last?.get('include_summary')).toBe('true');
    expect(page.meetings).toHaveLength(6);
  });

  it('refuses a key it does not know, and a place it never gave', async () => {
    await expect(source.checkKey('bad')).rejects.toMatchObject({ upstream_status: 401 });
    await expect(source.pageOf('good', { ...all, cursor: 'elsewhere' })).rejects.toMatchObject({
      upstream_status: 400,
    });
    await expect(source.checkKey('good')).resolves.toBeUndefined();
  });

  it('tells how long it wants to be left alone', async () => {
    simulator.limits.refuseNext = 1;

    await expect(source.pageOf('good', all)).rejects.toMatchObject({
      upstream_status: 429,
      retryAfterMs: 30_000,
    });
  });
});

describe('one meeting', () => {
  it('is read as the documents map it', () => {
    expect(source.readDelivery(meetings[0])).toEqual({
      fathom_id: 900_000_000,
      meeting_title: 'Intro, acme.example',
      meeting_start_time: '2026-11-01T10:00:00.000Z',
      scoper: 'ann@firm.example',
      recording_url: 'https://fathom.example/share/900000000',
      summary_markdown: expect.stringContaining('## Summary'),
      invitees: [
        { name: 'Recorder', email: 'ann@firm.example', is_external: false },
        { name: 'Guest 0', email: 'guest0@acme.example', is_external: true },
      ],
    });
  });

  it('may lack everything but its id', () => {
    const nothing = {
      meeting_title: '',
      meeting_start_time: null,
      scoper: '',
      recording_url: null,
      summary_markdown: null,
      invitees: [],
    };

    expect(source.readDelivery({ recording_id: 7 })).toEqual({ fathom_id: 7, ...nothing });
    expect(
      source.readDelivery({
        recording_id: 7,
        title: null,
        recording_start_time: 'soon',
        scheduled_start_time: '2026-02-30T00:00:00Z',
        url: 'javascript:alert(1)',
        default_summary: 5,
        calendar_invitees: [
          null,
          7,
          { email: 'not an address' },
          { email: 'A@b.example' },
          { email: 'a@B.example' },
        ],
        recorded_by: 'me',
      }),
    ).toEqual({
      fathom_id: 7,
      ...nothing,
      invitees: [
        { name: '', email: '', is_external: false },
        { name: '', email: 'A@b.example', is_external: false },
      ],
    });
  });

  it.each([
    null,
    [],
    'text',
    {},
    { recording_id: 'x' },
    { recording_id: 0 },
    { recording_id: 1.5 },
    { recording_id: 2 ** 60 },
  ])('is none: %j', (json) => {
    expect(source.readDelivery(json)).toBeNull();
  });

  it('leaves out what no database holds', () => {
    const read = source.readDelivery({
      recording_id: 7,
      title: 'A\u0000B\uD800',
      default_summary: { markdown_formatted: 'x\u0000y' },
    });

    expect(read).toMatchObject({ meeting_title: 'AB\uFFFD', summary_markdown: 'xy' });
  });
});
