/** The commonest words of a search in another language, each with the English; written without accents, umlauts also as two letters. */
export interface Language {
  /** Words that English does not have: one of them makes the language count. */
  own: string;
  /** English words, each with what is said for them. */
  words: string;
}
