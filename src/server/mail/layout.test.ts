import { describe, expect, it } from 'vitest';
import { type Block, clipLine, mailOf } from './layout.ts';
import { codeOf, isSignedWith, signMail } from './signature.ts';

const HOSTILE = `"><img src=x onerror=alert(1)> & 'Ann' <!--signature-->`;
const everyBlock = (text: string, href: string): Block[] => [
  { kind: 'heading', text },
  { kind: 'text', text },
  { kind: 'small', text },
  { kind: 'button', label: text, href },
  { kind: 'link', label: text, note: text, href },
  {
    kind: 'actions',
    links: [
      { label: text, href },
      { label: text, href },
    ],
  },
  {
    kind: 'links',
    links: [
      { label: text, href },
      { label: text, href },
    ],
  },
  { kind: 'list', items: [text, text] },
  { kind: 'line' },
];

describe('the layout of a mail', () => {
  it('shows the same words in both forms', () => {
    const { html, plain } = mailOf({
      title: 'Two reminders',
      blocks: [
        { kind: 'heading', text: 'Today' },
        { kind: 'text', text: 'First line\nsecond line' },
        { kind: 'list', items: ['Acme', 'Globex'] },
        { kind: 'button', label: 'Open Orion', href: 'https://orion.firm.example/reminders?a=1&b=2' },
      ],
    });

    expect(plain).toBe(
      'Two reminders\n\nToday\n-----\n\nFirst line\nsecond line\n\n* Acme\n* Globex\n\nOpen Orion: https://orion.firm.example/reminders?a=1&b=2',
    );
    for (const shown of ['Two reminders</h1>', 'First line<br>second line', '<li>Acme</li><li>Globex</li>'])
      expect(html).toContain(shown);
    expect(html).toContain('href="https://orion.firm.example/reminders?a=1&#38;b=2"');
    expect(html).toContain('name="color-scheme" content="light dark"');
  });

  it('lets no text become markup', () => {
    const harmless = mailOf({ title: 'x', blocks: everyBlock('x', 'https://a.example') }).html;
    const { html } = mailOf({ title: HOSTILE, blocks: everyBlock(HOSTILE, 'https://a.example') });
    const tags = (text: string) => text.match(/<[^>]*>/g);

    expect(tags(html)).toEqual(tags(harmless));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a.example/" onclick="x',
    ' https://a.example',
    '//a.example',
    '',
  ])('makes no link of %s', (href) => {
    const { html, plain } = mailOf({ title: 'x', blocks: everyBlock('label', href) });

    expect(html).not.toContain('<a ');
    expect(plain).not.toContain(': ');
  });
});

it.each([
  ['  Evil\r\nBcc: x@y.example ', 'Evil Bcc:…'],
  ['a\u0000b\u2028c\u0085d', 'a b c d'],
  ['123456789012', '123456789…'],
  ['🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊', '🦊🦊🦊🦊🦊🦊🦊🦊🦊…'],
  ['1234567890', '1234567890'],
])('makes one line of ten characters of %j', (text, line) => {
  expect(clipLine(text, 10)).toBe(line);
});

describe('the signature of a mail', () => {
  const key = Buffer.from('a key');
  const mail = { to: 'ann@firm.example', subject: 'Hello', ...mailOf({ title: 'Hello $& you', blocks: [] }) };
  const signed = signMail(mail, { key, title: 'Orion <b>', origin: 'https://orion.firm.example' });
  const code = codeOf(mail, key);

  it('stands at the end of both forms and holds for the text with it', () => {
    expect(code).toMatch(/^([0-9A-F]{4}-){4}[0-9A-F]{4}$/);
    expect(signed.plain).toContain(
      `\n-- \nSent by Orion <b> at https://orion.firm.example to ann@firm.example. Signature ${code}`,
    );
    expect(signed.html).toContain(
      `Sent by Orion &#60;b&#62; at https://orion.firm.example to ann@firm.example. Signature ${code}</td>`,
    );
    expect(isSignedWith(signed, code, key)).toBe(true);
  });

  it.each([
    ['another reader', { to: 'bob@firm.example' }],
    ['another subject', { subject: 'Hello!' }],
    ['another text', { plain: `Pay at once. ${signed.plain}` }],
  ])('does not hold for %s', (_what, change) => {
    expect(isSignedWith({ ...signed, ...change }, code, key)).toBe(false);
  });

  it('does not hold with another key, or cut short', () => {
    expect(isSignedWith(signed, code, Buffer.from('another'))).toBe(false);
    expect(isSignedWith(signed, code.slice(0, -1), key)).toBe(false);
  });
});
