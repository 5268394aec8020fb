import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore, StoreLog } from './file-store.ts';
import { s3Store } from './s3-store.ts';

/** The disk, or any service that speaks S3 when FILES_URL names one. */
export function openFileStore(
  { FILES_URL, ORION_DATA_DIR }: Pick<Config, 'FILES_URL' | 'ORION_DATA_DIR'>,
  log?: StoreLog,
): FileStore {
  const folder = join(ORION_DATA_DIR, 'files');
  return FILES_URL ? s3Store(FILES_URL, folder, log) : diskStore(folder);
}
