import type { Token } from './token-shape.rules.ts';

/** Which way a sign points when what stands on its right is written on its left. */
const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const MOST_NAMED = 3;

/** "30 <= hc <= 150" as "hc >= 30 and <= 150": what lies between two bounds is named first. */
export function nameFirst(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const chain = chainAt(tokens, at);
    found.push(...(chain ?? tokens.slice(at, at + 1)));
    at += chain ? chain.length - 1 : 1;
  }
  return found;
}

function chainAt(tokens: readonly Token[], at: number): Token[] | null {
  const [low, sign] = [tokens[at], tokens[at + 1]];
  const turned = TURNED[sign?.key ?? ''];
  if (!low?.quantity || !sign || !turned) return null;
  let end = at + 2;
  while (tokens[end]?.kind === 'word' && end < at + 2 + MOST_NAMED) end += 1;
  const [other, high] = [tokens[end], tokens[end + 1]];
  if (end === at + 2 || !other || !high?.quantity || other.key.charAt(0) !== sign.key.charAt(0)) return null;
  const [first, ...names] = tokens.slice(at + 2, end);
  if (!first) return null;
  const and: Token = { ...sign, kind: 'word', key: 'and' };
  return [{ ...first, from: low.from }, ...names, { ...sign, key: turned }, low, and, other, high];
}
