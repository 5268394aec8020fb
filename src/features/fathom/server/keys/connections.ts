import { ask } from '#server/capabilities/ask.ts';
import { need } from '#server/capabilities/capability.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import type { Platform } from '#server/platform.ts';
import type { Connection } from '../../connections.contract.ts';
import { wordsOfFailure } from './failure-words.ts';
import { openKey } from './fetch-meetings.ts';
import { FETCH_JOB } from './fetch-meetings.job.ts';
import { addFirmKey, changeKey, countSeen, listKeys } from './keys.queries.ts';
import { standingOf } from './standing.ts';

type Parts = Pick<Platform, 'db' | 'config' | 'clock' | 'capabilities'>;

const CRM = 'crm';
const WEBHOOK = 'fathom-webhook';
const idOf = (key_id: number) => `fathom-${key_id}`;
const keyIdOf = (connection_id: string) => Number(/^fathom-(\d{1,9})$/.exec(connection_id)?.[1] ?? 0);
const AT_REST = {
  meeting_count: 0,
  last_success_at: null,
  last_error: null,
  last_error_at: null,
  next_run_at: null,
};

/** Every key that fetches meetings, the webhook, and the CRM. */
export async function listConnections(parts: Parts): Promise<Connection[]> {
  const { db, config, clock } = parts;
  if (config.FATHOM_API_KEY) await addFirmKey(db, clock.now().toISOString()).execute();
  const counts = new Map((await countSeen(db).execute()).map(({ key_id, count }) => [key_id, count]));
  const rows = (await listKeys(db).execute()).filter(
    ({ user_id, sealed_key }) => (user_id === null ? config.FATHOM_API_KEY : sealed_key) != null,
  );
  const keys = rows.map(
    (row): Connection => ({
      connection_id: idOf(row.key_id),
      name: row.full_name === null ? 'Fathom' : `Fathom, ${row.full_name}`,
      detail: row.email_address ?? 'Key of the firm',
      ...standingOf(row, true, counts.get(row.key_id) ?? 0),
      can_test: true,
      can_run: true,
    }),
  );
  return [...(keys.length > 0 ? keys : [noKeys]), await webhookOf(parts), crmOf(parts)];
}

const noKeys: Connection = {
  connection_id: 'fathom',
  name: 'Fathom',
  detail: 'Set FATHOM_API_KEY, or add your own key under Account',
  state: 'not_configured',
  ...AT_REST,
  can_test: false,
  can_run: false,
};

async function webhookOf({ db, config }: Parts): Promise<Connection> {
  const isOpen = config.FATHOM_WEBHOOK_SECRET.length > 0;
  const last = await db
    .selectFrom('meeting_delivery')
    .select((eb) => [eb.fn.max('received_at').as('at'), eb.fn.countAll<number>().as('count')])
    .executeTakeFirst();
  return {
    connection_id: WEBHOOK,
    name: 'Fathom webhook',
    detail: isOpen
      ? `${config.ORION_ORIGIN}/api/v1/fathom-webhook`
      : 'Set FATHOM_WEBHOOK_SECRET to turn it on',
    ...AT_REST,
    state: isOpen ? (last?.at ? 'connected' : 'waiting') : 'not_configured',
    meeting_count: last?.count ?? 0,
    last_success_at: last?.at ?? null,
    can_test: false,
    can_run: false,
  };
}

function crmOf({ capabilities }: Parts): Connection {
  const isSet = capabilities.crm_notes.provider !== null;
  return {
    connection_id: CRM,
    name: 'CRM',
    detail: isSet
      ? 'Meeting notes are written to Affinity'
      : 'Set AFFINITY_API_KEY to write meeting notes there',
    ...AT_REST,
    state: isSet ? 'connected' : 'not_configured',
    can_test: isSet,
    can_run: false,
  };
}

/** Asks the other side whether it knows us, and says what it said. */
export async function testConnection(context: Context, connection_id: string) {
  const { db, capabilities } = context;
  const row = connection_id === CRM ? null : await findKey(db, connection_id);
  try {
    if (row) await checkKey(context, row);
    else await ask(context, capabilities.crm_notes, (crm) => crm.check());
    return { ok: true, message: 'Connected' };
  } catch (error) {
    return { ok: false, message: wordsOfFailure(error) };
  }
}

async function checkKey(context: Context, row: Awaited<ReturnType<typeof findKey>>) {
  const key = openKey(context, row);
  if (key === null) throw invalid("This key can't be read anymore. Enter it again.");
  await need(context.capabilities.meetings).checkKey(key);
}

/** Has meetings fetched now, wherever it stood. */
export async function runConnection(context: Context, connection_id: string) {
  const { db, clock, jobs, audit } = context;
  const row = await findKey(db, connection_id);
  const now = clock.now().toISOString();
  await changeKey(db, row.key_id, { next_run_at: now, failures: 0 }).execute();
  await jobs.enqueue(FETCH_JOB, { key_id: row.key_id }, { db });
  audit({ object_type: 'meeting_key', object_id: row.key_id });
  const [connection] = (await listConnections(context)).filter((one) => one.connection_id === connection_id);
  if (!connection) throw notFound('Connection');
  return connection;
}

async function findKey(db: Platform['db'], connection_id: string) {
  const row = await listKeys(db).where('k.key_id', '=', keyIdOf(connection_id)).executeTakeFirst();
  if (!row) throw notFound('Connection');
  return row;
}
