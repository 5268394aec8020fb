import type { Lexicon } from './lexicon.rules.ts';
import { afterJoin } from './names.rules.ts';
import type { Found } from './pattern.rules.ts';
import type { Place, PlaceKind } from './place-lexicon.rules.ts';
import { isDash, type Token } from './token-shape.rules.ts';

/** Headquarters: each kind narrows the others. */
export type Headquarters = { [K in PlaceKind]?: string[] };

const WIDTH: Readonly<Record<PlaceKind, number>> = { city: 0, state: 1, country: 2 };

/** "Ohio or Texas" are places of one kind; "Austin, Texas" is a place within a wider one. */
export function headquarters(strict: boolean) {
  return (tokens: readonly Token[], at: number, lexicon: Lexicon): readonly Found<Headquarters>[] => {
    const [first] = lexicon.place.find(tokens, at, strict);
    if (!first) return [];
    const found = placesFrom(tokens, first, lexicon);
    const city = first.value.kind === 'state' ? placeAt('city', tokens, at, lexicon) : undefined;
    // "Berlin and Munich": a state that is a city too is one beside another city.
    const asCity = city?.end === first.end ? placesFrom(tokens, city, lexicon) : [];
    return (asCity[0]?.end ?? 0) > (found[0]?.end ?? 0) && !asCity[0]?.value.state ? asCity : found;
  };
}

function placeAt(
  kind: 'city' | 'state',
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): Found<Place> | undefined {
  const [found] = lexicon[kind].find(tokens, at);
  return found && { value: { kind, names: [found.value] }, end: found.end };
}

const isLetters = (token: Token | undefined) => /^\p{Lu}{2}$/u.test(token?.text ?? '');

/** The places from the first one on, the longest list first. */
function placesFrom(tokens: readonly Token[], first: Found<Place>, lexicon: Lexicon): Found<Headquarters>[] {
  const found: Found<Headquarters>[] = [];
  let [value, last, end]: [Headquarters, Place, number] = [adding({}, first.value), first.value, first.end];
  found.unshift({ value, end });
  for (let next = afterPlace(tokens, end); next !== null; next = afterPlace(tokens, end)) {
    const [named] = lexicon.place.find(tokens, next, false);
    if (!named) break;
    const isWord = tokens[end]?.kind === 'word' && next > end;
    const asLast = isWord && last.kind === 'city' ? placeAt('city', tokens, next, lexicon) : undefined;
    // "TX, OK, LA": a city's letters among those of states are a state's.
    const isAmongLetters = last.kind === 'state' && isLetters(tokens[end - 1]);
    const asState = isAmongLetters ? placeAt('state', tokens, next, lexicon) : undefined;
    const more = asLast ?? asState ?? named;
    const isWider = WIDTH[more.value.kind] > WIDTH[last.kind];
    const isBeside = tokens[end]?.key === ',' ? next === end + 1 : next === end;
    const isInAmerica = next === end && isAmerica(value) && isRegion(more.value);
    if (more.value.kind !== last.kind && !(isWider && isBeside) && !isInAmerica) break;
    // "without Brazil - Chile and Peru"
    if (holdsAll(more.value, value) || (more.value.kind === last.kind && isDash(tokens[end]))) break;
    // "TX OK LA"
    const areLetters = isAmongLetters && isLetters(tokens[next]) && more.value.kind === 'state';
    if (tokens[end]?.kind !== 'mark' && more.value.kind === last.kind && next === end && !areLetters) break;
    [value, last, end] = [adding(value, more.value), more.value, more.end];
    found.unshift({ value, end });
  }
  return found;
}

/** "Germany, European": a part of the world is not one more place beside a part of itself. */
const holdsAll = ({ kind, names }: Place, value: Headquarters) =>
  names.length > 1 &&
  (value[kind] ?? []).length > 0 &&
  (value[kind] ?? []).every((name) => names.includes(name));

const afterPlace = (tokens: readonly Token[], end: number) => {
  if (tokens[end - 1]?.closes) return null;
  const next = afterJoin(tokens, end);
  if (next === null) return tokens[end] ? end : null;
  return tokens[next]?.text === 'in' ? next + 1 : next;
};

const isAmerica = ({ country = [], ...others }: Headquarters) =>
  country.join() === 'United States' && Object.keys(others).length === 0;
const isRegion = ({ kind, names }: Place) => kind === 'state' && names.length > 1;

function adding(value: Headquarters, place: Place): Headquarters {
  const { kind, names } = place;
  // "US Midwest", "the southeastern US": the states say the country.
  if (isAmerica(value) && isRegion(place)) return { state: [...names] };
  if (isAmerica({ [kind]: [...names] }) && !value.country && (value.state ?? []).length > 1) return value;
  return { ...value, [kind]: [...new Set([...(value[kind] ?? []), ...names])] };
}
