import { StringDecoder } from 'node:string_decoder';
import { Parser } from 'htmlparser2';

interface XmlEvents {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Reads XML piece by piece; names come without the prefix of their namespace. Yields after each piece. */
export async function* readXml(pieces: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  const decoder = new StringDecoder('utf8');
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.open?.(bare(name), attributes),
      ontext: (text) => events.text?.(text),
      onclosetag: (name) => events.close?.(bare(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const piece of pieces) {
    parser.write(decoder.write(piece));
    yield;
  }
  parser.end(decoder.end());
  yield;
}

/** The same where only the end matters. */
export async function readWholeXml(pieces: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  for await (const _piece of readXml(pieces, events));
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
