import { safeHtmls } from './safe-html.ts';
import { SANITISER_VERSION } from './sanitise.ts';

interface Stored {
  html: string;
  sanitiser_version: number;
}

/** Stored HTML as it may be sent: as it lies when today's sanitiser has seen it, else made safe on the way. */
export async function storedHtmls(texts: readonly Stored[]): Promise<string[]> {
  const isFresh = texts.every(({ sanitiser_version }) => sanitiser_version === SANITISER_VERSION);
  const htmls = texts.map(({ html }) => html);
  return isFresh ? htmls : (await safeHtmls(htmls)).map(({ html }) => html);
}
