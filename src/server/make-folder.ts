import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and those above it; answers whether it was missing. Node's own way never ends below one like /proc. */
export async function makeFolder(folder: string, mode?: number): Promise<boolean> {
  if (isFolder(folder)) return false;
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another start may have been faster.
    if (!isFolder(folder)) throw error;
  }
  return true;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
