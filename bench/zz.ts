import { seedBenchCompanies } from '#server/seed/bench-companies.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
await withScratchDatabase(async (url) => {
  for (const companies of [20000, 60000, 200000]) {
  await seedBenchCompanies({ url, clock: { now: () => new Date() }, companies, say: (l) => console.log(Math.round(process.memoryUsage.rss() / 1e6), Math.round(process.resourceUsage().maxRSS / 1e3), l) });}
});
