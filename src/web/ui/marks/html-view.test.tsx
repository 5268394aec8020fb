import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { xssPayloads } from '#kernel/testing/xss-payloads.ts';
import { HtmlView } from './html-view.tsx';

const shown = (html: string) => {
  const { container } = render(<HtmlView html={`<p>before</p>${html}<p>after</p>`} />);
  const prose = container.lastElementChild as HTMLElement;
  return { prose, elements: [...prose.querySelectorAll('*')] };
};

const DANGEROUS =
  'script, style, link, meta, base, iframe, object, embed, form, input, button, select, textarea, template, ' +
  'svg, math, noscript, area, audio, source, marquee, dialog, frame, frameset, applet, portal';

// CONV-027, REF-009, FATH-053
describe('hostile HTML', () => {
  it('is tried in at least 39 different ways', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(39);
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  });

  it.each(xssPayloads)('leaves nothing executable: %s', (payload) => {
    const { prose, elements } = shown(payload);
    const attributes = elements.flatMap((element) => [...element.attributes]);

    expect(prose.querySelector(DANGEROUS)).toBeNull();
    expect(elements.every((element) => element.namespaceURI === 'http://www.w3.org/1999/xhtml')).toBe(true);
    expect(
      attributes.filter(({ name }) =>
        /^on|^(srcdoc|srcset|action|formaction|ping|poster|class|tabindex)$/.test(name),
      ),
    ).toEqual([]);
    expect(
      attributes.filter(({ value }) => /script\s*:|pwned|evil\.example|expression|url\(/i.test(value)),
    ).toEqual([]);
    expect(
      attributes.filter(
        ({ name, value }) => name === 'style' && /position|inset|z-index|animation/.test(value),
      ),
    ).toEqual([]);
  });

  it('keeps the words around it', () => {
    expect(shown('<script>pwned()</script><b>kept</b>').prose).toHaveTextContent('beforekeptafter');
  });

  it('cannot take the name of something the page relies on', () => {
    const { prose } = shown('<p id="root">x</p><img name="cookie" src="/media/1">');

    expect(prose.querySelector('p[id]')?.id).toBe('user-content-root');
    expect(prose.querySelector('img')?.getAttribute('name')).toBe('user-content-cookie');
  });
});

describe('links', () => {
  it('open outside, without telling where the reader came from', () => {
    shown('<a href="acme.com/news">Acme</a>');

    const link = screen.getByRole('link', { name: 'Acme' });
    expect(link).toHaveAttribute('href', 'https://acme.com/news');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('may write an e-mail', () => {
    shown('<a href="mailto:ana@acme.com">Ana</a>');

    expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', 'mailto:ana@acme.com');
  });

  it.each(['tel:123', 'ftp://acme.com', '/explore', '#top', 'https://user:secret@acme.com'])(
    'to %s are no links',
    (href) => {
      shown(`<a href="${href}">x</a>`);

      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});

it('shows pictures of the note itself and of our own address, no other', () => {
  const { prose } = shown(
    '<img alt="a" src="data:image/png;base64,AA=="><img alt="b" src="/media/1"><img alt="c" src="https://x.com/1.png"><img alt="d" src="/&#9;/x.com/1.png">',
  );

  const sources = [...prose.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['data:image/png;base64,AA==', '/media/1', null, null]);
});

it('keeps what the editor can set', () => {
  const { prose } = shown(
    '<h3>Where they stand</h3><ul><li><span style="color: rgb(255, 0, 0); position: fixed">red</span></li></ul>',
  );

  expect(prose.querySelector('h3')).toHaveTextContent('Where they stand');
  expect(prose.querySelector('span')?.getAttribute('style')).toBe('color: rgb(255, 0, 0)');
});

// FATH-054
it('can draw headings in the sizes of meeting notes', () => {
  const { container } = render(<HtmlView html="<h1>Notes</h1>" headings="notes" />);

  expect((container.lastElementChild as HTMLElement).className).toMatch(/notes/);
});
