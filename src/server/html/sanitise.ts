import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { safeExternalUrl } from '#kernel/links.ts';

const BLOCKS = 'p div blockquote pre h1 h2 h3 h4 h5 h6 ul ol li hr br'.split(' ');
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td'.split(' ');
const WORDS = 'b strong i em u s del strike ins mark small sub sup code span'.split(' ');
const ALLOWED = [...BLOCKS, ...TABLES, ...WORDS, 'a', 'img', 'iframe'];
const UNREAD = 'script style textarea option noscript template title svg math'.split(' ');

/** No url(), no var(), and nothing see-through: a colour may not load, lean on the page or hide. */
const COLOUR = [
  /^#[0-9a-f]{3}$|^#[0-9a-f]{6}$/i,
  /^(?!transparent$)[a-z]{3,20}$/i,
  /^(rgb|hsl)\([\d\s.,%]+\)$/i,
];
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i;
const OWN_FILE = /^\/media\/[\w\-./?=&%]+$/;
const VIDEO =
  /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+(\?[\w=&%.-]*)?$/;
const HIDING =
  /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|(opacity|font-size)\s*:\s*0*\.?0*(px|em|rem|pt|%)?\s*(!|;|$))/i;

/** Longer ones are not written by hand or editor, and would only cost time. */
const LONGEST_STYLE = 1000;

/** Attributes of elements that go with all that is in them; sanitize-html hands the same object back at their end. */
const doomed = new WeakSet<Attributes>();

/** What is hidden goes with its content: unstyled, it would show up as words nobody meant to read. */
function reduced(tagName: string, { style: given = '', ...attribs }: Attributes): Tag {
  const style = given.length > LONGEST_STYLE ? '' : given.replace(/\/\*.*?\*\//gs, ' ');
  const hides = 'hidden' in attribs || HIDING.test(style);
  const kept = hides ? undefined : attributesFor(tagName, { ...attribs, style });
  if (kept) return { tagName, attribs: kept };
  const none = {};
  doomed.add(none);
  return { tagName: ALLOWED.includes(tagName) || UNREAD.includes(tagName) ? tagName : 'span', attribs: none };
}

function attributesFor(tagName: string, attribs: Attributes): Attributes | undefined {
  if (tagName === 'a') return ofLink(attribs);
  if (tagName === 'img') return ofPicture(attribs);
  return tagName === 'iframe' ? ofVideo(attribs) : attribs;
}

function ofLink({ href = '', title }: Attributes): Attributes {
  const target = /^mailto:[^\s<>"]+$/i.test(href.trim()) ? href.trim() : safeExternalUrl(href);
  return target
    ? { href: target, ...(title && { title }), target: '_blank', rel: 'noopener noreferrer' }
    : {};
}

function ofPicture({ src = '', alt = '', title, width, height }: Attributes): Attributes | undefined {
  if (!PICTURE.test(src) && !isOwnFile(src)) return undefined;
  return { src, alt, ...(title && { title }), ...sized(width, height) };
}

function ofVideo({ src = '', title, width, height }: Attributes): Attributes | undefined {
  if (!VIDEO.test(src)) return undefined;
  const sandbox = 'allow-scripts allow-same-origin allow-presentation';
  return { src, ...(title && { title }), ...sized(width, height), sandbox, loading: 'lazy' };
}

const isOwnFile = (src: string) => OWN_FILE.test(src) && !/\.\.|%2e|%2f/i.test(src);

const sized = (width = '', height = ''): Attributes => ({
  ...(/^\d{1,4}$/.test(width) && { width }),
  ...(/^\d{1,4}$/.test(height) && { height }),
});

const policy: IOptions = {
  allowedTags: ALLOWED,
  allowedAttributes: {
    '*': ['style', 'class', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    iframe: ['src', 'title', 'width', 'height', 'sandbox', 'loading'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { '*': [/^(ql-)?indent-[1-8]$/] },
  allowedStyles: { '*': { color: COLOUR, 'background-color': COLOUR } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nonTextTags: UNREAD,
  transformTags: { '*': reduced },
  exclusiveFilter: ({ attribs }) => doomed.has(attribs),
};

const MOST_PASSES = 10;

/** HTML that people or machines wrote, cut down to what a note needs. Nothing in it runs, loads or leads astray. */
export function sanitise(html: string): string {
  let clean = html;
  // What is left may nest differently than before: only a text that stays as it is has been read as a browser will.
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const cleaner = sanitizeHtml(clean, policy);
    if (cleaner === clean) break;
    clean = cleaner;
  }
  return clean;
}

/** The words a reader of the note sees, line by line: nothing hidden, and no character that has no shape. */
export function visibleText(html: string): string {
  return sanitise(html)
    .replace(BREAKS, '\n')
    .replace(/<\/?t[dh][^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_all, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replace(/\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[\n ]*/g, '\n')
    .trim();
}

const BREAKS = new RegExp(`</?(${[...BLOCKS, 'caption', 'table', 'tr'].join('|')})( [^>]*)?>`, 'g');
const ENTITIES = { lt: '<', gt: '>', quot: '"', amp: '&' };
