const NAMES = '(?:action items?|next steps?|follow[- ]?ups?|to[- ]?dos?)';
const TITLE = new RegExp(`^${NAMES}\\s*:?$`, 'i');
const IN_A_LINE = new RegExp(`^${NAMES}\\s*:\\s*(\\S.*)$`, 'i');
const LIST = /^[OU]L$/;
const HEADING = /^H[1-6]$/;
const MOST = 50;
const MOST_TEXT = 2000;

/** What is to be done according to notes: the list under "Next steps" or "Action items", or the line that begins so. */
export function nextStepsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const steps = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, p')].flatMap((title) => {
    const words = wordsOf(title);
    if (TITLE.test(words)) return listsAfter(title).flatMap(itemsOf);
    return IN_A_LINE.exec(words)?.[1] ?? [];
  });
  return [...new Set(steps.map((step) => step.slice(0, MOST_TEXT)))].slice(0, MOST);
}

/** The lists below a title: up to the next heading or title, and no text after the first of them. */
function listsAfter(title: Element): Element[] {
  const lists: Element[] = [];
  for (let next = title.nextElementSibling; next; next = next.nextElementSibling) {
    if (LIST.test(next.nodeName)) lists.push(next);
    else if (lists.length > 0 || HEADING.test(next.nodeName) || TITLE.test(wordsOf(next))) break;
  }
  return lists;
}

/** The points of a list; what stands above a list of its own ("Ana:") goes before each point of it. */
function itemsOf(list: Element): string[] {
  return [...list.children].flatMap((item) => {
    const inner = [...item.children].filter(({ nodeName }) => LIST.test(nodeName));
    const own = wordsOf(item, inner);
    if (inner.length === 0) return own || [];
    const lead = own && `${own.replace(/:$/, '')}: `;
    return inner.flatMap(itemsOf).map((words) => `${lead}${words}`);
  });
}

const wordsOf = (element: Element, without: readonly Element[] = []) =>
  [...element.childNodes]
    .filter((node) => !without.includes(node as Element))
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
