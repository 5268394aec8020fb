import type { ImportEntity } from '../import-fields.rules.ts';
import { type AddressChange, useAddress } from '#web/address.ts';

/** What the sheet shows: an import by its id, a new one, or the list of all. */
export type Shown = ImportEntity | 'all' | (string & {});

export interface ImportAddress {
  shown: Shown | undefined;
  /** The columns of an import that is further already. */
  atColumns: boolean;
  show: (shown: Shown, options?: { atColumns?: boolean; replace?: boolean }) => void;
  close: () => void;
}

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
