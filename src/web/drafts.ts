import { useCallback, useEffect, useState } from 'react';
import { DRAFTS_DATABASE } from './forget-drafts.ts';

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

export const readDraft = async <T>(owner: string, name: string): Promise<T | null> =>
  ((await inStore('readonly', (store) => store.get(placeOf(owner, name)))) as T | undefined) ?? null;
export const keepDraft = (owner: string, name: string, draft: unknown) =>
  inStore('readwrite', (store) => store.put(draft, placeOf(owner, name)));
export const dropDraft = (owner: string, name: string) =>
  inStore('readwrite', (store) => store.delete(placeOf(owner, name)));

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
