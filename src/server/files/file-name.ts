const MOST = 200;

/** What nobody sees; but a joiner inside a word or an emoji, and the sign that makes an emoji one, belong to how they are written. */
const UNSEEN =
  /(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])|(?<=\p{Emoji})\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A name to show and to offer for saving: no folder, no control or direction characters, bounded, never empty. */
export function safeFileName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  if (name.length <= MOST) return name || 'file';
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, MOST - extension.length).replace(/[\ud800-\udbff\u200c\u200d]$/, '');
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
