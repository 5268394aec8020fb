import type { FathomMeeting } from './fathom-simulator.ts';

interface Invented {
  count: number;
  recorder: string;
  /** Domains that guests come from, in turn. */
  domains: readonly string[];
  newest: Date;
}

const TITLES = ['Intro', 'Product walk-through', 'Pricing', 'Customer call', 'Quarterly update'];
const HOUR_MS = 3_600_000;

/** Meetings nobody held, the newest first; every seventh is among ourselves. */
export function inventMeetings({ count, recorder, domains, newest }: Invented): FathomMeeting[] {
  const [, home = ''] = recorder.split('@');
  return Array.from({ length: count }, (_, at) => {
    const isInternal = at % 7 === 6;
    const domain = domains[at % domains.length] ?? 'acme.example';
    const start = new Date(newest.getTime() - at * 5 * HOUR_MS).toISOString();
    return {
      recording_id: 900_000_000 - at,
      title: `${TITLES[at % TITLES.length]} with ${domain}`,
      meeting_title: isInternal ? 'Weekly pipeline' : `${TITLES[at % TITLES.length]}, ${domain}`,
      url: `https://fathom.example/calls/${900_000_000 - at}`,
      share_url: `https://fathom.example/share/${900_000_000 - at}`,
      created_at: start,
      scheduled_start_time: start,
      recording_start_time: start,
      calendar_invitees_domains_type: isInternal ? 'only_internal' : 'one_or_more_external',
      transcript_language: 'en',
      default_summary: {
        template_name: 'general',
        markdown_formatted: `## Summary\n\n- Met **${domain}**, meeting ${at}\n- Revenue is up a third\n\n## Next steps\n\n1. Send the draft terms`,
      },
      calendar_invitees: [
        { name: 'Recorder', email: recorder, email_domain: home, is_external: false },
        ...(isInternal
          ? []
          : [
              { name: `Guest ${at}`, email: `guest${at}@${domain}`, email_domain: domain, is_external: true },
            ]),
      ],
      recorded_by: { name: 'Recorder', email: recorder, email_domain: home, team: null },
    };
  });
}
