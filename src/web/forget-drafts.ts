/** Where typed text waits until it is saved: one database of this browser, each draft under the user who typed it. */
export const DRAFTS_DATABASE = 'orion-drafts';

/** Drops every draft; a browser without IndexedDB has none. */
export function forgetDrafts() {
  if (typeof indexedDB === 'undefined') return;
  indexedDB.deleteDatabase(DRAFTS_DATABASE);
}
