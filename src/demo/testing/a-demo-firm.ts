import type { Readable } from 'node:stream';
import { testClock } from '#server/testing/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { type DemoFirmParts, seedDemoFirm } from '../demo-firm.ts';
import { seedDemoStaff } from '../demo-staff.ts';

export const DAY = '2026-11-14T10:20:30Z';

/** A store that only remembers what it holds. */
export function storeInMemory() {
  const held = new Map<string, string>();
  return {
    held,
    async save(stream: Readable) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
      const storage_name = String(held.size).padStart(32, '0');
      held.set(storage_name, Buffer.concat(chunks).toString());
      return { storage_name, size: Buffer.concat(chunks).length, sha256: storage_name };
    },
    async remove(storage_name: string) {
      held.delete(storage_name);
    },
  };
}

/** A database of its own with the demonstration staff, and the way to load the firm into it. */
export async function emptyFirm() {
  const database = await testDatabase({ statementTimeoutMs: 60_000 });
  await seedDemoStaff(database);
  const files = storeInMemory();
  const seed = (given: Partial<DemoFirmParts> = {}) =>
    seedDemoFirm({ url: database.url, clock: testClock(DAY), files, ...given });
  return { ...database, files, seed };
}
