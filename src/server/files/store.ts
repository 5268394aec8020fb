import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Platform } from '../platform.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

export interface StoredBytes {
  /** Random; says nothing of the file and is safe in a path. */
  storage_name: string;
  size: number;
  sha256: string;
}

export interface FileMeta {
  file_name: string;
  content_type?: string;
  /** 20 MB unless told. */
  most_bytes?: number;
}

/** Keeps bytes under names of its own. What they are called and who may see them stands in the database. */
export interface FileStore {
  /** All of the stream, or an error and nothing kept. */
  save(stream: Readable, meta: FileMeta): Promise<StoredBytes>;
  read(storage_name: string): Promise<Readable>;
  /** Also right when it is gone already. */
  remove(storage_name: string): Promise<void>;
}

/** Where an outage is told to whoever runs Orion; people are told by the answer. */
export type StoreLog = Pick<Platform['log'], 'warn'>;

/** The disk, or any service that speaks S3 when FILES_URL names one. */
export function openFileStore(
  { FILES_URL, ORION_DATA_DIR }: Pick<Config, 'FILES_URL' | 'ORION_DATA_DIR'>,
  log?: StoreLog,
): FileStore {
  const folder = join(ORION_DATA_DIR, 'files');
  return FILES_URL ? s3Store(FILES_URL, folder, log) : diskStore(folder);
}
