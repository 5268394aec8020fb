import { need } from '#server/capabilities/capability.ts';
import { json } from '#server/db/client.ts';
import { errorBody, invalid, Refusal, unauthenticated } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { isSigned } from '#server/http/webhook-signature.ts';
import { performWrite } from '#server/http/write.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Bytes } from '#kernel/endpoint.ts';
import type { Platform } from '#server/platform.ts';
import { takeInMeetings } from '../taking-in/take-in.ts';

export const LARGEST_DELIVERY = 5 * 1024 * 1024;
const LONGEST_ID = 200;
const TAKE_JOB = 'meetings.take-delivery';

interface Said {
  'webhook-id'?: string | undefined;
  'webhook-timestamp'?: string | undefined;
  'webhook-signature'?: string | undefined;
}

/** Accepts a delivery that is signed, once by its id; what it tells is taken in by a job. */
export async function acceptDelivery(context: Context, said: Said, content: Bytes) {
  const { config, clock, gates, capabilities, caller, jobs } = context;
  if (!(await gates.isOn('orion-fathom-tab'))) {
    const { name, message } = errorBody(404);
    throw new Refusal(404, name, message);
  }
  const id = said['webhook-id'] ?? '';
  const timestamp = said['webhook-timestamp'] ?? '';
  const body = await readBody(content);
  const signed = { id, timestamp, signature: said['webhook-signature'] ?? '', body };
  if (id.length > LONGEST_ID || !isSigned(signed, config.FATHOM_WEBHOOK_SECRET, clock.now()))
    throw unauthenticated('BadSignature', 'The delivery is not signed as it should be.');
  const parsed = parse(body);
  const meeting = need(capabilities.meetings).readDelivery(parsed);
  if (!meeting) throw invalid('The delivery is no meeting.');
  const write = { operation: 'fathom.webhook', caller: { ...caller, idempotency_key: null }, input: { id } };
  return performWrite(context, write, async (db, audit) => {
    const added = await db
      .insertInto('meeting_delivery')
      .values({
        webhook_id: id,
        sent_at: new Date(Number(timestamp) * 1000).toISOString(),
        received_at: clock.now().toISOString(),
        body: json(meeting),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) audit({ unchanged: true });
    else {
      audit({ object_type: 'meeting', object_id: meeting.fathom_id });
      await jobs.enqueue(TAKE_JOB, { webhook_id: id }, { key: id, db });
    }
    return { status: 'accepted' as const };
  });
}

async function readBody(content: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > LARGEST_DELIVERY) throw new Refusal(413, 'TooLarge', 'The delivery is larger than 5 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid('The delivery is no JSON.');
  }
}

type Parts = Pick<Platform, 'db' | 'config' | 'clock' | 'capabilities'>;

/** Takes in what a delivery told, and keeps of it only that it came. */
export const takeDeliveryJob = ({
  db,
  config,
  clock,
  capabilities,
}: Parts): JobDefinition<{ webhook_id: string }> => ({
  name: TAKE_JOB,
  retries: 5,
  run: ({ webhook_id }) =>
    db.transaction().execute(async (tx) => {
      const delivery = await tx
        .selectFrom('meeting_delivery')
        .select(['body', 'sent_at'])
        .where('webhook_id', '=', webhook_id)
        .where('body', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!delivery) return;
      const source = capabilities.meetings.provider?.source ?? 'fathom';
      const origin = { source, told_at: new Date(delivery.sent_at), now: clock.now() };
      await takeInMeetings(tx, config, [delivery.body as never], origin);
      await tx
        .updateTable('meeting_delivery')
        .set({ body: null })
        .where('webhook_id', '=', webhook_id)
        .execute();
    }),
});
