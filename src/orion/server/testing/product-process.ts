import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { buildServer } from '../../../../scripts/build-server.ts';
import { hashOf } from '#server/hash.ts';
import { bundleSource } from '#server/testing/bundle-source.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';

/** The server of these sources, as it ships. */
const bundleServer = () =>
  bundleSource(new URL('../main.ts', import.meta.url), (_source, file) => buildServer(file));

export interface ProductProcess {
  origin: string;
  child: ChildProcess;
  output(): string;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when it answers ready; rejects when it ends before. */
  ready(): Promise<void>;
}

/** The server as a process of its own, with nothing of ours in its environment but what is given. */
export function startProduct(env: Record<string, string>): ProductProcess {
  const child = spawn(process.execPath, [bundleServer()], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'error',
      ORION_DEMO_FIRM: 'off',
      ...ROOMY_LIMITS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const origin = `http://127.0.0.1:${env.PORT}`;
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  return { origin, child, exited, output: () => output, ready: () => until(origin, child, () => output) };
}

async function until(origin: string, child: ChildProcess, output: () => string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended before it was ready:\n${output()}`);
    const ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** A personal API token, as `npm run token` makes one, of somebody new unless they are listed already. */
export async function aPersonalToken(db: Kysely<DB>, person: Parameters<typeof aStaffMember>[1] = {}) {
  const listed = await db
    .selectFrom('staff')
    .select('user_id')
    .where('email_address', '=', person.email_address ?? '')
    .executeTakeFirst();
  const { user_id } = listed ?? (await aStaffMember(db, person));
  const secret = `orion_pat_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('api_token')
    .values({ user_id, name: 'test', token_hash: hashOf(secret), created_at: new Date().toISOString() })
    .execute();
  return secret;
}
