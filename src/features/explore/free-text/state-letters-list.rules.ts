import { STATE_LETTERS } from '#kernel/state-letters.ts';
import { COMMON_WORDS } from './names.rules.ts';
import type { Token } from './token-shape.rules.ts';

const SEPARATORS = new Set([',', '/', '&', 'and']);
/** "Vt" and "N.H." as well as "VT" */
const lettersIn = (text: string) => text.replaceAll('.', '').toUpperCase();
const isLetters = ({ kind, text }: Token) => kind === 'word' && lettersIn(text) in STATE_LETTERS;
const isWord = ({ key }: Token) => COMMON_WORDS.has(key) || key === 'ca' || key === 'la';
/** Three in a row are a list, whatever the first says by itself: "oh, in, wi"; "hi, tx" is none. */
const SURE = 3;

/** "mn, wi, ia": letters of states beside each other are states, though they are no capitals; one word among them may be one. */
export function capitalizeStates(tokens: readonly Token[]): Token[] {
  const found = [...tokens];
  for (let at = 0; at < tokens.length; ) {
    const all = runFrom(tokens, at);
    const isGreeting = all.length < SURE && all[0] !== undefined && isWord(tokens[all[0]] as Token);
    const run = isGreeting ? all.slice(1) : all;
    const isList =
      run.length > 1 && (run.length >= SURE || run.some((index) => !isWord(tokens[index] as Token)));
    if (!isList && run.length === 1 && isNoWord(tokens[run[0] ?? 0]))
      found[run[0] ?? 0] = inCapitals(tokens[run[0] ?? 0] as Token);
    if (isList) for (const index of run) found[index] = inCapitals(tokens[index] as Token);
    at = (all.at(-1) ?? at) + 1;
  }
  return found;
}

/** "saas tx": letters that are nothing else. */
const isNoWord = (token: Token | undefined) => NO_WORDS.has(token?.key ?? '');
const NO_WORDS = new Set('tx ny nj nv nh wv wy tn ky mn nc'.split(' '));

const inCapitals = (token: Token): Token => ({ ...token, text: lettersIn(token.text) });

/** Where the letters of one list stand. */
function runFrom(tokens: readonly Token[], start: number): number[] {
  const run: number[] = [];
  for (let at = start; ; at += 2) {
    const token = tokens[at];
    if (!token || !isLetters(token)) return run;
    run.push(at);
    const next = tokens[at + 1]?.key ?? '';
    // "mn, wi or ia"
    if (!SEPARATORS.has(next) && !(next === 'or' && tokens[at + 1]?.text === 'or')) return run;
  }
}
