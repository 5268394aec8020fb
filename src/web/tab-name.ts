const KEPT = 'tab';

/** The name of this tab, the same after a reload; those of later tabs come after it. */
export const TAB = sessionStorage.getItem(KEPT) ?? `${Date.now()} ${Math.random()}`;

// A duplicated tab begins with a copy of what the session holds: while a page is open its name stands only here.
const hideName = () => sessionStorage.removeItem(KEPT);
hideName();
addEventListener('pageshow', hideName);
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(KEPT, TAB);
  } catch {
    // Full: what comes next counts as another tab.
  }
});
