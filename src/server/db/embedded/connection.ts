import { Client } from 'pg';
import { ConfigProblems } from '../../config-problems.ts';
import { ROLE, readPassword, SERVER_ROLE, serverPasswordOf } from './cluster.ts';
import type { Site } from './site.ts';

const DATABASE = 'orion';
/** Who only asks whether a server is ours asks again. */
const ASKED_WITHIN = 2_000;
/** A server that has answered is ours, however busy the machine is. */
const OPENED_WITHIN = 60_000;

/** Codes of a server that is starting, stopping, recovering or full. */
const BUSY = ['57P01', '57P02', '57P03', '53300'];
const REFUSED = ['28P01', '28000'];

export type Answer = 'ours' | 'not ours' | 'busy' | 'refused' | 'silent';

/** Whether the server on that port opens with our password and serves our cluster. */
export async function askServer(site: Site, port: number): Promise<Answer> {
  try {
    const folder = await withClient({ site, port, within: ASKED_WITHIN }, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    return folder === site.cluster ? 'ours' : 'not ours';
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'ECONNREFUSED') return 'silent';
    if (BUSY.includes(code)) return 'busy';
    return REFUSED.includes(code) ? 'refused' : 'not ours';
  }
}

/** The database and the role that serves it, which older versions did without. */
export async function ensureDatabase(site: Site, port: number) {
  const password = serverPasswordOf(await readPassword(site));
  await withClient({ site, port, within: OPENED_WITHIN }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [SERVER_ROLE]);
    if (roles === 0) await client.query(`create role ${SERVER_ROLE} login password '${password}'`);
  });
}

/** Where a server is reached. */
export interface Address {
  port: number;
  /** Where its socket lies, if it has one beside the port. */
  socketFolder?: string;
}

/** Where the owner connects, and where the server does. */
export async function databaseUrls(site: Site, { port, socketFolder }: Address) {
  const password = await readPassword(site);
  const way = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  const urlOf = (role: string, word: string) =>
    `postgres://${role}:${word}@127.0.0.1:${port}/${DATABASE}${way}`;
  return { url: urlOf(ROLE, password), serverUrl: urlOf(SERVER_ROLE, serverPasswordOf(password)) };
}

export function passwordRefused(site: Site) {
  return new ConfigProblems([
    `The password in ${site.passwordFile} does not open the database in ${site.cluster}; ` +
      'restore that file from a backup, or move both away to begin with an empty database.',
  ]);
}

interface Opening {
  site: Site;
  port: number;
  within: number;
}

async function withClient<T>({ site, port, within }: Opening, work: (client: Client) => Promise<T>) {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: ROLE,
    password: await readPassword(site),
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: within,
  });
  // A connection that breaks while idle must not end the process; the query in flight reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
