import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { type Address, type SafeTarget, safeTarget } from './safe-address.ts';

const PUBLIC = { address: '93.184.215.14', family: 4 };

/** What the names of the list stand for; every other name is a public site. */
const NAMES: Record<string, Address[]> = {
  localhost: [{ address: '127.0.0.1', family: 4 }],
  'localhost.': [{ address: '127.0.0.1', family: 4 }],
  'metadata.google.internal': [{ address: '169.254.169.254', family: 4 }],
  '127.0.0.1.nip.io': [{ address: '127.0.0.1', family: 4 }],
  'intranet.firm.example': [{ address: '10.1.2.3', family: 4 }],
  'both.example': [PUBLIC, { address: '::1', family: 6 }],
};
const resolve = async (name: string) => NAMES[name] ?? [PUBLIC];

const FORBIDDEN = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0/',
  'http://0.0.0.0/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://10.0.0.1/',
  'http://172.16.5.4/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[2002:7f00:1::]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://metadata.google.internal/',
  'http://127.0.0.1.nip.io/',
  'http://intranet.firm.example/',
  'http://both.example/',
  'file:///etc/passwd',
  'gopher://acme.com/',
  'ftp://acme.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'not an address',
  'http://user:secret@acme.com/',
  'http://acme.com:5432/',
  'https://acme.com:22/',
];

const answerOf = ({ lookup }: SafeTarget, options: { all?: boolean; family?: number } = { all: true }) =>
  new Promise((resolve, reject) => {
    lookup('ignored.example', options, (error, address: string | LookupAddress[]) =>
      error ? reject(error) : resolve(address),
    );
  });

// trust.md T17
describe('an address that somebody else wrote', () => {
  it('is tried in at least 35 dangerous ways', () => {
    expect(new Set(FORBIDDEN).size).toBeGreaterThanOrEqual(35);
  });

  it.each(FORBIDDEN)('is refused, without a word on why: %s', async (address) => {
    const sentence = 'This address is not allowed.';

    await expect(safeTarget(address, { resolve })).rejects.toMatchObject({
      statusCode: 422,
      word: sentence,
      message: sentence,
    });
  });

  it.each([
    'http://acme.com/',
    'https://acme.com:443/a?b=c',
    'http://93.184.215.14/',
    'https://[2606:2800:21f:cb07::1]/',
  ])('is accepted when it is public: %s', async (address) => {
    expect((await safeTarget(address, { resolve })).url.href).toBe(new URL(address).href);
  });

  it('is resolved once, and stays what it was then', async () => {
    const answers = [[PUBLIC], [{ address: '127.0.0.1', family: 4 }]];
    const rebinding = async () => answers.shift() ?? [];

    const target = await safeTarget('http://rebinding.example/', { resolve: rebinding });

    expect(await answerOf(target)).toEqual([PUBLIC]);
    expect(await answerOf(target, { family: 4 })).toBe(PUBLIC.address);
    await expect(answerOf(target, { family: 6 })).rejects.toThrow('family');
    expect(answers).toHaveLength(1);
  });

  it('that cannot be found says so', async () => {
    const failing = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };

    await expect(safeTarget('http://nowhere.example/', failing)).rejects.toMatchObject({
      statusCode: 422,
      message: 'This address cannot be found.',
    });
  });

  it('may lie inside only when an administrator trusts exactly that host and port', async () => {
    const rules = { resolve, trusted: ['127.0.0.1:4000', 'intranet.firm.example'] };

    expect((await safeTarget('http://127.0.0.1:4000/', rules)).url.port).toBe('4000');
    expect((await safeTarget('https://intranet.firm.example/', rules)).url.hostname).toBe(
      'intranet.firm.example',
    );
    await expect(safeTarget('http://127.0.0.1:4001/', rules)).rejects.toMatchObject({ statusCode: 422 });
    await expect(safeTarget('http://intranet.firm.example:8080/', rules)).rejects.toMatchObject({
      statusCode: 422,
    });
  });

  it('may use another port when that is allowed', async () => {
    expect((await safeTarget('http://acme.com:8080/', { resolve, ports: [8080] })).url.port).toBe('8080');
  });
});
