import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openJobsDatabase } from '../jobs/jobs-database.ts';
import { openDatabase } from './client.ts';
import { hearLostConnections } from './lost-connections.ts';

const message = (type: string, body: Buffer) => {
  const head = Buffer.from(`${type}\0\0\0\0`);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const GOING_AWAY = 'terminating connection due to unexpected postmaster exit';
const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from(`SFATAL\0C57P01\0M${GOING_AWAY}\0\0`)),
]);

/** A database that says it is ready and that it goes away in the same breath. */
async function aDyingDatabase() {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(WELCOME));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `postgres://ann@127.0.0.1:${(server.address() as AddressInfo).port}/orion`;
}

it.each(['jobs', 'pages'])(
  'a connection of the %s that is lost as it is made is told and ends nothing',
  async (whose) => {
    const url = await aDyingDatabase();
    const told: string[] = [];
    const hear = (error: unknown) => void told.push((error as Error).message);

    if (whose === 'jobs') {
      const database = openJobsDatabase(url, hear);
      await expect(database.alone(async () => {})).rejects.toThrow();
      await database.close();
    } else {
      const database = openDatabase(url, { onIdleError: hear });
      await expect(database.pool.connect().then((client) => client.query('select 1'))).rejects.toThrow();
    }

    expect(told).toContain(GOING_AWAY);
  },
);

it('what is told of a lost connection holds none of its keys', () => {
  const pool = new pg.Pool();
  const told: Error[] = [];
  hearLostConnections(pool, (error) => void told.push(error));

  pool.emit('error', Object.assign(new Error('gone'), { client: { secretKey: 7 } }), {});

  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('secretKey');
});
