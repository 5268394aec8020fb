import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import type { FoundReference } from '../../conversations.contract.ts';

export const ONE = '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10';

export const aTagged = (changes: Partial<TaggedPerson> = {}): TaggedPerson => ({
  affinity_id: 1,
  name: 'Mira Sand',
  email: 'mira@sand.example',
  projects: ['Atlas'],
  functions: ['Sales'],
  rating: 3,
  reference_type: ['Customer'],
  in_reference_contacts: false,
  is_ignored: false,
  incomplete: false,
  version: 1,
  ...changes,
});

export const aFound = (changes: Partial<FoundReference> = {}): FoundReference => ({
  reference_id: ONE,
  created_at: '2026-11-12T12:00:00.000Z',
  creator: 'Theo Abara',
  creator_email: 'theo@aldercap.example',
  content: '<p>Spoke with <b>Mira Sand</b>.</p>',
  excerpt: null,
  all_projects: ['Atlas'],
  all_functions: ['Sales'],
  all_reference_types: ['Customer'],
  all_ratings: ['Nurture Relationship'],
  people: [aTagged()],
  projects: ['Atlas'],
  companies: [],
  called_on: null,
  version: 1,
  ...changes,
});

export const aList = (
  results: FoundReference[],
  { counts = results.length, next_page = null as number | null, gpt = 'Date: Nov 12 2026' } = {},
) => ({ body: { results, counts, next_page, gpt } });

export const anAnswer = ({ excerpt: _none, ...reference }: FoundReference) => ({
  body: { data: { ...reference, results: [reference] } },
});

const option = (name: string) => ({ display_name: name, server_value: name });

/** What every conversations screen asks for beside its list. */
export const surroundings = {
  'GET /api/v1/conversations/meta-data': {
    body: {
      data: {
        projects: ['No Project Required', 'Atlas', 'Beacon'].map(option),
        functions: ['Sales', 'Finance'].map(option),
        reference_types: ['Customer', 'Investor'].map(option),
        ratings: [
          { display_name: 'No Rating', server_value: 0 },
          { display_name: 'No need to follow-up', server_value: 1 },
          { display_name: 'Episodic Outreach', server_value: 2 },
          { display_name: 'Nurture Relationship', server_value: 3 },
        ],
      },
    },
  },
  'GET /api/v1/scopers': {
    body: {
      results: [
        {
          full_name: 'Theo Abara',
          first_name: 'Theo',
          email_address: 'theo@aldercap.example',
          role: 'PRINCIPAL',
        },
      ],
    },
  },
  'GET /api/v1/conversations/incomplete': { body: { results: [], counts: 0, next_page: null } },
};

/** An answer that comes when the test lets it. */
export function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}
