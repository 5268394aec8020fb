import type { ImportRecord } from '../import-record.contract.ts';
import type { ImportAddress } from './import-address.ts';
import type { ImportActions } from './use-import.ts';

/** What every step of an import gets. */
export interface StepProps {
  record: ImportRecord;
  actions: ImportActions;
  address: ImportAddress;
}
