import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type AuditDetail, type Caller, performWrite } from '../http/write.ts';
import { countUpload } from '../http/upload-quota.ts';
import type { Platform } from '../platform.ts';

interface StoredWrite {
  operation: string;
  caller: Caller;
  input: unknown;
  storage_name: string;
  size: number;
}

/** Writes down bytes that are stored already, and counts them against the caller's day. Sent twice under one key, or not written down, they are removed again. */
export async function recordStored<T>(
  platform: Pick<Platform, 'db' | 'clock' | 'counts' | 'secrets' | 'files' | 'config'>,
  { storage_name, size, ...write }: StoredWrite,
  work: (db: Kysely<DB>, audit: (detail: AuditDetail) => void) => Promise<T>,
): Promise<T> {
  let isRecorded = false;
  try {
    return await performWrite(platform, write, async (db, audit) => {
      await countUpload(db, platform, write.caller.user_id, size);
      const answer = await work(db, audit);
      isRecorded = true;
      return answer;
    });
  } catch (error) {
    isRecorded = false;
    throw error;
  } finally {
    if (!isRecorded) await platform.files.remove(storage_name);
  }
}
