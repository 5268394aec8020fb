import { seedBenchCompanies } from '#demo/bench/bench-companies.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { startDatabase } from '#server/start-database.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';

interface Invented {
  companies: number;
  seed?: number;
}

/**
 * A database with so many invented companies, as the role that serves and as the owner. BENCH_DATA_DIR names a data
 * folder that `npm run seed` filled already; without it one is made, and gone afterwards.
 */
export async function withCompanies(
  invented: Invented,
  work: (url: string, ownerUrl: string) => Promise<void>,
) {
  const folder = process.env.BENCH_DATA_DIR;
  if (!folder)
    return withScratchDatabase(async (url) => {
      await seedBenchCompanies({ url, clock: systemClock, ...invented });
      await work(url, url);
    });
  const database = await startDatabase(readConfig({ ORION_DATA_DIR: folder }), console.log);
  try {
    await work(database.url, database.ownerUrl);
  } finally {
    if (!database.reused) await database.stop();
  }
}
