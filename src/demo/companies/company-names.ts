import { slug } from '../making/phrase.ts';
import type { Random } from '../making/random.ts';
import { beginnings, endings, tails } from '../words/company-words.ts';

/** One invented name: `Ferrowick`, `Oxbowline Works`. */
export function inventName(random: Random): string {
  const beginning = random.pick(beginnings);
  let ending = random.pick(endings);
  // Two equal letters at the seam, or two vowels, do not read as one word.
  while (ending.startsWith(beginning.at(-1) ?? '') || beginning.toLowerCase().includes(ending))
    ending = random.pick(endings);
  const word = beginning + ending;
  return random.chance(0.3) ? `${word} ${random.pick(tails)}` : word;
}

/** Names of which no two share a domain. */
export function uniqueNames(random: Random) {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const name = inventName(random);
      const domain = `${slug(name)}.example`;
      if (taken.has(domain)) continue;
      taken.add(domain);
      return { name, domain };
    }
  };
}
