import type { ExploreFilters } from '../explore.filters.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

export const isBreak = (token: Token | undefined) =>
  !token || [',', 'and', 'or', '/', '&', '+'].includes(token.key);

const UNCLEAR = 'it is not clear what is denied';
const MOST_DENIED = 3;
/** Of what a company is said to be rather than of where it is, or how large. */
const MOST_DENIED_OF_KIND = 6;
/** "everything but fintech in Ohio" */
const ALL = new Set(['anything', 'everything', 'all', 'non']);
const DENIALS = new Set(['no', 'not', 'without', 'never']);
/** "not keen to look at Texas", "no partner of ours emailed them": behind a denial nobody can tell what is denied. */
export function doubtPiece(piece: Piece, before: Piece | null, tokens: readonly Token[]): Piece {
  const { from, end, filters } = piece;
  if (filters && isOfContact(filters) && isContactDenied(piece, before, tokens))
    return { from, end, reason: UNCLEAR };
  const most = filters && isOfKind(filters) ? MOST_DENIED_OF_KIND : MOST_DENIED;
  if (!before?.denies || !filters || from - before.end > most) return piece;
  if (ALL.has(tokens[before.from]?.key ?? '')) return piece;
  const isSameThought =
    !DENIALS.has(tokens[from]?.key ?? '') &&
    tokens
      .slice(before.end - 1, from)
      .every((token) => !isBreak(token) && !token.closes && !WISHING.has(token.key));
  return isSameThought ? { from, end, reason: UNCLEAR } : piece;
}

/** "not doing it. What I need is": another thought. */
const WISHING = new Set('what but need want looking show find give please so then'.split(' '));
const KINDS = ['is_saas', 'status', 'tp_status_value', 'tp_owner_email', 'growth_tag'] as const;
const isOfKind = (filters: ExploreFilters) => KINDS.some((key) => filters[key] !== undefined);

/** What somebody of the firm did, which they may as well not have done. */
const isOfContact = ({ has_email_sent, days_of_website_history, is_in_newsletter }: ExploreFilters) =>
  has_email_sent === true || days_of_website_history !== undefined || is_in_newsletter === true;

const DENYING = new Set(
  'no not none nobody noone never neither nor nothing hardly barely scarcely seldom rarely without forgot forgotten failed neglected omitted refused declined hesitated zero doubt doubtful unlikely'.split(
    ' ',
  ),
);
/** "I can't remember which ones we emailed" denies no e-mail. */
const DENIED_ELSE = new Set('sure remember recall matter know only just least idea problem'.split(' '));
const STOPS = new Set(['.', ';', '!', '?']);
/** What has its subject before it, also in front of a comma. */
const SUBJECTLESS = new Set('has have had ever did was were'.split(' '));
const MOST_WORDS = 15;

function isContactDenied({ from, end }: Piece, before: Piece | null, tokens: readonly Token[]): boolean {
  const key = (index: number) => tokens[index]?.key ?? '';
  if (DENYING_BEHIND.has(key(end)) || (['no', 'not'].includes(key(end)) && NOBODY.has(key(end + 1))))
    return true;
  // "emailed - never"
  if (key(end) === ',' && key(end + 1) === 'never' && isBreak(tokens[end + 2])) return true;
  if (WISHES.has(key(from - 1)) && WHO.has(key(from - 2))) return true;
  if (['and', '&', '+'].includes(key(from - 1))) return false;
  const isSubjectless = [key(from), key(from - 1)].some((word) => SUBJECTLESS.has(word));
  const start = Math.max(before?.filters ? before.end : 0, from - MOST_WORDS);
  for (let at = from - 1; at >= start; at -= 1) {
    const { text = '', closes } = tokens[at] ?? {};
    if (closes || STOPS.has(text) || key(at) === 'but') return false;
    if (key(at) === ',' && !isSubjectless) return false;
    if (DENYING.has(key(at)) && !DENIED_ELSE.has(key(at + 1))) return true;
  }
  return false;
}
/** "we wrote to none of them" */
const DENYING_BEHIND = new Set('none nobody noone hardly barely neither'.split(' '));
const NOBODY = new Set('one a any once company companies firm firms'.split(' '));
/** "we should have emailed them" */
const WISHES = new Set('should could would might ought shall'.split(' '));
const WHO = new Set('we i you someone somebody'.split(' '));
