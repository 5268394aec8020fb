/** Where typed text waits until it is saved: one database of this browser, each draft under the user who typed it. */
export const DRAFTS_DATABASE = 'orion-drafts';

/** What a page was still writing when it was left, for the next one in its tab. */
export const LEFT = 'drafts_left';

/** Drops every draft; a browser without IndexedDB has none. */
export function forgetDrafts() {
  sessionStorage.removeItem(LEFT);
  if (typeof indexedDB === 'undefined') return;
  indexedDB.deleteDatabase(DRAFTS_DATABASE);
}
