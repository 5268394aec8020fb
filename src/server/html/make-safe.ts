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
