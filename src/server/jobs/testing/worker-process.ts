import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/client.ts';
import { once } from '../effects.ts';
import { openJobs } from '../queue.ts';

/** An instance of its own that a test can kill: works off "count" jobs and says so, line by line. */
const url = process.argv[2] ?? '';
const { db } = openDatabase(url, { most: 5 });
const jobs = openJobs({ url, clock: systemClock, report: () => {}, pollMs: 50, maintenanceSeconds: 1 });

jobs.define<{ number: number }>({
  name: 'count',
  longest: 2,
  retries: 5,
  retryDelay: 1,
  async run({ number }, { key }) {
    await once(db, `count ${key}`, async (db) => {
      await sql`insert into counted (number) values (${number})`.execute(db);
      await pause(20);
    });
    process.stdout.write('ran\n');
  },
});
await jobs.start();
process.stdout.write('ready\n');
