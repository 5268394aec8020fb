const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** A newsletter as a page to read. */
export const newsletterPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>body{max-width:44rem;margin:2.5rem auto;padding:0 1.25rem;font:16px/1.6 system-ui,sans-serif}img{max-width:100%;height:auto}</style>
</head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
