import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { grouped } from '#kernel/numbers.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from './errors.ts';

type Counting = Pick<Platform, 'config' | 'clock'>;

const GIGABYTE = 1e9;

const dayOf = ({ clock }: Counting) => clock.now().toISOString().slice(0, 10);

function refuse({ config }: Counting): never {
  const most = grouped(config.UPLOAD_BYTES_PER_DAY / GIGABYTE);
  throw new Refusal(
    507,
    'QuotaFull',
    `You have uploaded as much as Orion takes from one person in a day (${most} GB). Please try again tomorrow.`,
  );
}

/** Whoever has used up the day is told before a byte of the file is read. */
export function uploadQuota(app: FastifyInstance, platform: Counting & Pick<Platform, 'db'>) {
  app.addHook('preParsing', async ({ caller, routeOptions }, reply) => {
    if (routeOptions.config.rate !== 'upload' || caller.user_id === null) return;
    const used = await platform.db
      .selectFrom('upload_use')
      .select('bytes')
      .where('user_id', '=', caller.user_id)
      .where('day', '=', dayOf(platform))
      .executeTakeFirst();
    if (!used || used.bytes < platform.config.UPLOAD_BYTES_PER_DAY) return;
    // The file that is on its way is not read to its end.
    reply.header('connection', 'close');
    refuse(platform);
  });
}

/** Counts an upload in the transaction that records it. Uploads that meet each other wait here for one another. */
export async function countUpload(db: Kysely<DB>, platform: Counting, user_id: number | null, size: number) {
  if (user_id === null) return;
  const use = await db
    .insertInto('upload_use')
    .values({ user_id, day: dayOf(platform), bytes: size })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        day: (eb) => eb.ref('excluded.day'),
        bytes: sql<number>`case when upload_use.day = excluded.day then upload_use.bytes else 0 end + excluded.bytes`,
      }),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow();
  if (use.bytes > platform.config.UPLOAD_BYTES_PER_DAY) refuse(platform);
}
