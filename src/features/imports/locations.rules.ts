import { countryNamed, stateNamed } from '#kernel/places.ts';
import { quoted, saysNothing } from './cell-text.rules.ts';
import type { Reading } from './readings.rules.ts';

/** City, state and country, each empty where the text does not tell; `says` where two letters can be a state or a country. */
type ReadLocation = ({ value: string[] } | { problem: string }) & { says?: Reading | 'open' };

const HOME = 'United States';
const MOST_PARTS = 3;

/** "Austin, TX", "Lyon, France", "Toronto, Ontario, Canada": the parts of a place, the widest last. */
export function readLocation(text: string, reading?: Reading | null): ReadLocation {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => !saysNothing(part));
  const last = parts.at(-1) ?? '';
  if (parts.length > MOST_PARTS)
    return { problem: `${quoted(text)} is more than a city, a state and a country; map it to HQ address` };
  if (parts.length === 1) return { value: single(last) };
  const [state, country] = [stateNamed(last, HOME), countryNamed(last)];
  const isSpelledOut = !/^[a-z.]{2,4}$/i.test(last);
  // Letters elsewhere in the column do not tell which Georgia is meant.
  if (reading !== undefined && parts.length === 2 && isSpelledOut && state && country)
    return { problem: `${quoted(text)} ends with a state and a country of one name; write both` };
  const says = reading === undefined || isSpelledOut ? undefined : endSays(state, country);
  if (says === 'open' && reading === null)
    return { problem: `${quoted(text)} ends with what can be a state or a country; say which`, says };
  const isState = state !== null && (country === null || reading !== 'country_letters');
  const [city = '', middle = ''] = parts;
  const told = { ...(says && { says }) };
  if (parts.length === 2)
    return { value: isState ? [city, state, HOME] : [city, country ? '' : last, country ?? ''], ...told };
  if (!country) return { problem: `${quoted(text)} ends with no country that Orion knows; write it out` };
  return { value: [city, stateNamed(middle, country) ?? middle, country] };
}

/** What letters behind a city say: two are often both. */
function endSays(state: string | null, country: string | null): Reading | 'open' | undefined {
  if (state && country) return 'open';
  if (state) return 'state_letters';
  return country ? 'country_letters' : undefined;
}

/** A place of one part: a country, a state of ours, or else a city. */
function single(text: string): string[] {
  const country = countryNamed(text);
  if (country && !/^[a-z]{2}$/i.test(text)) return ['', '', country];
  const state = stateNamed(text, HOME);
  if (state && !/^[a-z]{2}$/i.test(text)) return ['', state, HOME];
  return [text, '', ''];
}
