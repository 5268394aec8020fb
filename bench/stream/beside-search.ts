import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openDatabase } from '#server/db/client.ts';
import { withCompanies } from '../companies.ts';
import { median, productSide } from '../explore/clients.ts';

const COMPANIES = 20_000;
const SEARCHES = 120;

/** How much slower a search is while something else is open: measured before, beside and after it. */
export async function searchBeside(open: () => Promise<() => Promise<void>>): Promise<number> {
  let ratio = 0;
  await withCompanies({ companies: COMPANIES }, async (url, ownerUrl) => {
    const folder = await mkdtemp(join(tmpdir(), 'orion-stream-beside-'));
    const { db, close } = openDatabase(ownerUrl, { statementTimeoutMs: 0 });
    const product = startProduct({
      PORT: String(await freePort()),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      ORION_DATA_DIR: folder,
      STREAM_BROWSER: 'none',
    });
    try {
      const token = await aPersonalToken(db, { email_address: 'stream@bench.example' });
      await product.ready();
      const measure = () => searchTimes(product.origin, token);
      await measure();
      const before = await measure();
      const end = await open();
      const beside = await measure();
      await end();
      const after = await measure();
      ratio = beside / ((before + after) / 2);
      const [one, two, three] = [before, beside, after].map((ms) => ms.toFixed(1));
      console.log(`  a search: ${one} ms before, ${two} ms beside, ${three} ms after`);
    } finally {
      product.child.kill('SIGTERM');
      await product.exited;
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  });
  return ratio;
}

async function searchTimes(origin: string, token: string) {
  const search = productSide(origin, token);
  const times: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const began = performance.now();
    await search({
      conditions: [
        { kind: 'range', column: 'employee_count', min: at },
        { kind: 'saas', value: at % 2 === 0 },
      ],
      sort: { by: 'current_rank', direction: 'asc' },
      page: 1,
    });
    times.push(performance.now() - began);
  }
  return median(times);
}
