import { readdirSync } from 'node:fs';

// Every *.bench.ts here runs the product and its baseline beside each other and prints both.
const wanted = process.argv.slice(2);
const benches = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.startsWith(word)));

for (const file of benches) {
  console.log(`\n${file.replace('.bench.ts', '')}`);
  const { run } = (await import(`./${file}`)) as { run: () => Promise<void> };
  await run();
}
