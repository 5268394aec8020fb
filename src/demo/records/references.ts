import { batch } from '../making/copy.ts';
import type { Firm, FirmStaff } from '../firm.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { DemoPerson } from './people.ts';
import { phrase } from '../making/phrase.ts';
import { type Random, randomFrom } from '../making/random.ts';
import { NO_PROJECT, projects, referenceTypes } from '../words/firm-words.ts';
import { noteWords } from '../words/note-words.ts';

export interface DemoReference {
  reference_id: string;
  sentences: string[];
  listed: boolean;
  creator: FirmStaff;
  ago: number;
  people: DemoPerson[];
  companies: DemoCompany[];
  projects: string[];
}

export const DEMO_REFERENCES = 800;

const plainOf = (html: string) => html.replace(/<[^<>]+>/g, '');

/** Two to six sentences; the middle ones may stand as a list. */
const contentOf = ({ sentences, listed }: DemoReference) => {
  const [first = '', ...rest] = sentences;
  const last = rest.pop() ?? '';
  const middle = listed
    ? `<ul>${rest.map((one) => `<li>${one}</li>`).join('')}</ul>`
    : `<p>${rest.join(' ')}</p>`;
  return `<p>${first}</p>${rest.length > 0 ? middle : ''}<p>${last}</p>`;
};
const plainTextOf = ({ sentences, listed }: DemoReference) => {
  const [first = '', ...rest] = sentences.map(plainOf);
  const last = rest.pop() ?? '';
  return [first, ...(listed ? rest : rest.length > 0 ? [rest.join(' ')] : []), last].join('\n');
};

function sentencesOf(random: Random, person: DemoPerson, company: DemoCompany): string[] {
  const words = noteWords[person.reference_types[0] ?? random.pick(referenceTypes)] ?? noteWords['Customer'];
  if (!words) return [];
  const founder = company.people.find(({ is_founder }) => is_founder);
  const slots = {
    person: person.full_name,
    job: person.job_title,
    employer: person.company && person.company !== company ? person.company.name : 'a firm in the same trade',
    company: company.name,
    offer: company.business.offer,
    founder: founder ? `${founder.first_name} ${founder.last_name}` : 'the founder',
  };
  return [
    random.pick(words.openings),
    ...random.some(words.middles, random.int(0, 4)),
    random.pick(words.endings),
  ].map((sentence) => phrase(random, sentence, slots));
}

/** Notes of conversations, newest first; more of them in recent months. */
export function drawReferences({ known, people, staff }: Firm): DemoReference[] {
  return Array.from({ length: DEMO_REFERENCES }, (_, index) => {
    const random = randomFrom('reference', index);
    const person = random.pick(people);
    const company = random.pick(known);
    const others = random.chance(0.35)
      ? random.some(people, random.int(1, 4)).filter((one) => one !== person)
      : [];
    const second = random.chance(0.2)
      ? random.some(known, random.int(1, 2)).filter((one) => one !== company)
      : [];
    const chosen = random.chance(0.2)
      ? []
      : random.chance(0.2)
        ? [NO_PROJECT]
        : random.some(projects, random.int(1, 3));
    return {
      reference_id: random.uuid(),
      sentences: sentencesOf(random, person, company),
      listed: random.chance(0.2),
      creator: random.pick(staff),
      ago: Math.round((index / DEMO_REFERENCES) ** 1.6 * 540),
      people: [person, ...others],
      companies: random.chance(0.93) ? [company, ...second] : [],
      projects: chosen,
    };
  });
}

/** A few were corrected since they were written, a few taken back. */
export function referenceRows(references: readonly DemoReference[], { calendar: { at } }: Firm) {
  const corrected = (index: number) => index % 50 === 7;
  return [
    batch(
      'reference',
      references.map((reference, index) => ({
        reference_id: reference.reference_id,
        content: contentOf(reference),
        plain: plainTextOf(reference),
        creator_id: reference.creator.user_id,
        created_at: at(reference.ago, 12 + (index % 9), (index * 7) % 60),
        version: corrected(index) ? 2 : 1,
        updated_at: corrected(index) ? at(Math.max(0, reference.ago - 2), 22) : null,
        withdrawn_at: index % 160 === 90 ? at(Math.max(0, reference.ago - 1), 22) : null,
        source: 'orion',
      })),
    ),
    batch(
      'reference_version',
      references
        .filter((_, index) => corrected(index))
        .map((reference) => ({
          reference_id: reference.reference_id,
          version: 1,
          content: `<p>${reference.sentences[0] ?? ''}</p>`,
          changed_by: reference.creator.user_id,
          changed_at: at(reference.ago, 21),
        })),
    ),
    batch(
      'reference_person',
      references.flatMap(({ reference_id, people }) =>
        people.map(({ person_id }, position) => ({ reference_id, person_id, position })),
      ),
    ),
    batch(
      'reference_company',
      references.flatMap(({ reference_id, companies }) =>
        companies.map(({ company_id }) => ({ reference_id, company_id })),
      ),
    ),
    batch(
      'reference_project',
      references.flatMap(({ reference_id, projects }) =>
        projects.map((server_value) => ({ reference_id, server_value })),
      ),
    ),
  ];
}
