import { type Attributes, attributesFor, NONE } from './note-attributes.ts';
import { ALLOWED, isEndedBy, UNREAD, VOID } from './note-elements.ts';

/** Nobody nests deeper; what does loses its tags there and keeps its words. */
const DEEPEST = 200;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => SIGNS[sign] ?? sign);

interface Open {
  name: string;
  isWritten: boolean;
  isUnread: boolean;
}

/**
 * Writes what may stay of the tags and words it is told about, each element closed where its parent ends. Only what is
 * written, and what hides its content, counts as open: so the same rules read what was written as it was meant.
 */
export class NoteWriter {
  private html = '';
  private readonly open: Open[] = [];
  private readonly opened = new Map<string, number>();
  private depth = 0;
  /** Open elements whose content goes with them. */
  private unread = 0;

  text(text: string) {
    if (this.unread === 0) this.html += escaped(text, /[&<>]/g);
  }

  start(name: string, given: Attributes) {
    const kept = attributesFor(name, given);
    const isUnread = kept === null || UNREAD.has(name);
    if (!ALLOWED.has(name) && !isUnread && !this.opened.get(name)) return;
    for (let top = this.open.at(-1); top && isEndedBy(top.name, name); top = this.open.at(-1)) this.pop();
    const isWritten = kept !== null && ALLOWED.has(name) && this.unread === 0 && this.depth < DEEPEST;
    if (isWritten) this.tag(name, kept);
    if (!VOID.has(name)) this.push({ name, isWritten: isWritten && !isUnread, isUnread });
  }

  end(name: string) {
    if (name === 'br') this.start(name, NONE);
    else if (this.opened.get(name)) while (this.pop() !== name);
  }

  /** What was written, with everything closed. */
  finish(): string {
    while (this.open.length > 0) this.pop();
    return this.html;
  }

  private tag(name: string, attributes: Attributes) {
    this.html += `<${name}`;
    for (const key in attributes) this.html += ` ${key}="${escaped(attributes[key] ?? '', /[&<>"]/g)}"`;
    this.html += VOID.has(name) ? ' />' : '>';
    if (UNREAD.has(name)) this.html += `</${name}>`;
  }

  private push(element: Open) {
    this.open.push(element);
    this.opened.set(element.name, (this.opened.get(element.name) ?? 0) + 1);
    if (element.isWritten) this.depth += 1;
    if (element.isUnread) this.unread += 1;
  }

  private pop() {
    const element = this.open.pop();
    if (!element) return undefined;
    this.opened.set(element.name, (this.opened.get(element.name) ?? 0) - 1);
    if (element.isUnread) this.unread -= 1;
    if (element.isWritten) {
      this.depth -= 1;
      this.html += `</${element.name}>`;
    }
    return element.name;
  }
}
