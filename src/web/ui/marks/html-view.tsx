import clsx from 'clsx';
import DOMPurify, { type Config } from 'dompurify';
import { useMemo } from 'react';
import { ownPath, safeExternalUrl } from '#kernel/links.ts';
import classes from './html-view.module.css';

interface HtmlViewProps {
  html: string;
  /** "notes" draws headings at 20, 18 and 16 px; "prose" keeps them at the size of the text. */
  headings?: 'prose' | 'notes';
  /** Cuts the text after so many lines. */
  lines?: number;
}

const TAGS = [
  'p br hr div span blockquote pre code h1 h2 h3 h4 h5 h6 ul ol li dl dt dd details summary a',
  'b strong i em u s del ins mark small sub sup abbr kbd time img video figure figcaption',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));
const ATTRIBUTES = [
  'href src alt title width height style id name start type controls',
  'colspan rowspan scope span datetime lang dir open',
].flatMap((names) => names.split(' '));
/** What the editor sets; a position, a picture or a size of the page's own could imitate the product. */
const STYLES = [
  'color',
  'background-color',
  'text-align',
  'font-weight',
  'font-style',
  'margin-left',
  'padding-left',
];
const PLAIN_VALUE = /^(#?[\w.%]+|[a-z]+(-[a-z]+)*|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

const config: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

const STEP_PX = 24;
const INDENT = /^(?:ql-)?indent-([1-8])$/;

const purify = DOMPurify(window);
purify.addHook('beforeSanitizeAttributes', (node) => {
  const steps = [...(node.classList ?? [])].map((name) => INDENT.exec(name)?.[1]).find(Boolean);
  if (steps) (node as HTMLElement).style.marginLeft = `${Number(steps) * STEP_PX}px`;
});
purify.addHook('afterSanitizeAttributes', (node) => {
  keepHarmlessStyle(node);
  if (node.hasAttribute('src') && !isOwnSource(node.getAttribute('src') ?? '')) node.removeAttribute('src');
  if (node.nodeName === 'A') openOutside(node);
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
});

/** The one place where HTML written by people or machines enters the page. */
export function HtmlView({ html, headings = 'prose', lines }: HtmlViewProps) {
  const clean = useMemo(() => ({ __html: purify.sanitize(html, config) }), [html]);
  return (
    <div
      className={clsx(classes.prose, headings === 'notes' && classes.notes, lines && classes.clamped)}
      style={lines ? { WebkitLineClamp: lines } : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above, proved by html-view.test.tsx
      dangerouslySetInnerHTML={clean}
    />
  );
}

function keepHarmlessStyle(node: Element) {
  if (!node.hasAttribute('style')) return;
  const { style } = node as HTMLElement;
  const kept = STYLES.map((name) => [name, style.getPropertyValue(name)] as const).filter(([, value]) =>
    PLAIN_VALUE.test(value),
  );
  if (kept.length > 0) node.setAttribute('style', kept.map((pair) => pair.join(': ')).join('; '));
  else node.removeAttribute('style');
}

function isOwnSource(source: string): boolean {
  return /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(source) || ownPath(source) !== null;
}

function openOutside(link: Element) {
  const href = link.getAttribute('href')?.trim() ?? '';
  const target = /^mailto:/i.test(href) ? href : safeExternalUrl(href);
  if (!target) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', target);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
