import type { Lexicon } from './lexicon.rules.ts';
import type { ReadSlot } from './pattern.rules.ts';
import type { SlotName } from './slot-values.rules.ts';
import { slots } from './slots.rules.ts';
import type { Token } from './token-shape.rules.ts';

/** Many phrases share a slot; each is read once at each place. */
export function rememberedSlots(tokens: readonly Token[], lexicon: Lexicon): ReadSlot {
  const known = tokens.map(() => new Map<string, ReturnType<ReadSlot>>());
  return (name, at) => {
    const here = known[at];
    const found = here?.get(name) ?? slots[name as SlotName].read(tokens, at, lexicon);
    here?.set(name, found);
    return found;
  };
}
