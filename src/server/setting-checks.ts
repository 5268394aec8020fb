import { BlockList, isIP } from 'node:net';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/** What container platforms set for every service they know, also for one that is called like a setting. */
const BARE_PORT = /_PORT$/;
const SET_BY_PLATFORMS = /_(?:SERVICE_HOST$|SERVICE_PORT|PORT_\d{1,5}_(?:TCP|UDP)|ENV_\w)/;
/** First words that other programs use too: of these only a family of two words, or what is nearly one of ours, is refused. */
const COMMON = new Set(['APP', 'LOG', 'DEV', 'MAP', 'CHAT', 'ERROR', 'LANGUAGE', 'REFERENCE', 'TRUST']);
const NEARLY = 2;
const LONG_ENOUGH = 7;

/** Names that are meant for Orion and are none of its settings: of a family of ours, or a slip away from one. */
export function unknownSettings(
  given: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  const isByPlatform = (name: string) =>
    SET_BY_PLATFORMS.test(name) || (BARE_PORT.test(name) && /^(tcp|udp):/.test(given[name] ?? ''));
  const families = new Set(known.filter((name) => name.includes('_')).map(familyOf));
  const distinct = known.filter((setting) => setting.length >= LONG_ENOUGH);
  const isOurs = (name: string) => name.includes('_') && families.has(familyOf(name));
  // Windows aside, capitals matter: it would not be read.
  const isInOtherCapitals = (name: string) => name.includes('_') && known.includes(name.toUpperCase());
  const isSlip = (name: string) =>
    name.length >= LONG_ENOUGH && known.some((setting) => editsBetween(singular(name), setting) <= NEARLY);
  const goesOn = (name: string) => distinct.some((setting) => name.startsWith(setting));
  return Object.keys(given).filter(
    (name) =>
      !known.includes(name) &&
      !isByPlatform(name) &&
      (isOurs(name) || isInOtherCapitals(name) || isSlip(name) || goesOn(name)),
  );
}

/** The words that say whose setting it is: the first, and one more where other programs begin with that too. */
function familyOf(name: string) {
  const [first = '', ...more] = name.split('_');
  return COMMON.has(first) ? `${first}_${more[0] ?? ''}` : first;
}

const singular = (name: string) => name.replace(/IES$/, 'Y');

function editsBetween(one: string, other: string) {
  if (Math.abs(one.length - other.length) > NEARLY) return NEARLY + 1;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      here[at] = Math.min((above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + same);
    }
    above = here;
  }
  return above.at(-1) ?? 0;
}

/** For what people read in one line, and what a program of theirs is called by. */
export const isOneLine = (text: string) => text.trim() !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** What a listener can be given; a zone or a port is no part of it. */
export const isHost = (text: string) => (isIP(text) !== 0 ? !text.includes('%') : /^[\w.-]+$/.test(text));

/** A lone percent sign in a password would end whoever reads it. */
export function hasReadableName(address: string): boolean {
  const { username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

const SENT_ANYWAY = new Set([
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]);
/** Pairs of a name and a value, none of which Orion sends itself. */
export const areSignInExtras = (text: string) =>
  text === '' ||
  (/^[\w.-]+=[^&\s]*(&[\w.-]+=[^&\s]*)*$/.test(text) &&
    [...new URLSearchParams(text).keys()].every((name) => !SENT_ANYWAY.has(name)));

/** An address, a network that is not everybody, or one of the names that stand for some. */
export function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  if (bits === undefined) return isIP(address) !== 0;
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** With key, secret and bucket; in the clear only to this machine. */
export function isFilesAddress(address: string): boolean {
  const { protocol, hostname, pathname, username, password } = new URL(address);
  const bucket = pathname.replace(/(?<!\/)\/+$/, '');
  return (protocol === 'https:' || isLoopback(hostname)) && !!username && !!password && bucket !== '';
}

const FEW_CHARACTERS = 10;
const KNOWN_WORDS = /change.?me|passw|secret|example|orion|qwert|12345|default/i;

/** Whether somebody could come upon it by guessing: repeated, counted up, or made of words. */
export function isWeakKey(key: string): boolean {
  const codes = Array.from(key, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? 0)) === 1).length;
  return (
    new Set(codes).size < FEW_CHARACTERS ||
    /^(.+?)\1+.?$/su.test(key) ||
    steps > key.length / 2 ||
    KNOWN_WORDS.test(key)
  );
}

/** Without a path, a question or a name to sign in with: nothing of it would be used. */
export function isOriginAlone(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** A key is never sent where others can read it: https, or to this machine itself. */
export function isSafeOutside(address: string): boolean {
  const { protocol, hostname, username, password, search } = new URL(address);
  return (protocol === 'https:' || isLoopback(hostname)) && !username && !password && !search;
}
