import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { grantServerRole } from '../db/server-role.ts';
import { quickFolder } from './passing-folder.ts';
import { MIGRATIONS, scratchServer } from './scratch-database.ts';

export const TEMPLATE = 'orion_template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    serverUrl: string;
  }
}

/** One PostgreSQL for the whole run, with the migrated schema as a template that each test file clones. */
export async function setup(project: TestProject) {
  // Nobody lives long enough in these hundreds of databases to need a cleaner.
  const server = await scratchServer({ autovacuum: 'off' }, await quickFolder());
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(server.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href, MIGRATIONS);
  await grantServerRole(template.href, new URL(server.serverUrl).username);
  project.provide('postgresUrl', server.url);
  project.provide('serverUrl', server.serverUrl);
  return server.stop;
}
