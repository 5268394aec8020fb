import { useLocation, useRouter } from '@tanstack/react-router';
import { type Search, stringifySearch } from '#web/search-codec.ts';

/** What the sheet shows: an import by its id, a new one, or the list of all. */
export type Shown = 'companies' | 'people' | 'all' | (string & {});

export interface ImportAddress {
  shown: Shown | undefined;
  /** The columns of an import that is further already. */
  atColumns: boolean;
  show: (shown: Shown, options?: { atColumns?: boolean; replace?: boolean }) => void;
  close: () => void;
}

export type AddressChange = (changes: Record<string, string | undefined>, replace?: boolean) => void;

/** The open import lies in the address, beside whatever else stands there. */
export function useImportAddress(): ImportAddress {
  const { search, change } = useAddress();
  return {
    shown: search.import?.[0],
    atColumns: search.import_step?.[0] === 'columns',
    show: importShower(change),
    close: () => change({ import: undefined, import_step: undefined }, true),
  };
}

export const importShower =
  (change: AddressChange): ImportAddress['show'] =>
  (shown, { atColumns = false, replace = false } = {}) =>
    change({ import: shown, import_step: atColumns ? 'columns' : undefined }, replace);

/** Names and values of the address, and a way to change some of them. */
export function useAddress() {
  const search = useLocation({ select: (location) => location.search as Search });
  return { search, change: useAddressChange() };
}

/** Changes some values of the address; whoever only does that is not drawn again with each change. */
export function useAddressChange(): AddressChange {
  const router = useRouter();
  return (changes, replace = false) => {
    const { pathname, search: now } = router.state.location;
    void router.navigate({ href: `${pathname}${stringifySearch({ ...now, ...changes })}`, replace });
  };
}
