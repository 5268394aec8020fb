import type { Calendar } from '../making/calendar.ts';
import { SOURCE } from '../companies/company-rows.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { batch } from '../making/copy.ts';
import { personName } from '../companies/founders.ts';
import { slug } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';
import { NO_PROJECT, projects, referenceTypes } from '../words/firm-words.ts';
import { jobs } from '../words/person-words.ts';

export interface DemoPerson {
  person_id: number;
  full_name: string;
  first_name: string;
  job_title: string;
  function: string;
  company: DemoCompany | null;
  emails: string[];
  rating: number;
  is_ignored: boolean;
  projects: string[];
  functions: string[];
  reference_types: string[];
}

export const DEMO_PEOPLE = 400;

/** People the firm talks to; one in five is not filled in yet. */
export function drawPeople(known: readonly DemoCompany[]): DemoPerson[] {
  const taken = new Set<string>();
  return Array.from({ length: DEMO_PEOPLE }, (_, index) => {
    const random = randomFrom('person', index);
    let name = personName(random);
    while (taken.has(`${name.first_name} ${name.last_name}`)) name = personName(random);
    const full_name = `${name.first_name} ${name.last_name}`;
    taken.add(full_name);
    const [job_title, work] = random.pick(jobs);
    const company = random.chance(0.82) ? random.pick(known) : null;
    const handle = slug(full_name).replace('-', '.');
    const homes = [company?.domain, 'post-box.example', 'letterbox.example'].filter(
      (home) => home !== undefined,
    );
    const incomplete = random.chance(0.2);
    return {
      person_id: index + 1,
      full_name,
      first_name: name.first_name,
      job_title,
      function: work,
      company,
      emails: homes.slice(0, random.int(1, 3)).map((home) => `${handle}@${home}`),
      rating: incomplete ? 0 : random.pick([1, 2, 2, 3, 3, 3, 4, 5]),
      is_ignored: random.chance(0.05),
      projects: incomplete
        ? []
        : random.chance(0.25)
          ? [NO_PROJECT]
          : random.some(projects, random.int(1, 3)),
      functions:
        incomplete && random.chance(0.5)
          ? []
          : [work, ...(random.chance(0.2) && work !== 'Founder' ? ['Founder'] : [])],
      reference_types: incomplete ? [] : random.some(referenceTypes, random.int(1, 2)),
    };
  });
}

export const personRows = (people: readonly DemoPerson[], calendar: Calendar) => [
  batch(
    'person',
    people.map(({ person_id, full_name, company, job_title, rating, is_ignored }) => ({
      person_id,
      full_name,
      linkedin_url:
        person_id % 9 ? `https://linkedin.example/in/${slug(full_name)}-${person_id + 100}` : null,
      company_id: company?.company_id ?? null,
      job_title: person_id % 13 ? job_title : null,
      rating,
      is_ignored,
      source: SOURCE,
      observed_at: calendar.at(person_id % 30, 5),
      created_at: calendar.at(40 + person_id, 5),
      updated_at: calendar.at(person_id % 30, 5),
    })),
  ),
  batch(
    'person_email',
    people.flatMap(({ person_id, emails }) =>
      emails.map((email, position) => ({ email, person_id, is_primary: position === 0 })),
    ),
  ),
  batch(
    'person_choice',
    people.flatMap((person) =>
      (
        [
          ['project', person.projects],
          ['function', person.functions],
          ['reference_type', person.reference_types],
        ] as const
      ).flatMap(([kind, values]) =>
        values.map((server_value) => ({ person_id: person.person_id, kind, server_value })),
      ),
    ),
  ),
];
