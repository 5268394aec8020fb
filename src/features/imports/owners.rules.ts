import type { OwnerOption } from '#features/pipeline/pipeline.rules.ts';
import { quoted } from './cell-text.rules.ts';
import { normaliseHeader } from './headers.rules.ts';
import { splitList } from './lists.rules.ts';

const BETWEEN_WORDS = /[\s<>(),;:]+/;
const AND = / ?[&+/] ?| (?:and|und|et|y) /i;
const LAST_FIRST = /^([^,;|\n@]+),([^,;|\n@]+)$/;

/** The colleagues a cell means, by e-mail address or full name, as their addresses; one it does not tell costs the cell. */
export function readOwners(
  text: string,
  owners: readonly OwnerOption[],
): { value: string[] } | { problem: string } {
  const meant: string[] = [];
  for (const entry of entriesOf(text, owners)) {
    const [owner, other] = ownersNamed(entry, owners);
    if (owner === undefined)
      return {
        problem: `${quoted(entry)} is not someone who can own companies; write an e-mail address`,
      };
    if (other !== undefined)
      return { problem: `${quoted(entry)} is the name of several colleagues; write an e-mail address` };
    meant.push(owner);
  }
  return { value: [...new Set(meant)] };
}

/** "Lee, Ann" is one entry where there is an Ann Lee; two addresses are two. */
function entriesOf(text: string, owners: readonly OwnerOption[]): string[] {
  const turned = LAST_FIRST.test(text) ? text.replace(LAST_FIRST, '$2 $1') : null;
  if (turned !== null && ownersNamed(turned, owners).length > 0) return [turned];
  return splitList(text).flatMap((part) => {
    const addresses = addressesIn(part);
    if (addresses.length > 1) return addresses;
    const named = part.split(AND);
    return named.every((name) => ownersNamed(name, owners).length > 0) ? named : [part];
  });
}

/** "Ann Lee <ann@firm.example>" means whoever has the address; a name alone, everybody of that name. */
const ownersNamed = (entry: string, owners: readonly OwnerOption[]): readonly string[] =>
  namesOf(owners).get(addressesIn(entry)[0]?.toLowerCase() ?? normaliseHeader(entry)) ?? [];

const addressesIn = (text: string) => text.split(BETWEEN_WORDS).filter((word) => word.includes('@'));

// A column asks for the same people in every row.
const known = new WeakMap<readonly OwnerOption[], Map<string, string[]>>();

function namesOf(owners: readonly OwnerOption[]) {
  const names = known.get(owners) ?? new Map<string, string[]>();
  if (names.size === 0)
    for (const { email_address, full_name } of owners)
      for (const name of [email_address.toLowerCase(), normaliseHeader(full_name)])
        names.set(name, [...(names.get(name) ?? []), email_address]);
  known.set(owners, names);
  return names;
}
