import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { atEnd } from '#server/testing/at-end.ts';
import { passingFolder } from '#server/testing/passing-folder.ts';
import { openFileStore } from '../store.ts';

/** A store with a data folder of its own, and what lies in that. */
export async function aStore(FILES_URL?: string) {
  const ORION_DATA_DIR = await passingFolder('orion-files-');
  atEnd(() => rm(ORION_DATA_DIR, { recursive: true, force: true }));
  const warned: unknown[][] = [];
  const log = { warn: (...words: unknown[]) => void warned.push(words) };
  const store = openFileStore({ ORION_DATA_DIR, FILES_URL }, log);
  const onDisk = async () => {
    const entries = await readdir(ORION_DATA_DIR, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { store, warned, onDisk, folder: join(ORION_DATA_DIR, 'files') };
}

export const pieces = (bytes: Buffer) => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]);
export const meta = { file_name: 'deck.pdf', content_type: 'application/pdf' };
