import { safeExternalUrl } from '#kernel/links.ts';
import { readStyle } from './note-style.ts';

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i;
const OWN_FILE = /^\/media\/[\w\-./?=&%]+$/;
const VIDEO =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+(?:\?[\w=&%.-]*)?$/;
const INDENT = /^(?:ql-)?indent-[1-8]$/;
const LONGEST_LINK = 4000;

/** The attributes that are looked at; what else there is never leaves the reader. */
export const READ = new Set(
  'style class dir href title src alt width height start type colspan rowspan hidden'.split(' '),
);

export type Attributes = Readonly<Record<string, string>>;
export const NONE: Attributes = {};

/** The attributes an element keeps, or null when it goes with all that is in it. */
export function attributesFor(name: string, given: Attributes): Attributes | null {
  if (given === NONE) return name === 'img' || name === 'iframe' ? null : NONE;
  const style = readStyle(given.style ?? '');
  // What is hidden goes with its content: unstyled, it would show up as words nobody meant to read.
  if ('hidden' in given || style.hides) return null;
  if (name === 'a') return ofLink(given);
  if (name === 'img') return ofPicture(given);
  if (name === 'iframe') return ofVideo(given);
  return { ...ofPlace(name, given), ...ofLook(given, style.kept) };
}

function ofLink({ href = '', title }: Attributes): Attributes {
  const address = href.length > LONGEST_LINK ? '' : href.trim();
  const target = /^mailto:[^\s<>"]+$/i.test(address) ? address : safeExternalUrl(address);
  return target ? { href: target, ...titled(title), target: '_blank', rel: 'noopener noreferrer' } : {};
}

function ofPicture({ src = '', alt = '', title, ...size }: Attributes): Attributes | null {
  return PICTURE.test(src) || isOwnFile(src) ? { src, alt, ...titled(title), ...sized(size) } : null;
}

function ofVideo({ src = '', title, ...size }: Attributes): Attributes | null {
  if (!VIDEO.test(src)) return null;
  const sandbox = 'allow-scripts allow-same-origin allow-presentation';
  return { src, ...titled(title), ...sized(size), sandbox, loading: 'lazy' };
}

const isOwnFile = (src: string) => OWN_FILE.test(src) && !/\.\.|%2e|%2f/i.test(src);
const titled = (title = ''): Attributes => (title ? { title } : {});
const sized = ({ width, height }: Attributes) => ({
  ...matching('width', width, /^\d{1,4}$/),
  ...matching('height', height, /^\d{1,4}$/),
});
const matching = (name: string, value: string | undefined, pattern: RegExp): Attributes =>
  value !== undefined && pattern.test(value) ? { [name]: value } : {};

function ofPlace(name: string, { start, type, colspan, rowspan }: Attributes): Attributes {
  if (name === 'ol')
    return { ...matching('start', start, /^-?\d{1,6}$/), ...matching('type', type, /^[1aAiI]$/) };
  if (name !== 'td' && name !== 'th') return {};
  return { ...matching('colspan', colspan, /^\d{1,3}$/), ...matching('rowspan', rowspan, /^\d{1,4}$/) };
}

function ofLook({ class: given = '', dir }: Attributes, style: string): Attributes {
  const indents = new Set(given.split(/\s/).filter((word) => INDENT.test(word)));
  return {
    ...(indents.size > 0 && { class: [...indents].join(' ') }),
    ...(style && { style }),
    ...matching('dir', dir, /^(?:ltr|rtl|auto)$/),
  };
}
