export const MOST_NOTE = 2000;
