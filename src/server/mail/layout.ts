import { SIGNATURE_SLOT } from './signature.ts';

interface Link {
  label: string;
  href: string;
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | ({ kind: 'button' } & Link)
  /** `note` says more about where it leads. */
  | ({ kind: 'link'; note?: string } & Link)
  /** What can be done about something, the likeliest first. */
  | { kind: 'actions'; links: readonly Link[] }
  | { kind: 'links'; links: readonly Link[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'line' };

interface MailContent {
  title: string;
  blocks: readonly Block[];
}

const FONT = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const INDIGO = '#4f46e5';

/** For clients that read style sheets; the others show the inline, light colours. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #141517 !important }
  .card { background: #1f2023 !important; border-color: #35373c !important }
  .ink { color: #e9eaec !important }
  .quiet { color: #a5a8ae !important }
  .accent { color: #a5b4fc !important }
  .outline { color: #e9eaec !important; border-color: #55585f !important }
  .rule { border-color: #35373c !important }
}`;

/** One mail in both its forms, made from the same blocks. Every text is text: nothing in it can become markup. */
export function mailOf({ title, blocks }: MailContent): { html: string; plain: string } {
  return {
    html: page(title, blocks.map((block) => rendered(html, block)).join('\n')),
    plain: [title, ...blocks.map((block) => rendered(plain, block))].join('\n\n'),
  };
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Only addresses a reader may safely follow become links. */
const safeHref = (href: string) => (/^(https?:\/\/|mailto:)[^\s<>"]+$/i.test(href) ? href : undefined);

/** Text as one line, whatever breaks stand in it. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const CHARACTERS = new Intl.Segmenter('en');

/** At most so many characters of a line; a cut never falls inside of one. */
export function clipLine(text: string, most: number): string {
  const characters = Array.from(CHARACTERS.segment(oneLine(text)), ({ segment }) => segment);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}

type Renderers = { [K in Block['kind']]: (block: Extract<Block, { kind: K }>) => string };
const rendered = (renderers: Renderers, block: Block) =>
  (renderers[block.kind] as (block: Block) => string)(block);

const INK = 'font-size:14px;line-height:22px;color:#1b1c1f';
const FRAME =
  'display:inline-block;border-radius:8px;font-size:14px;line-height:20px;font-weight:600;text-decoration:none';
const PRESSABLE = `${FRAME};padding:10px 16px;background:${INDIGO};color:#ffffff`;
const SMALL = `${FRAME};margin:0 8px 8px 0;padding:7px 12px;border:1px solid`;
const FIRST = `${SMALL} ${INDIGO};background:${INDIGO};color:#ffffff`;
const OTHER = `${SMALL} #d3d5dc;color:#1b1c1f`;

const html: Renderers = {
  heading: ({ text }) =>
    `<h2 class="ink" style="margin:24px 0 8px;font-size:15px;line-height:22px;color:#1b1c1f">${escapeHtml(text)}</h2>`,
  text: ({ text }) => paragraph('ink', INK, text),
  small: ({ text }) => paragraph('quiet', 'font-size:12px;line-height:18px;color:#5c5f66', text),
  button: (block) => `<p style="margin:16px 0">${anchor(block, '', PRESSABLE)}</p>`,
  link: (block) =>
    `<p style="margin:0 0 12px;${INK}">${anchor(block, 'accent', `color:${INDIGO}`)}${block.note ? `<span class="quiet" style="color:#5c5f66"> &#183; ${escapeHtml(block.note)}</span>` : ''}</p>`,
  actions: ({ links }) =>
    `<p style="margin:0 0 12px">${links.map((link, at) => (at === 0 ? anchor(link, '', FIRST) : anchor(link, 'outline', OTHER))).join('')}</p>`,
  links: ({ links }) =>
    `<p class="quiet" style="margin:0 0 12px;font-size:13px;line-height:20px;color:#5c5f66">${links.map((link) => anchor(link, 'accent', `color:${INDIGO}`)).join(' &#183; ')}</p>`,
  list: ({ items }) =>
    `<ul class="ink" style="margin:0 0 12px;padding-left:20px;${INK}">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  line: () => '<hr class="rule" style="margin:20px 0;border:0;border-top:1px solid #e3e4e8">',
};

const plain: Renderers = {
  heading: ({ text }) => `${oneLine(text)}\n${'-'.repeat(Math.min(oneLine(text).length, 60))}`,
  text: ({ text }) => text,
  small: ({ text }) => text,
  button: (block) => plain.link({ ...block, kind: 'link' }),
  link: ({ label, note, href }) => {
    const words = oneLine(note ? `${label} · ${note}` : label);
    return safeHref(href) ? `${words}: ${href}` : words;
  },
  actions: ({ links }) => links.map((link) => plain.link({ ...link, kind: 'link' })).join('\n'),
  links: ({ links }) => plain.actions({ kind: 'actions', links }),
  list: ({ items }) => items.map((item) => `* ${oneLine(item)}`).join('\n'),
  line: () => '---',
};

const paragraph = (name: string, style: string, text: string) =>
  `<p class="${name}" style="margin:0 0 12px;${style}">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`;

function anchor({ label, href }: Link, name: string, style: string) {
  const target = safeHref(href);
  if (!target) return escapeHtml(label);
  return `<a class="${name}" href="${escapeHtml(target)}" style="${style}">${escapeHtml(label)}</a>`;
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f6f8;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="accent" style="padding:0 4px 12px;font-size:14px;font-weight:600;color:${INDIGO}">Orion</td></tr>
<tr><td class="card" style="padding:24px;background:#ffffff;border:1px solid #e3e4e8;border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;font-size:18px;line-height:26px;color:#1b1c1f">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:12px 4px;font-size:12px;line-height:18px;color:#5c5f66">${SIGNATURE_SLOT}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
