// Every text of the code that a reader may see, in one place: docs/words.md. Read it aloud after you changed one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';

const PAGE = 'docs/words.md';
const HEAD = `# Every text a user can see

Made from the code by \`npm run words\`; change a text where it stands, not here. \`{…}\` is what is filled in.
A text in **bold** is quoted by [the requirements](requirements) and stays to the letter.
`;
const UNSEEN = [
  '.test.ts',
  '/testing/',
  '.queries.ts',
  '.d.ts',
  '/types.ts',
  'src/demo/',
  '/simulator/',
  '/phrases/',
  '-words.rules.ts',
  '-wordings.rules.ts',
];
const SHOWN = new Set(
  'label title text hint message placeholder aria-label alt what heading description error nothingFoundMessage subject name told'.split(
    ' ',
  ),
);
/** What such a call is given is for machines, or for who reads the API. */
const SILENT = new Set([
  'describe',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'log',
  'warn',
]);
const SILENT_KEYS = new Set([
  'summary',
  'className',
  'classNames',
  'path',
  'key',
  'id',
  'd',
  'viewBox',
  'style',
]);

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partOf = (node: Node, key: string): Node | null => {
  const part = node[key];
  return isNode(part) ? part : null;
};
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const quoted = new Set(
  readdirSync('docs/requirements')
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(`docs/requirements/${file}`, 'utf8').split('"'))
    .map((text) => text.trim()),
);
const isQuoted = (text: string) => quoted.has(text) || quoted.has(text.replace(/[.!?]$/, ''));

/** Two words at least, as a person would write them. */
const isProse = (text: string) =>
  /^[“(]?[A-Z{]/.test(text) &&
  (/[a-z]{2} [a-z]/.test(text) || /[a-z]{2}[.!?…]$/.test(text)) &&
  !text.includes('::') &&
  !text.includes(' = ');
const hasWords = (text: string) =>
  /[A-Za-z]{2}/.test(text.replaceAll('{…}', '')) && !/^[a-z_$-]+$/.test(text);

type Take = (text: string, isShown: boolean) => void;

function textsOf(file: string): Set<string> {
  const found = new Set<string>();
  const take: Take = (text, isShown) => {
    const whole = text.replace(/\s+/g, ' ').trim();
    if (isShown ? hasWords(whole) : isProse(whole)) found.add(whole);
  };
  const program: unknown = parseSync(file, readFileSync(file, 'utf8')).program;
  if (isNode(program)) visit(program, false, take);
  return found;
}

const KEEPS_SHOWN = /^(Conditional|Logical|TemplateLiteral|JSXExpression|TSAs)/;

function visit(node: Node, isShown: boolean, take: Take): void {
  if (isSilent(node)) return;
  if (node.type === 'Literal') take(textOf(node['value']), isShown);
  if (node.type === 'TemplateLiteral') take(nodesIn(node['quasis']).map(cookedOf).join('{…}'), isShown);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    take(wordsAmong(nodesIn(node['children'])), true);
  const value = partOf(node, 'value');
  if (value && (node.type === 'JSXAttribute' || node.type === 'Property'))
    return visit(value, SHOWN.has(nameOf(node)), take);
  for (const part of Object.values(node))
    for (const one of nodesIn(part)) visit(one, isShown && KEEPS_SHOWN.test(node.type), take);
}

function isSilent(node: Node): boolean {
  if (/^(Import|TSType|TSInterface|TaggedTemplate)/.test(node.type)) return true;
  if (node.type === 'JSXAttribute' || node.type === 'Property') return SILENT_KEYS.has(nameOf(node));
  const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : null;
  const called = callee && (partOf(callee, 'property') ?? callee);
  return called !== null && SILENT.has(textOf(called['name']));
}

/** What an attribute or a property is called. */
function nameOf(node: Node): string {
  const name = partOf(node, 'name') ?? partOf(node, 'key');
  return name ? textOf(name['name']) || textOf(name['value']) : '';
}

function cookedOf(quasi: Node): string {
  const { value } = quasi;
  return typeof value === 'object' && value !== null && 'cooked' in value ? textOf(value.cooked) : '';
}

/** The words between the elements of one, with what is filled in. */
const wordsAmong = (children: readonly Node[]) =>
  children
    .map((child) => {
      if (child.type === 'JSXText') return textOf(child['value']);
      const expression = partOf(child, 'expression');
      if (expression?.type === 'Literal') return textOf(expression['value']);
      return expression?.type === 'JSXEmptyExpression' ? '' : '{…}';
    })
    .join('');

const rooms = new Map<string, Map<string, string>>();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !UNSEEN.some((part) => file.includes(part)));
for (const file of files.sort()) {
  const [, area = '', name = ''] = file.split('/');
  const room = area === 'features' || area === 'connectors' ? `${area}/${name}` : area;
  const held = rooms.get(room) ?? new Map<string, string>();
  for (const text of textsOf(file)) if (!held.has(text)) held.set(text, file.replace(`src/${room}/`, ''));
  if (held.size > 0) rooms.set(room, held);
}
const page = [...rooms].map(([room, held]) => {
  const lines = [...held].map(([text, file]) => `- ${isQuoted(text) ? `**${text}**` : text} · \`${file}\``);
  return `## ${room}\n\n${lines.join('\n')}\n`;
});
writeFileSync(PAGE, `${HEAD}\n${page.join('\n')}`);
console.log(`${PAGE}: ${[...rooms.values()].reduce((sum, held) => sum + held.size, 0)} texts`);
