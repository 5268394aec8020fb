import { Tokenizer } from 'htmlparser2';
import { NONE, READ } from './note-attributes.ts';
import { NoteWriter } from './note-writer.ts';

/** Stored texts remember which sanitiser made them safe. Raise it with every change of what is kept. */
export const SANITISER_VERSION = 2;

/** HTML that people or machines wrote, cut down to what a note needs. Nothing in it runs, loads or leads astray. */
export function sanitise(html: string): string {
  const writer = new NoteWriter();
  let element = '';
  let attribute = '';
  let value = '';
  let attributes = NONE;
  const startElement = () => writer.start(element, attributes);
  const tokens = new Tokenizer(
    {},
    {
      ontext: (start, end) => writer.text(html.slice(start, end)),
      ontextentity: (code) => writer.text(String.fromCodePoint(code)),
      onopentagname(start, end) {
        element = html.slice(start, end).toLowerCase();
        attributes = NONE;
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => (value += html.slice(start, end)),
      onattribentity: (code) => (value += String.fromCodePoint(code)),
      onattribend() {
        if (READ.has(attribute)) attributes = { [attribute]: value, ...attributes };
      },
      onopentagend: startElement,
      onselfclosingtag: startElement,
      onclosetag: (start, end) => writer.end(html.slice(start, end).toLowerCase()),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokens.write(html);
  tokens.end();
  return writer.finish();
}
