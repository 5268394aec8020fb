import type { FathomMeeting } from '#connectors/fathom/simulator/fathom-simulator.ts';

let made = 5000;

/** A meeting as the wire tells it, with one guest from outside. */
export function aWireMeeting(given: Partial<FathomMeeting> & { guests?: string[] } = {}): FathomMeeting {
  made += 1;
  const { guests = ['mira@acme.example'], ...fields } = given;
  return {
    recording_id: made,
    title: `Meeting ${made}`,
    meeting_title: `Meeting ${made}`,
    url: `https://fathom.example/calls/${made}`,
    created_at: '2026-11-01T10:30:00.000Z',
    recording_start_time: '2026-11-01T10:00:00.000Z',
    calendar_invitees_domains_type: 'one_or_more_external',
    default_summary: { template_name: 'general', markdown_formatted: '## Summary\n\n- Pumps' },
    calendar_invitees: guests.map((email) => ({
      name: email.split('@')[0],
      email,
      is_external: !email.endsWith('@firm.example'),
    })),
    recorded_by: { name: 'Ann Lee', email: 'ann@firm.example' },
    ...fields,
  };
}
