/** FNV-1a over the text, so that every area of the firm draws from a stream of its own. */
const hash = (text: string) => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
};

/** The last step of MurmurHash3: neighbouring numbers start streams that have nothing in common. */
const mixed = (number: number) => {
  let h = number + 0x9e3779b9;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** mulberry32, a small generator of our own: the same seed gives the same firm on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1, 1 excluded. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }

  /** Different ones, as many as there are at most. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      const at = this.int(0, left.length - 1);
      taken.push(left[at] as T);
      left[at] = left.at(-1) as T;
      left.pop();
    }
    return taken;
  }

  /** Around 0, mostly within -1 and 1. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 0.9;
  }

  uuid(): string {
    const hex = (digits: number) =>
      Math.floor(this.next() * 16 ** digits)
        .toString(16)
        .padStart(digits, '0');
    return `${hex(8)}-${hex(4)}-4${hex(3)}-${this.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`;
  }
}

const hashes = new Map<string, number>();

/** The stream of this name and number. */
export function randomFrom(name: string, number = 0): Random {
  const named = hashes.get(name) ?? hash(name);
  hashes.set(name, named);
  return new Random(mixed(named ^ mixed(number)));
}
