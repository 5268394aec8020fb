import { seedBenchCompanies } from '#server/seed/bench-companies.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const N = Number(process.env.N ?? 50000);
await withScratchDatabase(async (url) => {
  const cpu = () => { let s = 0; for (const l of execSync('ps -eo pid,args').toString().split('\n')) if (/postgres: orion .* 127/.test(l) || /parallel worker/.test(l)) { try { const st = readFileSync(`/proc/${l.trim().split(' ')[0]}/stat`, 'utf8').split(') ')[1]!.split(' '); const me = l.includes(port) || /parallel/.test(l); if (me) s += Number(st[11]) + Number(st[12]); } catch {} } return s * 10; };
  const port = 'orion seed';
  let t = performance.now(); let c = cpu(); let u = process.cpuUsage();
  const lap = (l: string) => { const n = cpu(); console.log(String(Math.round(performance.now() - t)).padStart(7), 'ms wall', String(n - c).padStart(7), 'pg cpu', String(Math.round(process.cpuUsage(u).user / 1000)).padStart(6), 'node cpu', l); t = performance.now(); c = cpu(); u = process.cpuUsage(); };
  await seedBenchCompanies({ url, clock: { now: () => new Date() }, companies: N, say: lap });
  lap('rest');
});
