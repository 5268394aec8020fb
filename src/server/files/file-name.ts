const MOST = 200;

/** A name to show and to offer for saving: no folder, no control or direction characters, bounded, never empty. */
export function safeFileName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  if (name.length <= MOST) return name || 'file';
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, MOST - extension.length).replace(/[\ud800-\udbff]$/, '');
  return `${stem}${extension}`;
}

/** The header by which a browser saves a file under its name, whatever that contains (RFC 6266, RFC 8187). */
export function contentDisposition(name: string, kind: 'inline' | 'attachment'): string {
  const safe = safeFileName(name);
  const ascii = safe.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
