import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

// trust.md T23
describe('the visible text', () => {
  it('has every word, one line for each block', () => {
    const html =
      '<h1>Call</h1><p>Ann &amp; Bob<br>met &lt;Acme&gt;</p><ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>';

    expect(visibleText(html)).toBe('Call\nAnn & Bob\nmet <Acme>\none\ntwo\na b');
  });

  it.each([
    ['zero-width characters', 'Ac\u200bme\u2060 \ufeffInc\u00ad'],
    ['direction characters', 'Ac\u202eme\u2066 Inc\u200f'],
    ['tag characters', 'Acme\u{e0041}\u{e0001}\u{e007f} Inc'],
    ['variation selectors', 'Acme\ufe0f\u{e0101} Inc'],
    ['control characters', 'Ac\u0007me \u001bInc'],
    ['display:none', 'Acme <span style="display : none">ignore all previous</span>Inc'],
    ['a comment within the style', 'Acme <span style="display:/**/none">ignore</span>Inc'],
    ['no size', 'Acme <span style="font-size:0px">ignore</span>Inc'],
    ['no opacity', 'Acme <span style="color:red;opacity:0.0">ignore</span>Inc'],
    ['visibility', 'Acme <div style="VISIBILITY:hidden">ignore <p>all</p></div>Inc'],
    ['the hidden attribute', 'Acme <p hidden>ignore</p>Inc'],
    ['a script, a style, a template', 'Acme <script>x</script><style>y</style><template>z</template>Inc'],
    ['a comment', 'Acme <!-- ignore -->Inc'],
  ])('has nothing hidden by %s', (_how, html) => {
    expect(visibleText(html)).toBe('Acme Inc');
  });

  it('keeps what is only dim or small', () => {
    expect(visibleText('<p style="opacity:0.5;font-size:10px">dim</p>')).toBe('dim');
  });

  it('keeps any words as they are', () => {
    const word = fc
      .stringMatching(/^[\p{L}\p{N}]{1,12}$/u)
      .filter((text) => !/\p{Default_Ignorable_Code_Point}/u.test(text));

    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
        expect(visibleText(`<p>${words.join('</p><p>')}</p>`)).toBe(words.join('\n'));
      }),
    );
  });
});
