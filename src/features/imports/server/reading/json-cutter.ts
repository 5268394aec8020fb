import { grouped } from '#kernel/numbers.ts';
import { unreadable } from './file-start.ts';
import { LARGEST_ROW } from './row-limits.ts';

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];
const DEEPEST = 64;
/** More than any row has, and few enough to be read at once. */
const MOST_NAMES = 20_000;

export interface CutObject {
  line: number;
  text: string;
}

/**
 * Cuts the objects out of JSON as its bytes come by. `level` says how deep they lie: 0 for objects one after another,
 * 1 in a list, 2 in a list inside an object; `skip` bytes before that list only count as lines.
 */
export class JsonCutter {
  private line = 1;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private wasCr = false;
  private over = false;
  private parts: Buffer[] = [];
  private size = 0;
  private names = 0;
  private startLine = 0;
  private seen = 0;

  private readonly level: number;
  private readonly skip: number;

  constructor(level: number, skip = 0) {
    this.level = level;
    this.skip = skip;
  }

  /** The objects that end in this chunk. */
  *cut(chunk: Buffer): Generator<CutObject> {
    let from = this.isInside() ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.inString && !this.escaped) at = this.pastPlainText(chunk, at);
      const byte = chunk[at] ?? 0;
      if (byte === LF || byte === CR) this.countLine(byte);
      else this.wasCr = false;
      if (this.seen < this.skip) {
        this.seen += 1;
        if (this.seen === this.skip) this.depth = this.level - 1;
        continue;
      }
      const inside = this.isInside();
      if (!inside && this.opensObject(byte)) {
        this.startLine = this.line;
        from = at;
      }
      this.step(byte, inside);
      if ((inside || from === at) && !this.isInside()) {
        this.keep(chunk.subarray(from, at + 1));
        yield { line: this.startLine, text: Buffer.concat(this.parts).toString() };
        this.parts = [];
        this.size = 0;
        this.names = 0;
        from = -1;
      }
    }
    if (from >= 0) this.keep(chunk.subarray(from));
  }

  /** Refuses JSON that stops before it is complete. */
  end(): void {
    if (this.isInside())
      throw unreadable(
        this.startLine,
        'the object that begins here is not closed. The file is damaged or cut off.',
      );
    if (this.depth > 0)
      throw unreadable(this.line, 'the list is not closed. The file is damaged or cut off.');
  }

  /** Texts make up most of a file: the bytes in them that mean nothing are passed over at once. */
  private pastPlainText(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length - 1) {
      const byte = chunk[at];
      if (byte === QUOTE || byte === BACKSLASH || byte === LF || byte === CR) break;
      at += 1;
    }
    return at;
  }

  private isInside(): boolean {
    return !this.over && this.depth > this.level;
  }

  private opensObject(byte: number): boolean {
    return !this.over && this.depth === this.level && byte === OPEN && !this.inString;
  }

  private countLine(byte: number): void {
    if (this.inString && !this.escaped)
      throw unreadable(
        this.isInside() ? this.startLine : this.line,
        'a text is not closed with a quotation mark (") on its line.',
      );
    if (byte === CR || !this.wasCr) this.line += 1;
    this.wasCr = byte === CR;
  }

  private step(byte: number, inside: boolean): void {
    if (this.inString) {
      if (this.escaped) this.escaped = false;
      else if (byte === BACKSLASH) this.escaped = true;
      else if (byte === QUOTE) this.inString = false;
      return;
    }
    if (!inside) this.expect(byte);
    if (byte === QUOTE) this.inString = true;
    else if (byte === COLON) this.countName();
    else if (byte === OPEN || byte === OPEN_LIST) this.depth += 1;
    else if (byte === CLOSE || byte === CLOSE_LIST) {
      this.depth -= 1;
      if (this.level > 0 && this.depth < this.level) this.over = true;
    }
    if (this.depth > DEEPEST)
      throw unreadable(
        this.startLine || this.line,
        `the object that begins here is nested more than ${DEEPEST} levels deep.`,
      );
  }

  private countName(): void {
    this.names += 1;
    if (this.names > MOST_NAMES)
      throw unreadable(
        this.startLine || this.line,
        `the object that begins here holds more than ${grouped(MOST_NAMES)} names.`,
      );
  }

  /** Between objects only what separates or surrounds them may stand. */
  private expect(byte: number): void {
    if (byte <= 0x20 || (this.over && this.depth > 0)) return;
    if (this.over)
      throw unreadable(
        this.line,
        'there is more text after the end of the list. Put all objects into one list.',
      );
    if (byte === OPEN) return;
    if (this.depth === this.level && (byte === COMMA || (this.level > 0 && byte === CLOSE_LIST))) return;
    if (this.depth < this.level && byte === OPEN_LIST) return;
    throw unreadable(this.line, `"${String.fromCharCode(byte)}" stands where an object ({…}) should begin.`);
  }

  private keep(bytes: Buffer): void {
    this.size += bytes.length;
    if (this.size > LARGEST_ROW)
      throw unreadable(
        this.startLine,
        `the object that begins here is larger than ${grouped(LARGEST_ROW)} bytes.`,
      );
    // A copy: the chunk it lies in may be reused or be far larger.
    this.parts.push(Buffer.from(bytes));
  }
}
