import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';

const feed = z.object({ on: z.boolean(), created_at: z.iso.datetime().nullable() });

export const calendarFeedContract = defineContract({
  readFeed: {
    access: 'own',
    method: 'GET',
    path: '/calendar-feed',
    summary: 'Whether a calendar can read your reminders',
    reply: feed,
    rejects404: true,
  },
  openFeed: {
    access: 'own',
    method: 'POST',
    path: '/calendar-feed',
    summary: 'Make the private address of your calendar feed; one that was there ends',
    reply: feed.extend({ url: z.string().describe('Shown only now') }),
  },
  closeFeed: {
    access: 'own',
    method: 'DELETE',
    path: '/calendar-feed',
    summary: 'End the address of your calendar feed',
    reply: feed,
  },
  calendar: {
    access: 'everyone',
    method: 'GET',
    under: '/feeds',
    path: '/reminders/{file}',
    summary: 'The reminders of whoever made this address, as a calendar',
    params: z.object({ file: z.string().regex(/^[\w-]{20,80}\.ics$/, 'must be the address of a calendar') }),
    gives: ['text/calendar'],
  },
});
