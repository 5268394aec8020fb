/** One search as both servers are asked it. */
export interface Search {
  name: string;
  /** Its own figures for each client. */
  asked(client: number): Asked;
}

export interface Asked {
  search?: string;
  projects?: string[];
  functions?: string[];
  reference_types?: string[];
  ratings?: number[];
  start_time?: string;
}

const WORDS = ['pricing', 'gearbox', 'churn', 'clinic', 'audit', 'harvest', 'tooling', 'outage'];
const FUNCTIONS = [
  'Engineering',
  'Product',
  'Design',
  'Sales',
  'Marketing',
  'Finance',
  'Operations',
  'People',
];
const TYPES = ['Customer', 'Former Colleague', 'Investor', 'Industry Expert', 'Partner', 'Candidate'];
const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

/** Each narrows by three things. */
export const searches: readonly Search[] = [
  {
    name: 'three categories',
    asked: (client) => ({
      functions: [of(FUNCTIONS, client)],
      reference_types: [of(TYPES, client)],
      ratings: [1 + (client % 3)],
    }),
  },
  {
    name: 'words, functions, ratings',
    asked: (client) => ({
      search: of(WORDS, client),
      functions: [of(FUNCTIONS, client), of(FUNCTIONS, client + 3)],
      ratings: [1 + (client % 3)],
    }),
  },
  {
    name: 'two words, projects, functions',
    asked: (client) => ({
      search: `${of(WORDS, client)} ${of(WORDS, client + 1)}`,
      projects: [`Project ${1 + (client % 20)}`, `Project ${1 + ((client + 7) % 20)}`],
      functions: [of(FUNCTIONS, client)],
    }),
  },
  {
    name: 'words, days, reference types',
    asked: (client) => ({
      search: of(WORDS, client),
      start_time: new Date(Date.now() - (30 + client) * 86_400_000).toISOString(),
      reference_types: [of(TYPES, client)],
    }),
  },
];
