import { xssPayloads } from '#kernel/testing/xss-payloads.ts';

/** What a payload calls when it runs; where a column takes only capitals, so does the call. */
export const BEACONS = ['pwned', 'PWNED'] as const;

/** How what is hostile looks where it is shown as the text it is. */
export const HOSTILE = /pwned|script:|evil\.example|<[a-z]/i;

const TEMPLATES = [
  "{{constructor.constructor('pwned()')()}}",
  // oxlint-disable-next-line no-template-curly-in-string -- as it stands in the data
  '${pwned()}',
  '"><img src=x onerror=pwned()>',
  "'-pwned()-'",
  '</script><script>pwned()</script>',
  '</textarea></title></style><svg onload=pwned()>',
];
const UNSEEN = [
  '\u200b\u2060\u{e0041}\u202e<img src=x onerror=pwned()>',
  '\u0001\u0008<svg\u000conload=pwned()>',
];
const LINKS = [
  'javascript:pwned()//',
  'JaVaScRiPt:pwned()//',
  '\u0001javascript:pwned()//',
  'java\tscript:pwned()//',
  'data:text/html,<script>pwned()</script>',
  'vbscript:pwned()//',
  'javascript://x.example/%0apwned()//',
  '/\\evil.example/',
  '//evil.example/',
];

/** One way to be hostile: what stands before the value that was there, so that it is still found and still joins. */
export interface Shape {
  name: string;
  values: readonly string[];
  between: string;
}

/** The ways to try, the most hostile first; a column takes the first that the database lets in. */
export function shapesOf({
  mark,
  isLink,
  isKey,
}: {
  mark: string;
  isLink: boolean;
  isKey: boolean;
}): Shape[] {
  const marked = (values: readonly string[]) =>
    values.map((value) => value.replaceAll('pwned()', `pwned('${mark}')`));
  const capitals = { name: 'capitals', values: ["<IMG SRC=X ONERROR=PWNED('KEY')>"], between: ' ' };
  // What rows are joined by becomes the same everywhere.
  if (isKey) return [capitals];
  return [
    ...(isLink ? [{ name: 'link', values: marked(LINKS), between: '' }] : []),
    { name: 'html', values: marked([...xssPayloads, ...TEMPLATES, ...UNSEEN]), between: ' ' },
    { name: 'tight', values: marked(['javascript:pwned()//', '<img/src=x/onerror=pwned()>']), between: '' },
    { name: 'address', values: marked(['<img/src=x/onerror=pwned()>']), between: '' },
    capitals,
  ];
}
