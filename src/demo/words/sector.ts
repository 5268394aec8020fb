/** A trade with the sentences its companies are described in; see `phrase.ts` for the notation. */
export interface Sector {
  name: string;
  /** Software sold by subscription: the share of the trade's companies. */
  saas: number;
  /** What is sold, as it stands in a sentence. */
  offers: readonly string[];
  customers: readonly string[];
  /** How it works. */
  works: readonly string[];
  /** A detail that only this company would tell. */
  details: readonly string[];
}
