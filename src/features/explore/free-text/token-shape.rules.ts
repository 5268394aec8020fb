/** A number as it was written: "$5m" is 5 with the suffix m and a currency. */
export interface Quantity {
  value: number;
  suffix: string;
  currency: string;
  /** "50+" */
  plus: boolean;
  /** "200ish" */
  about?: boolean;
  /** Where the words mean a range: "a few dozen". */
  to?: number;
}

/** A word, a number or a mark of a sentence. */
export interface Token {
  kind: 'word' | 'number' | 'date' | 'uuid' | 'mark';
  /** How it is compared: small letters, no accents. */
  key: string;
  /** As it was typed. */
  text: string;
  from: number;
  to: number;
  quantity?: Quantity;
  /** A colon stands behind it. */
  closes?: true;
  /** An opening bracket stands before it. */
  opens?: true;
  /** A closing one stands behind it. */
  shuts?: true;
  /** It was typed otherwise and is read as what it is most like. */
  mended?: true;
}

const DASHES = new Set(['-', '–', '—']);
/** A dash with a blank on both sides, which parts two thoughts. */
export const isDash = (token: Token | undefined) => token?.key === ',' && DASHES.has(token.text);
