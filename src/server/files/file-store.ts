import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ByteRange } from '../http/byte-ranges.ts';

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
  /** All of it, or the part from one byte to another. */
  read(storage_name: string, part?: ByteRange): Promise<Readable>;
  /** Also right when it is gone already. */
  remove(storage_name: string): Promise<void>;
}

/** Where an outage is told to whoever runs Orion; people are told by the answer. */
export type StoreLog = Pick<FastifyBaseLogger, 'warn'>;
