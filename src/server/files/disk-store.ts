import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound } from '../http/errors.ts';
import { checkedName, openSpool } from './spool.ts';
import type { FileStore } from './file-store.ts';

/** Files in two levels of folders, each in place whole or not at all. */
export function diskStore(folder: string): FileStore {
  const spool = openSpool(join(folder, 'arriving'));
  const pathOf = (name: string) => join(folder, checkedName(name).slice(0, 2), name.slice(2, 4), name);

  return {
    async save(stream, meta) {
      const { path, ...stored } = await spool(stream, meta);
      const home = pathOf(stored.storage_name);
      try {
        await mkdir(dirname(home), { recursive: true, mode: 0o700 });
        await rename(path, home);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      await syncFolder(dirname(home));
      return stored;
    },

    async read(storage_name, part) {
      const file = await open(pathOf(storage_name)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound('File') : error;
      });
      return file.createReadStream(part);
    },

    async remove(storage_name) {
      await rm(pathOf(storage_name), { force: true });
    },
  };
}

/** A rename survives a power cut when its folder is written too. */
async function syncFolder(path: string) {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
