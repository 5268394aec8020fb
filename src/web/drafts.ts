import { useCallback, useEffect, useState } from 'react';
import { DRAFTS_DATABASE, LEFT } from './forget-drafts.ts';
import { findOpenTabs } from './open-tabs.ts';
import { TAB } from './tab-name.ts';

const STORE = 'drafts';

let opening: Promise<IDBDatabase | null> | undefined;

/** Null in a browser that keeps nothing or forbids it; then a draft lives only as long as the page. */
function openDrafts(): Promise<IDBDatabase | null> {
  opening ??= new Promise<IDBDatabase | null>((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const request = indexedDB.open(DRAFTS_DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => resolve(null));
    request.addEventListener('success', () => {
      const { result } = request;
      const forget = () => {
        result.close();
        opening = undefined;
      };
      // Whoever drops the database must not wait for this page.
      result.addEventListener('versionchange', forget);
      result.addEventListener('close', forget);
      resolve(result);
    });
    return undefined;
  }).catch(() => null);
  return opening;
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await openDrafts();
  if (!database) return undefined;
  return new Promise<T | undefined>((resolve) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(STORE));
    transaction.addEventListener('complete', () => resolve(request.result));
    // A full disk or a private window loses the draft, never the page.
    transaction.addEventListener('abort', () => resolve(undefined));
  });
}

const placeOf = (owner: string, name: string) => `${owner.toLowerCase()}\n${name}`;

/** Each tab keeps its own, so that two that write under one name take nothing from each other. */
const ownKey = (place: string) => `${place}\n${TAB}`;

/** The draft of this tab; where it has none, the newest under the name that no open tab holds becomes its own. */
async function readKept(place: string): Promise<unknown> {
  const readOwn = () => inStore<unknown>('readonly', (store) => store.get(ownKey(place)));
  const own = await readOwn();
  if (own !== undefined) return own;
  for (const key of await findLeft(place)) if ((await takeOver(key, ownKey(place))) !== undefined) break;
  return readOwn();
}

/** Where the drafts of tabs that are gone stand, newest first. */
async function findLeft(place: string): Promise<string[]> {
  const open = await findOpenTabs();
  const keys = await inStore('readonly', (store) =>
    store.getAllKeys(IDBKeyRange.bound(`${place}\n`, `${place}\n\uffff`)),
  );
  const left = (keys ?? []).map(String).filter((key) => !open.has(key.slice(place.length + 1)));
  // What was kept before each tab had its own stands under the bare name.
  return [...left.toReversed(), place];
}

/** Both or neither: of two tabs that want a draft one gets it, and none that is there is written over. */
const takeOver = (from: string, to: string) =>
  inStore<unknown>('readwrite', (store) => {
    const found = store.get(from);
    found.addEventListener('success', () => {
      if (found.result === undefined) return;
      store.add(found.result, to);
      store.delete(from);
    });
    return found;
  });

/** The newest of each draft that is not on the disk yet. */
const unsaved = new Map<string, unknown>();

/** Kept as often as the disk allows: while one is written, only the newest of those behind it waits. */
export async function keepDraft(owner: string, name: string, draft: unknown) {
  const place = placeOf(owner, name);
  const isWriting = unsaved.has(place);
  unsaved.set(place, draft);
  if (isWriting) return;
  while (unsaved.has(place)) {
    const newest = unsaved.get(place);
    try {
      await inStore('readwrite', (store) => store.put(newest, ownKey(place)));
      forgetLeft(place);
    } finally {
      if (unsaved.get(place) === newest) unsaved.delete(place);
    }
  }
}

export function dropDraft(owner: string, name: string) {
  const place = placeOf(owner, name);
  unsaved.delete(place);
  forgetLeft(place);
  return inStore('readwrite', (store) => store.delete(ownKey(place)));
}

export async function readDraft<T>(owner: string, name: string): Promise<T | null> {
  const place = placeOf(owner, name);
  if (unsaved.has(place)) return unsaved.get(place) as T;
  const { [place]: left } = leftDrafts();
  if (left !== undefined) {
    void keepDraft(owner, name, left);
    return left as T;
  }
  return ((await readKept(place)) as T | undefined) ?? null;
}

/** How many drafts somebody would lose, in whichever tab they were written. */
export async function countDrafts(owner: string): Promise<number> {
  const whole = placeOf(owner, '');
  const range = () => IDBKeyRange.bound(whole, `${whole}\uffff`);
  const [keys, kept] = await Promise.all([
    inStore('readonly', (store) => store.getAllKeys(range())),
    inStore<unknown[]>('readonly', (store) => store.getAll(range())),
  ]);
  const places = (keys ?? []).map(String);
  const onDisk = (kept ?? []).map((draft, at) => [places[at], draft] as const);
  const newer = [...Object.entries(leftDrafts()), ...unsaved]
    .filter(([place]) => place.startsWith(whole))
    .map(([place, draft]) => [ownKey(place), draft] as const);
  return [...new Map([...onDisk, ...newer]).values()].filter(holdsAnything).length;
}

/** One that was begun and emptied again holds nothing. */
const holdsAnything = (draft: unknown): boolean => {
  if (typeof draft === 'string') return draft.trim() !== '';
  if (typeof draft !== 'object' || draft === null) return Boolean(draft);
  return Object.values(draft).some(holdsAnything);
};

function leftDrafts(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(LEFT) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What was kept or dropped since is newer than what a closed page left. */
function forgetLeft(place: string) {
  const { [place]: left, ...others } = leftDrafts();
  if (left !== undefined) sessionStorage.setItem(LEFT, JSON.stringify(others));
}

// A page that is left or loaded anew waits for no disk: what it was still writing stands where one can write at once.
addEventListener('pagehide', () => {
  if (unsaved.size === 0) return;
  try {
    sessionStorage.setItem(LEFT, JSON.stringify({ ...leftDrafts(), ...Object.fromEntries(unsaved) }));
  } catch {
    // Full: the last letters are lost, as they were before.
  }
});

/**
 * What somebody typed under a name, kept through reloads and crashes until it is dropped.
 * `isReady` tells that an earlier draft, if there is one, has been read. Wants a known owner.
 */
export function useDraft<T>(owner: string, name: string) {
  const [read, setRead] = useState<{ of: string; draft: T | null } | null>(null);
  const place = placeOf(owner, name);
  useEffect(() => {
    let current = true;
    const restore = async () => {
      const draft = await readDraft<T>(owner, name);
      if (current) setRead((before) => (before?.of === place ? before : { of: place, draft }));
    };
    void restore();
    return () => {
      current = false;
    };
  }, [owner, name, place]);

  const keep = useCallback(
    (draft: T) => {
      setRead({ of: place, draft });
      void keepDraft(owner, name, draft);
    },
    [owner, name, place],
  );
  const drop = useCallback(() => {
    setRead({ of: place, draft: null });
    void dropDraft(owner, name);
  }, [owner, name, place]);
  return { isReady: read?.of === place, draft: read?.of === place ? read.draft : null, keep, drop };
}
