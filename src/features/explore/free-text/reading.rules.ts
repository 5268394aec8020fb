import { lacking, meaningful, toWire } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { takenBackBy } from './corrections.rules.ts';
import { contradicted, isRange, liesBeyond, merged } from './merge.rules.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import type { Piece } from './piece.rules.ts';
import { restOf } from './rest.rules.ts';
import { CONTRADICTED } from './second-bound.rules.ts';
import type { Token } from './token-shape.rules.ts';

export type FilterKey = keyof ExploreFilters;

export interface Understood {
  filter: FilterKey;
  /** The words of the sentence that said it. */
  text: string;
  /** What it was taken for, where that is a guess that somebody should look at. */
  guessed?: string;
  /** The values of a guess, as they go over the wire. */
  values?: readonly string[];
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
const BOTH_ENDS = 'what lies between two bounds cannot be left out; ask for them one after the other';
const EITHER_OR = 'one of two different things cannot be asked for; ask for them one after the other';
const JOINS = new Set(['or', 'and', '&', '/']);
/** "Spain, HQ Boston": the second says where it sits. */
const SAYING_WHERE = new Set('in hq headquartered headquarters based located'.split(' '));

/** What a filter means, for people. */
type Tell = (filter: FilterKey, filters: ExploreFilters) => string;

/** Collects the pieces of a sentence in their order. */
export function startReading(text: string, tokens: readonly Token[], tell: Tell) {
  const reading: Reading = { filters: {}, description: '', understood: [], not_understood: [], reasons: {} };
  const described: string[] = [];
  let left: Token[] = [];
  const exclusions: Excluded[] = [];
  /** What means something else where headquarters are said elsewhere. */
  const undecided: { said: string; piece: Piece }[] = [];
  let lastPlace: Piece | null = null;
  let last: Piece | null = null;

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
    for (const { said, reason } of ignored) ignore(said, reason);
    left = [];
  };
  /** "Texas or Toronto" would mean Toronto in Texas. */
  const isOfAnotherKind = ({ from, filters = {} }: Piece) =>
    lastPlace !== null &&
    from > lastPlace.end &&
    tokens
      .slice(lastPlace.end, from)
      .every(({ key }) => JOINS.has(key) || (key === ',' && !SAYING_WHERE.has(tokens[from]?.key ?? ''))) &&
    HEADQUARTERS.some((key) => filters[key]) &&
    !HEADQUARTERS.some((key) => filters[key] && lastPlace?.filters?.[key]);

  const takeBack = (filters: ExploreFilters, reason: string, insteadOf?: FilterKey) => {
    const keys = new Set([...takenBackBy(filters), ...(insteadOf ? [insteadOf] : [])]);
    const isGone = ({ filter }: Understood) => keys.has(filter);
    const gone = reading.understood.filter(isGone).map(({ text: words }) => words);
    reading.understood = reading.understood.filter((one) => !isGone(one));
    for (const key of keys) delete reading.filters[key];
    for (const words of new Set(gone))
      if (!reading.understood.some((one) => one.text === words)) ignore(words, reason);
  };
  /** Of bounds that contradict each other the last counts, but what shrinks never grows. */
  const withoutContradictions = (said: string, filters: ExploreFilters): ExploreFilters => {
    const keys = contradicted(reading.filters, filters);
    if (keys.length === 0) return filters;
    const isLost = (key: string) => keys.includes(key) && key.startsWith('growth');
    const all = Object.entries(filters);
    takeBack(Object.fromEntries(all.filter(([key]) => keys.includes(key) && !isLost(key))), CONTRADICTED);
    const kept: ExploreFilters = Object.fromEntries(all.filter(([key]) => !isLost(key)));
    if (Object.keys(kept).length === 0) ignore(said, CONTRADICTED);
    return kept;
  };
  const set = (said: string, { filters: all = {}, guessed, corrects, insteadOf }: Piece) => {
    if (corrects) takeBack(all, 'taken back later', insteadOf);
    const filters = withoutContradictions(said, all);
    reading.filters = merged(reading.filters, filters);
    for (const filter of Object.keys(filters) as FilterKey[])
      reading.understood.push({
        filter,
        text: said,
        ...(guessed && { guessed: tell(filter, filters), values: wireOf(filter, filters) }),
      });
  };
  const decide = () => {
    const isElsewhere = HEADQUARTERS.some((key) => reading.filters[key]);
    for (const { said, piece } of undecided) {
      if (isElsewhere && piece.reason !== undefined) ignore(said, piece.reason);
      else set(said, isElsewhere ? { ...piece, filters: piece.besideHeadquarters ?? {} } : piece);
    }
  };

  return {
    /** What was set so far. */
    filters: () => reading.filters,
    /** A token that belongs to no phrase. */
    leave(at: number) {
      const token = tokens[at];
      if (token) left.push(token);
    },
    take(found: Piece): void {
      settleRest();
      const piece = narrows(tokens, found, { last, old: reading.filters })
        ? { ...found, corrects: true as const }
        : found;
      const said = text.slice(tokens[piece.from]?.from, tokens[piece.end - 1]?.to);
      if (!piece.corrects && isOfAnotherKind(piece)) return ignore(said, TWO_KINDS);
      if (isOtherEnd(tokens, piece, { last, old: reading.filters })) {
        takeBack(piece.filters ?? {}, BOTH_ENDS);
        return ignore(said, BOTH_ENDS);
      }
      if (holdsBothEnds(piece)) return ignore(said, BOTH_ENDS);
      const [before] = [last];
      last = piece;
      if (before && isAlternative(tokens, before, piece)) {
        takeBack(before.filters ?? {}, EITHER_OR);
        return ignore(said, EITHER_OR);
      }
      if (piece.excluded) exclusions.push({ said, excluded: piece.excluded });
      if (!piece.filters) return piece.reason === undefined ? describe(said) : ignore(said, piece.reason);
      if (piece.besideHeadquarters) return void undecided.push({ said, piece });
      if (HEADQUARTERS.some((key) => piece.filters?.[key])) lastPlace = piece;
      return set(said, piece);
    },
    finish(): Reading {
      settleRest();
      decide();
      const whole = exclusions.reduce(leaveOut, { ...reading, description: described.join(' ') });
      return holdBackAlone(whole);
    },
  };
}

/** "Africa: Kenya, Nigeria", "Texas or Ohio? Ohio.": some of what was named, said alone. */
function narrows(
  tokens: readonly Token[],
  { from, filters = {} }: Piece,
  { last, old }: { last: Piece | null; old: ExploreFilters },
): boolean {
  const before = tokens[from - 1];
  const isSaidAlone = last?.end === from ? before?.closes : last?.end === from - 1 && before?.text === '?';
  const [[key, names] = [], ...others] = Object.entries(filters) as [FilterKey?, unknown?][];
  const all = key && old[key];
  if (!isSaidAlone || others.length > 0 || !Array.isArray(names) || !Array.isArray(all)) return false;
  return names.length < all.length && names.every((name) => all.includes(name as never));
}

const STOPS = new Set(['.', ';', '!', '?']);
/** "under 20 people or the big ones over 500": both ends, which no filter has. */
function isOtherEnd(
  tokens: readonly Token[],
  { from, filters = {}, corrects }: Piece,
  { last, old }: { last: Piece | null; old: ExploreFilters },
) {
  const between = tokens.slice(last?.end ?? from, from + 1);
  return (
    !corrects &&
    between.some(({ key }) => key === 'or') &&
    !between.some(({ text }) => STOPS.has(text)) &&
    Object.entries(filters).some(([key, value]) => liesBeyond(old[key as FilterKey], value))
  );
}
/** "under 20 or over 500 people" */
const holdsBothEnds = ({ filters = {} }: Piece) =>
  Object.values(filters).some(
    (value) => isRange(value) && (value.min ?? -Infinity) > (value.max ?? Infinity),
  );

/** "in Texas or more than 100 people": different filters always count together. */
function isAlternative(tokens: readonly Token[], before: Piece, piece: Piece): boolean {
  if (!before.filters || !piece.filters || [before, piece].some((one) => one.isExclusion || one.corrects))
    return false;
  const { key: first, text } = tokens[piece.from] ?? {};
  // "50 people, OR & WA" are in Oregon.
  const isJoin = first === 'or' && !(text === 'OR' && piece.filters.hq_state);
  const between = tokens.slice(before.end, isJoin ? piece.from + 1 : piece.from);
  const or = between.findIndex(({ key }) => key === 'or');
  const isJoined =
    or >= 0 &&
    between.slice(0, or).every(({ key }) => key === ',') &&
    between.slice(or + 1).every(({ key }) => key === 'else' || (key !== ',' && FILLERS.has(key)));
  const keys = takenBackBy(before.filters);
  return isJoined && ![...takenBackBy(piece.filters)].some((key) => keys.has(key));
}
const wireOf = (filter: FilterKey, filters: ExploreFilters): readonly string[] =>
  toWire(exploreFilters, { [filter]: filters[filter] })[filter] ?? [];

interface Excluded {
  said: string;
  excluded: ExploreFilters;
}

/** "the Midwest apart from Illinois": of several places that were named, the others remain. */
function leaveOut(reading: Reading, { said, excluded }: Excluded): Reading {
  const [[key, names] = [], ...others] = Object.entries(excluded) as [FilterKey, unknown][];
  const named = key && HEADQUARTERS.find((one) => one === key);
  const all = named && reading.filters[named];
  if (!named || !all || others.length > 0 || !Array.isArray(names)) return reading;
  const remaining = all.filter((name) => !names.includes(name));
  if (remaining.length === 0 || remaining.length === all.length) return reading;
  const { [said]: _reason, ...reasons } = reading.reasons;
  return {
    ...reading,
    filters: { ...reading.filters, [named]: remaining },
    understood: [...reading.understood, { filter: named, text: said }],
    not_understood: reading.not_understood.filter((words) => words !== said),
    reasons,
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
