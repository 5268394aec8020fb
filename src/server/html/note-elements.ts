const names = (words: string) => new Set(words.split(' '));

/** The blocks of a text, each of which begins a line. */
export const BLOCKS = names('p div blockquote pre h1 h2 h3 h4 h5 h6 ul ol li hr br');
const TABLES = names('table caption colgroup col thead tbody tfoot tr th td');
const WORDS = names('b strong i em u s del strike ins mark small sub sup code span');

/** What a note may be made of. */
export const ALLOWED = new Set([...BLOCKS, ...TABLES, ...WORDS, 'a', 'img', 'iframe']);
/** Elements whose content nobody reads: it goes with them. */
export const UNREAD = names('script style textarea select option noscript template title svg math iframe');
/** Elements without content. */
export const VOID = names('br hr img col area base embed input link meta param source track wbr');

const PARAGRAPH = names('p');
const SECTIONS = names('thead tbody tfoot');
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('li'),
  tr: names('tr th td'),
  th: names('th td'),
  td: names('th td'),
  thead: SECTIONS,
  tbody: SECTIONS,
  tfoot: SECTIONS,
  option: names('option'),
  ...Object.fromEntries(
    'p h1 h2 h3 h4 h5 h6 div blockquote pre ul ol table hr'.split(' ').map((name) => [name, PARAGRAPH]),
  ),
};

/** Whether the end of one element is left out where the other begins. */
export const isEndedBy = (open: string, next: string) => ENDED_BY[next]?.has(open) ?? false;
