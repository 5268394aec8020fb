import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';

type Tags = Pick<TaggedPerson, 'projects' | 'functions' | 'reference_type' | 'rating'>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What an incomplete person lacks: "Missing: a rating and reference types". */
export function missingWords({ projects, functions, reference_type, rating }: Tags): string {
  const lacks = [
    projects.length === 0 && 'projects',
    rating === 0 && 'a rating',
    functions.length === 0 && 'functions',
    reference_type.length === 0 && 'reference types',
  ].filter((word) => word !== false);
  return lacks.length > 0 ? `Missing: ${listed.format(lacks)}` : '';
}
