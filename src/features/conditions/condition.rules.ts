export const MOST_NOTE = 2000;
export const MOST_WORDS = 500;
