import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { phrase } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';
import { visibleText } from '#server/html/visible-text.ts';
import { innerTitles, meetingTitles, nextSteps, summaries } from '../words/meeting-words.ts';

export const DEMO_MEETINGS = 200;
const FIRST_ID = 730_000_000;
const STRANGERS = ['new.hire', 'board.observer', 'plant.manager', 'counsel'];

/** Recorded meetings: with companies, with people, and among ourselves; some without a date, title, guests or summary. */
export function drawMeetings({ known, people, staff, scopers }: Firm) {
  return Array.from({ length: DEMO_MEETINGS }, (_, index) => {
    const random = randomFrom('fathom', index);
    const inner = index % 9 === 4;
    const companies = inner ? [] : random.some(known, random.pick([1, 1, 1, 2, 3]));
    const company = companies[0];
    const slots = {
      company: company?.name ?? '',
      offer: company?.business.offer ?? '',
      size: String(company?.counts.at(-1) ?? 'a few'),
    };
    const points = random.some(summaries, random.int(2, 4)).map((text) => phrase(random, text, slots));
    const steps = random.some(nextSteps, random.int(1, 2)).map((text) => phrase(random, text));
    const items = (texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
    return {
      fathom_id: FIRST_ID + index * 1009,
      title: index % 71 === 57 ? '' : phrase(random, random.pick(inner ? innerTitles : meetingTitles), slots),
      ago: index % 37 === 36 ? null : Math.round(index * 1.9),
      hour: random.int(13, 21),
      scoper: random.pick(scopers),
      summary:
        inner && index % 2
          ? ''
          : `<h2>Summary</h2>${items(inner ? steps : points)}<h2>Next steps</h2>${items(steps)}`,
      companies,
      hidden: index % 53 === 21,
      deleted: index % 61 === 40,
      guests: inner ? [] : random.some(people, random.int(0, 4)),
      // Somebody nobody at the firm has heard of.
      stranger: company && index % 5 === 2 ? `${random.pick(STRANGERS)}@${company.domain}` : null,
      colleagues: index % 90 === 4 ? [] : random.some(staff, random.int(1, inner ? 6 : 3)),
      associated: random.chance(0.45) ? (random.chance(0.75) ? 'companies' : 'persons') : null,
    };
  });
}

type Meeting = ReturnType<typeof drawMeetings>[number];

/** What the note hangs on: its first company, or the first guest. */
function association({ associated, companies, guests, scoper }: Meeting, associated_at: string) {
  const target =
    associated === 'companies' && companies[0]
      ? {
          associated_type: 'companies',
          associated_external_id: companies[0].company_id,
          associated_name: companies[0].name,
          external_link: `/explore?company=${companies[0].domain}`,
        }
      : associated === 'persons' && guests[0]
        ? {
            associated_type: 'persons',
            associated_external_id: guests[0].person_id,
            associated_name: guests[0].full_name,
            external_link: `/conversations?who=${guests[0].person_id}`,
          }
        : null;
  return target
    ? { processed_by_orion: true, ...target, associated_by: scoper.user_id, associated_at }
    : {
        processed_by_orion: false,
        associated_type: null,
        associated_external_id: null,
        associated_name: null,
        external_link: null,
        associated_by: null,
        associated_at: null,
      };
}

export function fathomRows(firm: Firm) {
  const { at } = firm.calendar;
  const meetings = drawMeetings(firm);
  return [
    batch(
      'fathom_meeting',
      meetings.map((meeting) => ({
        fathom_id: meeting.fathom_id,
        meeting_title: meeting.title,
        meeting_start_time: meeting.ago === null ? null : at(meeting.ago, meeting.hour, 30),
        scoper: meeting.scoper.email_address,
        html_summary: meeting.summary,
        plain: visibleText(meeting.summary),
        recording_url: `https://fathom.example/calls/${meeting.fathom_id}`,
        source: 'fathom',
        is_internal: meeting.companies.length + meeting.guests.length === 0,
        hidden_at: meeting.hidden ? at(0, 9) : null,
        hidden_by: meeting.hidden ? meeting.scoper.user_id : null,
        deleted_at: meeting.deleted ? at(0, 6) : null,
        observed_at: at(Math.max(0, (meeting.ago ?? 1) - 1), 3),
        ...association(meeting, at(Math.max(0, (meeting.ago ?? 1) - 1), 17)),
      })),
    ),
    batch(
      'fathom_attendee',
      meetings.flatMap(({ fathom_id, guests, colleagues, stranger }) => [
        ...colleagues.map(({ full_name, email_address }, position) => ({
          fathom_id,
          position,
          name: full_name,
          email: email_address,
          person_id: null,
        })),
        ...guests.map(({ full_name, emails, person_id }, index) => ({
          fathom_id,
          position: colleagues.length + index,
          name: full_name,
          email: emails[0] ?? '',
          person_id,
        })),
        ...(stranger ? [{ fathom_id, position: 99, name: '', email: stranger, person_id: null }] : []),
      ]),
    ),
    batch(
      'fathom_company',
      meetings.flatMap(({ fathom_id, companies }) =>
        companies.map(({ domain, company_id, name }, position) => ({
          fathom_id,
          company_domain: domain,
          company_id,
          company_name: name,
          position,
        })),
      ),
    ),
    batch(
      'fathom_association',
      meetings.flatMap((meeting) => {
        const associated_at = at(Math.max(0, (meeting.ago ?? 1) - 1), 17);
        const { associated_type, associated_external_id, associated_name, external_link, associated_by } =
          association(meeting, associated_at);
        return associated_type
          ? [
              {
                fathom_id: meeting.fathom_id,
                external_type: associated_type,
                external_id: associated_external_id,
                name: associated_name,
                hyperlink: external_link,
                state: 'made',
                associated_by,
                associated_at,
              },
            ]
          : [];
      }),
    ),
  ];
}
