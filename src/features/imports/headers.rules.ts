import { importFields, type TableEntity } from './import-fields.rules.ts';
import { presetOf } from './presets.rules.ts';

/** Words that say whose value it is, in a file that holds nothing else. */
const OWNERS: Record<TableEntity, ReadonlySet<string>> = {
  companies: new Set(
    'company organization organisation org account business startup firm corporate'.split(' '),
  ),
  people: new Set('person people contact lead candidate individual'.split(' ')),
};
const FILLERS = new Set(
  'of in the a an for our their percent pct usd us dollars approx m mm mn mio million millions k thousand thousands dd yy yyyy'.split(
    ' ',
  ),
);
const MISS = 9999;
const FARTHEST = 9 * MISS;

/** "HomepageURL", "homepage_url" and "Homépage-Url:" are all "homepage url". */
export function normaliseHeader(header: string): string {
  return header
    .slice(0, 200)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replaceAll('%', ' percent ')
    .replaceAll('$', ' usd ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which product wrote a file, by its headers. */
export const sourceOf = (headers: readonly string[]) => presetOf(headers.map(normaliseHeader));

/**
 * The guessed field per column, null where none. What a product that is known says of its own counts; then, of several
 * columns that fit one field, the best wins, then the first. Only addresses are taken from several. Where a column turns
 * out to mean another field than its header says, one that is headed so counts before it.
 */
export function guessMapping(
  entity: TableEntity,
  headers: readonly string[],
  meant: (field: string, column: number) => string = (field) => field,
): (string | null)[] {
  const source = sourceOf(headers);
  const known = new Map(source?.entity === entity ? Object.entries(source.fields) : []);
  const guesses = headers
    .flatMap((header, column) => {
      const own = known.get(normaliseHeader(header));
      const guess = own === undefined ? guessField(entity, header) : own && { field: own, distance: -1 };
      if (!guess) return [];
      const field = meant(guess.field, column);
      return [{ field, distance: field === guess.field ? guess.distance : FARTHEST, column }];
    })
    .sort((a, b) => a.distance - b.distance || a.column - b.column);

  const mapping: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  for (const { field, column } of guesses) {
    if (taken.has(field) && field !== 'email') continue;
    taken.add(field);
    mapping[column] = field;
  }
  return mapping;
}

/** How the product that wrote a file means the figures of its columns. */
export function guessReadings(
  entity: TableEntity,
  headers: readonly string[],
  mapping: readonly (string | null)[],
) {
  const source = sourceOf(headers);
  const readings = source?.entity === entity ? (source.readings ?? {}) : {};
  return mapping.map((field) => (field && readings[field]) || null);
}

/** A header may say more than the wording we know: first it must match whole, then without fillers, then without the owner. */
function guessField(entity: TableEntity, header: string): { field: string; distance: number } | null {
  const words = normaliseHeader(header).split(' ');
  const telling = words.filter((word) => !FILLERS.has(word));
  const bare = telling.filter((word) => !OWNERS[entity].has(word));
  for (const [looseness, tried] of [words, telling, bare].entries()) {
    const known = wordings[entity].get(tried.join(''));
    if (known) return { field: known.field, distance: looseness * MISS + known.rank };
  }
  return null;
}

// Compared without the spaces between words: "LinkedIn", "linked_in" and "linkedin" are one.
const wordings = Object.fromEntries(
  Object.entries(importFields).map(([entity, fields]) => [
    entity,
    new Map(
      fields
        .flatMap(({ field, aliases }) =>
          [field.replaceAll('_', ' '), ...aliases].map((alias, rank) => [
            alias.replaceAll(' ', ''),
            { field, rank },
          ]),
        )
        .toReversed() as [string, { field: string; rank: number }][],
    ),
  ]),
) as Record<TableEntity, Map<string, { field: string; rank: number }>>;
