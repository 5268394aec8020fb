import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xssPayloads } from '#kernel/testing/xss-payloads.ts';
import { sanitise } from './sanitise.ts';
import { visibleText } from './visible-text.ts';

const TAGS =
  /^<\/?(p|div|blockquote|pre|h[1-6]|ul|ol|li|hr|br|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|b|strong|i|em|u|s|del|strike|ins|mark|small|sub|sup|code|span|a|img|iframe)[ />]/;
const ATTRIBUTES =
  /^(style|class|dir|href|title|target|rel|src|alt|width|height|sandbox|loading|start|type|colspan|rowspan)$/;

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
const attributesOf = (tag: string) =>
  [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value }));

/** A safe page by its own grammar: known tags, known attributes, quoted values, addresses of the allowed kinds. */
function expectHarmless(html: string) {
  for (const tag of tagsOf(html)) {
    expect(tag).toMatch(TAGS);
    expect(tag.replace(/="[^"]*"/g, '')).not.toMatch(/[="'`]/);
    for (const { name, value } of attributesOf(tag)) {
      expect(name).toMatch(ATTRIBUTES);
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/);
      if (name === 'src')
        expect(value).toMatch(
          /^(data:image\/(png|jpeg|gif|webp);base64,|\/media\/|https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\/)/,
        );
      if (name === 'style') expect(value).toMatch(/^((background-)?color:[^;:()]+(\([\d\s.,%]+\))?;?)*$/);
      if (name === 'class') expect(value).toMatch(/^((ql-)?indent-[1-8] ?)*$/);
    }
  }
}

// CONV-027
describe('hostile HTML', () => {
  it('is tried in at least 39 different ways', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(39);
  });

  it.each([...xssPayloads])('leaves nothing executable: %s', (payload) => {
    const clean = sanitise(`<p>before</p>${payload}`);

    expectHarmless(clean);
    expect(tagsOf(clean).join()).not.toMatch(/pwned|evil\.example|javascript/i);
    expect(clean).toContain('<p>before</p>');
  });

  it('is harmless in any mixture, and is not changed by a second cleaning', () => {
    const bits = fc.oneof(
      fc.constantFrom(...xssPayloads),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b',
        '>',
        '"',
        '<!--',
        '-->',
        '<a href="acme.com">',
        '</a>',
        '&lt;',
        '&amp;lt;',
        '<![CDATA[',
        '<ul><li>',
        '<td>',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );

    fc.assert(
      fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
        const clean = sanitise(parts.join(''));

        expectHarmless(clean);
        expect(sanitise(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a style full of comments', `<p style="${'display:/*'.repeat(100_000)}">word</p>`],
    ['a style full of noughts', `<p style="opacity:${'0'.repeat(200_000)}x">word</p>`],
    ['ten thousand elements deep', `${'<div>'.repeat(10_000)}word`],
  ])('does not hold the server up: %s', (_what, html) => {
    // What looks at everything once for each letter would take minutes, and the test its whole time.
    expect(visibleText(html)).toBe('word');
  });
});

describe('a note', () => {
  it.each([
    '<h1>Title</h1><h2>Part</h2><p><b>bold</b> <i>italic</i> <u>under</u> <s>gone</s></p>',
    '<blockquote>quoted</blockquote><ul><li class="ql-indent-2">deep</li></ul><ol start="3"><li>three</li></ol>',
    '<p><span style="color:#ff0000;background-color:rgb(1, 2, 3)">loud</span></p>',
    '<a href="https://acme.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">Acme</a>',
    '<a href="mailto:ana@acme.com" target="_blank" rel="noopener noreferrer">Ana</a>',
    '<img src="/media/files/0b7c" alt="Chart" width="300" />',
    '<img src="data:image/png;base64,iVBORw0KGgo=" alt="" />',
    '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>',
    '<iframe src="https://www.youtube-nocookie.com/embed/abc-123?start=10" width="560" sandbox="allow-scripts allow-same-origin allow-presentation" loading="lazy"></iframe>',
    '<iframe src="https://player.vimeo.com/video/76979871" sandbox="allow-scripts allow-same-origin allow-presentation" loading="lazy"></iframe>',
  ])('keeps %s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    ['<iframe src="https://evil.example/embed/x"></iframe>', ''],
    ['<iframe src="https://www.youtube-nocookie.com.evil.example/embed/x"></iframe>', ''],
    ['<iframe></iframe>', ''],
    ['<img src="https://evil.example/t.gif">', ''],
    ['<img src="/media/../api/v1/scopers">', ''],
    ['<img src="data:image/svg+xml;base64,AAAA">', ''],
    ['<a href="/explore">x</a>', '<a>x</a>'],
    ['a<blink hidden>secret</blink>b<form style="display:none">secret</form>c', 'abc'],
    [
      '<a href="acme.com" onclick="x()" id="root">x</a>',
      '<a href="https://acme.com/" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      '<p id="root" name="x" class="indent-1 overlay" style="color:red;position:fixed">x</p>',
      '<p class="indent-1" style="color:red">x</p>',
    ],
    ['<p style="color:transparent">x</p>', '<p>x</p>'],
    ['<p>a<span style="display:none">secret <b>order</b></span>b</p>', '<p>ab</p>'],
    ['<p>a<span hidden>secret</span>b<img hidden src="/media/1">c</p>', '<p>abc</p>'],
  ])('loses what it may not have: %s', (html, clean) => {
    expect(sanitise(html)).toBe(clean);
  });
});
