import { simulateFathom } from './fathom-simulator.ts';
import { inventMeetings } from './invented-meetings.ts';

// Fathom as a process of its own, so that what it holds counts for nobody else; it ends with whoever began it.
process.on('disconnect', () => process.exit());
const [count, limit, recorder = ''] = process.argv.slice(2);
const meetings = inventMeetings({
  count: Number(count),
  recorder,
  domains: ['acme.example', 'corvaline.example', 'stranger.example'],
  newest: new Date('2026-11-01T10:00:00Z'),
});
const { url } = await simulateFathom({ keys: { firm: meetings }, limit: Number(limit) });
const wanted = meetings
  .filter((one) => one.calendar_invitees_domains_type !== 'only_internal')
  .map(({ recording_id }) => recording_id);
process.send?.({ url, wanted });
