import { createHash, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { keepText } from '../kept-text.ts';
import type { Claim } from './hold-claims.ts';

const KIND = 1_330_858_317;

/** Where files are kept: the bucket, or the folder, known by a mark in it from wherever it is mounted. */
export async function filesClaim(config: Pick<Config, 'FILES_URL' | 'ORION_DATA_DIR'>): Promise<Claim> {
  const place = config.FILES_URL ? bucketOf(config.FILES_URL) : await markOf(config.ORION_DATA_DIR);
  return {
    kind: KIND,
    id: createHash('sha256').update(place).digest().readInt32BE(),
    refusal:
      'Another Orion that runs on this database keeps its files elsewhere, and neither would find those of the other: give both the same ORION_DATA_DIR or FILES_URL, or stop the other first',
  };
}

/** Without the key: two processes may have keys of their own. */
const bucketOf = (address: string) => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/(?<!\/)\/+$/, '')}`;
};

async function markOf(dataDir: string) {
  const folder = join(dataDir, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return keepText(join(folder, 'place'), randomUUID, 'The mark of the files');
}
