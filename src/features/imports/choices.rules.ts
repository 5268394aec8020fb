import { quoted } from './cell-text.rules.ts';
import { normaliseHeader } from './headers.rules.ts';

const YES = new Set('yes y true t 1 1.0 on x ✓ ✔ ☑ ja oui si sí sim'.split(' '));
const NO = new Set('no n false f 0 0.0 off ✗ ✘ ☐ nein non não nao'.split(' '));

/** How else people word a choice; it counts only where the choice is offered. */
const WORDINGS: Record<string, string> = {
  private:
    'private company, privately held, privately owned, privately held backing, privately held no backing, active, operating, in business, venture backed, startup, start up, independent, private equity backed, bootstrapped',
  public:
    'ipo, ipoed, went public, public company, publicly traded, publicly listed, publicly held, listed, listed company, in ipo registration, post ipo',
  acquired:
    'was acquired, acquired merged, acquisition, merged, merged acquired, merger, m a, acquired merged operating subsidiary',
  closed:
    'shut down, shutdown, closed shut down, closed down, shuttered, out of business, defunct, dead, deadpooled, inactive, dissolved, bankrupt, bankruptcy, liquidated, liquidation, ceased, ceased operations, not operating, no longer operating, wound down, permanently closed',
};
const MEANING = new Map(
  Object.entries(WORDINGS).flatMap(([choice, wordings]) =>
    wordings.split(',').map((wording) => [wording.trim(), choice] as const),
  ),
);

export function readYesNo(text: string): { value: boolean } | { problem: string } {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: true };
  if (NO.has(word)) return { value: false };
  return { problem: `${quoted(text)} is neither yes nor no; write yes or no` };
}

/** The offered choice a text means, in any case and the common wordings. */
export function readChoice(
  choices: readonly string[],
  text: string,
): { value: string } | { problem: string } {
  const wording = normaliseHeader(text);
  const offered = offeredAs(choices);
  const value = offered.get(wording) ?? offered.get(MEANING.get(wording) ?? '');
  return value ? { value } : { problem: `${quoted(text)} is not one of ${choices.join(', ')}` };
}

// A column asks for the same choices in every row.
const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function offeredAs(choices: readonly string[]) {
  const offered = known.get(choices) ?? new Map(choices.map((choice) => [normaliseHeader(choice), choice]));
  known.set(choices, offered);
  return offered;
}
