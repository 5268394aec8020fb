import { htmlOfMarkdown } from './markdown.ts';
import { sanitise } from './sanitise.ts';
import { wordsOf } from './visible-text.ts';

export interface SafeHtml {
  /** What is left of it when it is safe. */
  html: string;
  /** The words a reader sees. */
  plain: string;
}

export function makeSafe(text: string): SafeHtml {
  const html = sanitise(text);
  return { html, plain: wordsOf(html) };
}

/** The same of Markdown; what cannot be read as such is shown as it stands. */
function makeMarkdownSafe(markdown: string): SafeHtml {
  try {
    return makeSafe(htmlOfMarkdown(markdown));
  } catch {
    return makeTextSafe(markdown);
  }
}

/** Text as it stands, line by line. */
export const makeTextSafe = (text: string): SafeHtml =>
  makeSafe(`<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>')}</p>`);

export const makers = { html: makeSafe, markdown: makeMarkdownSafe };

export interface Request {
  kind: keyof typeof makers;
  texts: string[];
}
