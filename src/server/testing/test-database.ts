import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, type PoolOptions } from '../db/client.ts';
import { TEMPLATE } from './global-setup.ts';
import { atEnd } from './at-end.ts';

export interface TestDatabase extends Database {
  /** As the owner, who may do what a test likes. */
  url: string;
  /** As the role that serves. */
  serverUrl: string;
}

/** A busy machine is waited for: no test fails because a connection or a statement took its time. */
export const patientPool = (): PoolOptions => ({
  most: 5,
  waitMs: inject('standstillMs'),
  statementTimeoutMs: inject('standstillMs'),
});

/** A clone of the migrated schema that no other test sees; dropped when the test file ends. */
export async function testDatabase(options: PoolOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintain(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const url = at(inject('postgresUrl'));
  const database = openDatabase(url, { ...patientPool(), ...options });
  atEnd(async () => {
    await database.close();
    await maintain(`drop database ${name} with (force)`);
  });
  return { ...database, url, serverUrl: at(inject('serverUrl')) };
}

/** Clones of one template queue up: PostgreSQL wants no one else connected to it. */
async function maintain(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
