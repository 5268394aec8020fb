import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

// Every *.bench.ts runs the product and its baseline beside each other and prints both; those of browser/ drive one.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(1_000_000));
const benches = ['.', './browser']
  .flatMap((folder) => readdirSync(`bench/${folder}`).map((file) => ({ folder, file })))
  .filter(({ file }) => file.endsWith('.bench.ts'))
  .filter(({ file }) => wanted.length === 0 || wanted.some((word) => file.startsWith(word)));

for (const { folder, file } of benches) {
  console.log(`\n${file.replace('.bench.ts', '')}`);
  const { run } = (await import(`${folder}/${file}`)) as { run: (drawn: { seed: number }) => Promise<void> };
  await run({ seed });
}
