import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigProblems } from '../config-problems.ts';

/** Something that every process on one database must have alike. */
export interface Claim {
  /** The first half of its advisory locks. */
  kind: number;
  /** The second half: which one this process has. */
  id: number;
  /** Told to a process that has another than one that is alive. */
  refusal: string;
}

export interface Claiming {
  url: string;
  claims: readonly Claim[];
  /** Nothing is in a hurry: whoever lost their connection a moment ago is given time to come back. */
  patient: boolean;
  onLost(): void;
  /** Somebody with another took the place while the connection was lost. */
  onTaken(refusal: string): void;
}

export interface HeldClaims {
  release(): Promise<void>;
}

/** One process at a time looks around and claims. */
const GATE = 1_330_858_316;
const STEP_MS = 100;
const STEPS = 30;
const AGAIN_AFTER_MS = 500;
/** Nothing may wait for ever, and a machine that lost its power is forgotten within a minute. */
const OPTIONS = [
  'lock_timeout=20s',
  'statement_timeout=30s',
  'idle_session_timeout=0',
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
].map((setting) => `-c ${setting}`);

/**
 * Claims by locks that the database itself ends when this process does, whatever ended it, and claims again when the
 * database was away. Refuses beside a living process with another.
 */
export async function holdClaims(claiming: Claiming): Promise<HeldClaims> {
  const client = await connect(claiming.url);
  try {
    await client.query('select pg_advisory_lock($1, 0)', [GATE]);
    await awaitOthers(client, claiming);
    await take(client, claiming.claims);
    const other = await findOther(client, claiming.claims);
    if (other) throw new ConfigProblems([other.refusal]);
    await client.query('select pg_advisory_unlock($1, 0)', [GATE]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return keepHolding(client, claiming);
}

async function connect(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'orion claims',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: OPTIONS.join(' '),
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Who was just killed is seen for a moment longer. */
async function awaitOthers(client: pg.Client, { claims, patient }: Claiming) {
  for (let left = STEPS; left > 0; left -= 1) {
    const other = await findOther(client, claims);
    if (!other && !patient) return;
    await pause(STEP_MS);
  }
}

const take = (client: pg.Client, claims: readonly Claim[]) =>
  client.query(
    'select pg_advisory_lock_shared(kind, id) from unnest($1::int[], $2::int[]) claim(kind, id)',
    columnsOf(claims),
  );

async function findOther(client: pg.Client, claims: readonly Claim[]) {
  const { rows } = await client.query<{ kind: number }>(
    `select claim.kind from unnest($1::int[], $2::int[]) claim(kind, id)
     join pg_locks l on l.classid::bigint = claim.kind and l.objid::bigint <> (claim.id::bigint & 4294967295)
     where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())`,
    columnsOf(claims),
  );
  return claims.find(({ kind }) => rows.some((row) => row.kind === kind));
}

const columnsOf = (claims: readonly Claim[]) => [claims.map(({ kind }) => kind), claims.map(({ id }) => id)];

function keepHolding(first: pg.Client, { url, claims, onLost, onTaken }: Claiming): HeldClaims {
  let released = false;
  let timer: NodeJS.Timeout | undefined;
  let client = first;
  const watch = () =>
    client.once('end', () => {
      if (released) return;
      onLost();
      later();
    });
  const later = () => {
    if (!released) timer = setTimeout(() => void again().catch(later), AGAIN_AFTER_MS);
  };
  const again = async () => {
    const next = await connect(url);
    try {
      await take(next, claims);
      const other = await findOther(next, claims);
      if (other) {
        released = true;
        onTaken(other.refusal);
      }
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (released) return next.end();
    client = next;
    watch();
  };
  watch();
  return {
    async release() {
      released = true;
      clearTimeout(timer);
      await client.end().catch(() => {});
    },
  };
}
