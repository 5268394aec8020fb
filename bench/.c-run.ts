import { run } from '/work/main/bench/import.bench.ts';
await run();
