import { lacking, meaningful } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import type { Piece } from './free-text.rules.ts';
import { merged } from './merge.rules.ts';
import { restOf } from './rest.rules.ts';
import type { Token } from './tokens.rules.ts';

export type FilterKey = keyof ExploreFilters;

export interface Understood {
  filter: FilterKey;
  /** The words of the sentence that said it. */
  text: string;
}

/** What a sentence says. */
export interface Reading {
  filters: ExploreFilters;
  /** What companies are to be described by. */
  description: string;
  understood: Understood[];
  /** The words that set nothing, as they were typed. */
  not_understood: string[];
  /** Why, by those words, where there is more to say. */
  reasons: Record<string, string>;
}

const DESCRIPTION = 'discovery_llm_search_uuid' satisfies FilterKey;
const HEADQUARTERS = ['hq_country', 'hq_state', 'hq_city'] as const;
const TWO_KINDS = 'places of two kinds cannot be joined; ask for them one after the other';
const JOINS = new Set(['or', 'and', '&', '/']);

/** Collects the pieces of a sentence in their order. */
export function startReading(text: string, tokens: readonly Token[]) {
  const reading: Reading = { filters: {}, description: '', understood: [], not_understood: [], reasons: {} };
  const described: string[] = [];
  let left: Token[] = [];
  let lastPlace: Piece | null = null;

  const describe = (said: string) => {
    described.push(said);
    reading.understood.push({ filter: DESCRIPTION, text: said });
  };
  const ignore = (said: string, reason?: string) => {
    reading.not_understood.push(said);
    if (reason) reading.reasons[said] = reason;
  };
  const settleRest = () => {
    const { words, ignored } = restOf(left, text);
    words.forEach(describe);
    for (const said of ignored) ignore(said);
    left = [];
  };
  /** "Texas or Toronto" would mean Toronto in Texas. */
  const isOfAnotherKind = ({ from, filters = {} }: Piece) =>
    lastPlace !== null &&
    from > lastPlace.end &&
    tokens
      .slice(lastPlace.end, from)
      .every(({ key }) => JOINS.has(key) || (key === ',' && tokens[from]?.key !== 'in')) &&
    HEADQUARTERS.some((key) => filters[key]) &&
    !HEADQUARTERS.some((key) => filters[key] && lastPlace?.filters?.[key]);

  return {
    /** A token that belongs to no phrase. */
    leave(at: number) {
      const token = tokens[at];
      if (token) left.push(token);
    },
    take(piece: Piece) {
      settleRest();
      const said = text.slice(tokens[piece.from]?.from, tokens[piece.end - 1]?.to);
      if (isOfAnotherKind(piece)) return ignore(said, TWO_KINDS);
      if (!piece.filters) return piece.reason === undefined ? describe(said) : ignore(said, piece.reason);
      if (HEADQUARTERS.some((key) => piece.filters?.[key])) lastPlace = piece;
      reading.filters = merged(reading.filters, piece.filters);
      for (const filter of Object.keys(piece.filters) as FilterKey[])
        reading.understood.push({ filter, text: said });
      return undefined;
    },
    finish(): Reading {
      settleRest();
      return holdBackAlone({ ...reading, description: described.join(' ') });
    },
  };
}

/** Filters that mean nothing without another are not set; their words count as not understood. */
export function holdBackAlone(reading: Reading): Reading {
  const alone: FilterKey[] = lacking(exploreFilters, reading.filters);
  if (alone.length === 0) return reading;
  const understood = reading.understood.filter(({ filter }) => !alone.includes(filter));
  const words = reading.understood.filter(({ filter }) => alone.includes(filter)).map(({ text }) => text);
  const idle = words.filter((text) => !understood.some((one) => one.text === text));
  return {
    ...reading,
    filters: meaningful(exploreFilters, reading.filters),
    understood,
    not_understood: [...new Set([...reading.not_understood, ...idle])],
  };
}
