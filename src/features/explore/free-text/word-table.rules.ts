/** A table that is asked with typed words: without a prototype, so that “constructor” is no entry of it. */
export const wordTable = <V>(entries: Readonly<Record<string, V>>): Readonly<Record<string, V | undefined>> =>
  Object.assign(Object.create(null) as Record<string, V>, entries);
