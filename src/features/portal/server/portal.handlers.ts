import { GATES, type GateName } from '#kernel/access.ts';
import { type Config, isLoopback } from '#server/config.ts';
import { json } from '#server/db/client.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { isDigestStaff } from '#server/http/rights.ts';
import { portalContract } from '../portal.contract.ts';
import { findTimeZone, listOutbox } from './portal.queries.ts';

export const RELEASE = 'v182';

export const portal = implement('portal', portalContract, {
  async appConfig(_input, { db, config, gates, user }) {
    const isOn = await Promise.all(GATES.map(async (name) => [name, await gates.isOn(name)]));
    return {
      user: {
        full_name: user.full_name,
        first_name: user.first_name,
        email_address: user.email_address,
        role: user.role,
        ...(await findTimeZone(db, user.user_id).executeTakeFirstOrThrow()),
      },
      gates: Object.fromEntries(isOn) as Record<GateName, boolean>,
      digest_allowed: isDigestStaff(config, user),
      administrator: user.administrator,
      chat_assistant_url: config.CHAT_ASSISTANT_URL,
      clipboard_max_chars: config.CLIPBOARD_MAX_CHARS,
      reference_contact_workboard_id: config.REFERENCE_CONTACT_WORKBOARD_ID,
      map_search_url: config.MAP_SEARCH_URL,
      release: RELEASE,
      environment: config.APP_ENV,
      error_reporting_dsn: errorReportingDsn(config),
      analytics: config.ANALYTICS,
    };
  },

  async recordEvent({ body }, { db, clock, config, caller, audit }) {
    // Counted, not done: the audit trail tells what people did to the firm's records.
    audit({ unchanged: true });
    if (config.ANALYTICS)
      await db
        .insertInto('analytics_event')
        .values({
          name: body.name,
          user_id: caller.user_id,
          properties: json(body.properties ?? {}),
          at: clock.now().toISOString(),
        })
        .execute();
    return { status: 'success' as const };
  },

  async outbox(_input, { db, config }) {
    if (config.APP_ENV !== 'local') throw notFound('Outbox');
    return { results: await listOutbox(db).execute() };
  },
});

/** Faults are reported from production-like hosts only. */
const errorReportingDsn = ({ APP_ENV, ORION_ORIGIN, ERROR_REPORTING_DSN }: Config) => {
  const productionLike = APP_ENV === 'staging' || APP_ENV === 'production';
  return productionLike && !isLoopback(new URL(ORION_ORIGIN).hostname) ? (ERROR_REPORTING_DSN ?? null) : null;
};
