/** The globals the kernel needs that both Node and browsers have. */
declare class URLSearchParams {
  constructor(init?: string | string[][]);
  readonly size: number;
  append(key: string, value: string): void;
  get(key: string): string | null;
  getAll(key: string): string[];
  keys(): IterableIterator<string>;
  toString(): string;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly origin: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}

interface String {
  isWellFormed(): boolean;
}
