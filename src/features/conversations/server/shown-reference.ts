import { shownTagged } from '#features/people/server/person-metadata.ts';
import type { Tag } from '#features/people/server/tagged-person.queries.ts';
import { NO_PROJECT } from '#kernel/list-editing.ts';
import type { Reference } from '../conversations.contract.ts';
import type { listReferences } from './conversations.queries.ts';

export type ReferenceRow = Awaited<ReturnType<ReturnType<typeof listReferences>['execute']>>[number];

const once = (names: readonly string[]) => [...new Set(names)];
const namesOf = (tags: readonly Tag[], kind: string) =>
  once(tags.flatMap(([one, , display_name]) => (one === kind ? [display_name] : [])));

/** The projects of a note and of its people; “No Project Required” only where there is no real one. */
export function projectsOf({ projects, people }: Pick<ReferenceRow, 'projects' | 'people'>): string[] {
  const all = [...projects, ...people.flatMap(({ tags }) => tags)].filter(([kind]) => kind === 'project');
  const real = all.filter(([, server_value]) => server_value !== NO_PROJECT);
  return namesOf(real.length > 0 ? real : all, 'project');
}

/** A reference as whoever asks is shown it. */
export function shownReference({ plain: _plain, projects, people, ...row }: ReferenceRow): Reference {
  const tags = people.flatMap((person) => person.tags);
  const rated = people.filter(({ rating }) => rating !== 0);
  return {
    ...row,
    all_projects: projectsOf({ projects, people }),
    all_functions: namesOf(tags, 'function'),
    all_reference_types: namesOf(tags, 'reference_type'),
    all_ratings: once(rated.flatMap(({ rating_name }) => rating_name ?? [])),
    people: people.map(shownTagged),
    projects: projects.map(([, server_value]) => server_value),
  };
}
