import { useCallback, useEffect, useState } from 'react';
import { DRAFTS_DATABASE, LEFT } from './forget-drafts.ts';

const STORE = 'drafts';

let opening: Promise<IDBDatabase | null> | undefined;

/** Null in a browser that keeps nothing; then a draft lives only as long as the page. */
function openDrafts(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
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
  });
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
      await inStore('readwrite', (store) => store.put(newest, place));
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
  return inStore('readwrite', (store) => store.delete(place));
}

export async function readDraft<T>(owner: string, name: string): Promise<T | null> {
  const place = placeOf(owner, name);
  if (unsaved.has(place)) return unsaved.get(place) as T;
  const { [place]: left } = leftDrafts();
  if (left !== undefined) {
    void keepDraft(owner, name, left);
    return left as T;
  }
  return ((await inStore('readonly', (store) => store.get(place))) as T | undefined) ?? null;
}

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
