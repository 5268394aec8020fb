import { lookup as resolveName } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../http/errors.ts';

export interface Address {
  address: string;
  family: number;
}

export interface AddressRules {
  ports?: readonly number[];
  /** Hosts, as in a URL, that an administrator configured: they may lie inside and use any port. */
  trusted?: readonly string[];
  /** Ourselves: names and addresses that are public and still nobody else. */
  own?: { hosts: readonly string[]; addresses: BlockList };
  resolve?: (hostname: string) => Promise<Address[]>;
}

/** The name stands for no address. */
export class UnknownHost extends Refusal {
  constructor() {
    super(422, 'This address cannot be found.', 'This address cannot be found.');
  }
}

export interface SafeTarget {
  url: URL;
  /** Answers with the addresses that were checked, so that a name cannot change its mind afterwards. */
  lookup: LookupFunction;
}

/** Addresses that are not somebody else on the public internet (IANA special-purpose registries). */
const inside = new BlockList();
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  inside.addSubnet(net, prefix, 'ipv4');
/** Public IPv6 is 2000::/3 without the parts that tunnel to other addresses or document. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

const isPublic = ({ address, family }: Address) =>
  family === 6
    ? outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    : !inside.check(address, 'ipv4');

/** Checks an address that somebody else wrote, and pins it to what it resolves to now. */
export async function safeTarget(given: string, rules: AddressRules = {}): Promise<SafeTarget> {
  const {
    ports = [80, 443],
    trusted = [],
    own,
    resolve = (name) => resolveName(name, { all: true }),
  } = rules;
  const url = parsed(given);
  const { protocol, hostname, host, username, password } = url;
  if (!/^https?:$/.test(protocol) || username || password || hostname === '') throw notAllowed();
  const isTrusted = trusted.includes(host);
  if (!isTrusted && !ports.includes(portOf(url))) throw notAllowed();
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && own?.hosts.includes(bare.replace(/\.$/, ''))) throw notAllowed();
  const family = isIP(bare);
  const addresses = family ? [{ address: bare, family }] : await resolve(bare).catch(() => []);
  if (addresses.length === 0) throw new UnknownHost();
  const isOwn = ({ address, family }: Address) =>
    own?.addresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
  if (!isTrusted && !addresses.every((one) => isPublic(one) && !isOwn(one))) throw notAllowed();
  return { url, lookup: pinnedTo(addresses) };
}

export const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

const pinnedTo =
  (addresses: Address[]): LookupFunction =>
  (_hostname, options, callback) => {
    const fitting = addresses.filter(({ family }) => !options.family || options.family === family);
    const [first] = fitting;
    if (!first) callback(new Error('no address of that family'), '');
    else if (options.all) callback(null, fitting);
    else callback(null, first.address, first.family);
  };

const parsed = (given: string) => {
  try {
    return new URL(given);
  } catch {
    throw notAllowed();
  }
};

/** Never says what a name resolved to: that would be a map of our network. */
const FORBIDDEN = 'This address is not allowed.';
const notAllowed = () => new Refusal(422, FORBIDDEN, FORBIDDEN);
