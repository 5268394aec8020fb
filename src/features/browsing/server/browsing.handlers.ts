import { bareAddress } from '#kernel/screen-messages.ts';
import { companyAddress } from '#kernel/domains.ts';
import type { SessionOwner } from '#server/capabilities/browsing.ts';
import { need } from '#server/capabilities/capability.ts';
import { forbidden } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { recordEvent } from '#server/http/write.ts';
import { browsingContract } from '../browsing.contract.ts';

const success = { status: 'success' as const };

/** A remote page goes with a sign-in in a browser: a script has neither eyes nor a sign-out. */
function ownerOf({ user, caller }: Context): SessionOwner {
  if (!caller.session_id) throw forbidden('Sign in to open remote pages.');
  return { user_id: user.user_id, sign_in: caller.session_id };
}

const browsingOf = ({ capabilities }: Context) => need(capabilities.browsing);

/** Remote pages by whoever provides them; what is asked here is recorded here, what pages do by `record-sessions.ts`. */
export const browsing = implement('browsing', browsingContract, {
  live: async () => ({ status: 'ok' as const }),
  async health(_input, { capabilities }) {
    const { name, provider } = capabilities.browsing;
    if (provider) return provider.health();
    return { status: 'unavailable' as const, active_sessions: 0, reason: `${name} is turned off.` };
  },
  async getSessionUrl({ body }, context) {
    const { db, clock, config, user, caller } = context;
    const domain = body.domain === undefined ? null : companyAddress(body.domain);
    const asked = { ...ownerOf(context), email_address: user.email_address, domain, ip: caller.ip };
    const session = await browsingOf(context).open(asked);
    await recordEvent(db, clock.now(), 'browsing.open', caller, {
      object_type: 'company',
      ...(domain !== null && { object_id: domain }),
      detail: { session: session.session_id },
    });
    const place = config.ORION_ORIGIN.replace(/^http/, 'ws');
    return { ...session, session_url: `${place}/stream_mode/sessions/${session.session_id}` };
  },
  async navigateToUrl({ body }, context) {
    const { db, clock, caller } = context;
    await browsingOf(context).navigate(ownerOf(context), body.session_id, body.url);
    await recordEvent(db, clock.now(), 'browsing.navigate', caller, {
      object_type: 'remote_page',
      object_id: body.session_id,
      detail: { address: bareAddress(body.url) },
    });
    return success;
  },
  async extendSession({ body }, context) {
    const { db, clock, caller } = context;
    const extended = await browsingOf(context).extend(ownerOf(context), body.session_id);
    await recordEvent(db, clock.now(), 'browsing.extend', caller, {
      object_type: 'remote_page',
      object_id: body.session_id,
    });
    return extended;
  },
  async endSession({ body }, context) {
    // The service tells of the end, whoever asked for it: it is recorded once, there.
    await browsingOf(context).end(ownerOf(context), body.session_id);
    return success;
  },
});
