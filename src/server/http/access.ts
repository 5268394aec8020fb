import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Access, nameOfAccess } from '#kernel/access.ts';
import type { Platform } from '../platform.ts';
import { errorBody, forbidden, invalid, Refusal } from './errors.ts';
import type { Person } from './implement.ts';
import { isApprover, isDigestStaff } from './rights.ts';
import { type Caller, recordEvent } from './write.ts';

const KEY_LENGTH = 200;

type Guarded = Pick<Platform, 'config' | 'gates' | 'db' | 'clock'>;

/** Who asks, before anybody has looked at a token. */
export const stranger = (request: FastifyRequest): Caller => {
  const key = request.headers['idempotency-key'];
  return {
    user_id: null,
    email_address: null,
    subject: null,
    via: 'browser',
    request_id: request.id,
    ip: request.ip,
    idempotency_key: typeof key === 'string' ? key : null,
  };
};

/** Each route says who may call it, and this is where it is held to that. Routes for everyone know a person when one is there. */
export function accessCheck(
  app: FastifyInstance,
  platform: Guarded,
  signIn: (request: FastifyRequest) => Promise<void>,
) {
  app.decorateRequest('person', null);
  app.decorateRequest('caller');
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.access && !config?.guard) throw new Error(`${url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    request.caller = stranger(request);
    checkKey(request.caller.idempotency_key);
    const { access } = request.routeOptions.config;
    if (!access) return;
    if (access !== 'everyone') {
      // Asked for beside each other; who is not known hears of nothing else.
      const [, open] = await Promise.all([signIn(request), isOpen(platform, access)]);
      checkKnown(platform, access, request.person as Person, open);
    } else if (request.url.startsWith('/api/') && request.headers.authorization)
      await signIn(request).catch(() => {});
  });
  recordRefusals(app, platform);
}

/** A key that does not hold must not look like one that does. */
function checkKey(key: string | null) {
  if (key !== null && (key.length === 0 || key.length > KEY_LENGTH))
    throw invalid(`Idempotency-Key must have 1 to ${KEY_LENGTH} characters.`);
}

type Rules = Pick<Guarded, 'config' | 'gates'>;

/** Refuses whoever may not make a call of this access. */
export const checkRight = async (rules: Rules, access: Access, person: Person) =>
  checkKnown(rules, access, person, await isOpen(rules, access));

const isOpen = async ({ gates }: Rules, access: Access) =>
  typeof access !== 'object' || (await gates.isOn(access.gate));

function checkKnown({ config }: Rules, access: Access, person: Person, open: boolean) {
  if (!open) {
    const { name, message } = errorBody(404);
    throw new Refusal(404, name, message);
  } else if (access === 'digest-staff' && !isDigestStaff(config, person))
    throw forbidden('You do not have access to digests.');
  else if (access === 'approver' && !isApprover(person))
    throw forbidden('Only a partner or an administrator may do this.');
  else if (access === 'administrator' && !person.administrator)
    throw forbidden('Only an administrator may do this.');
}

/** Whoever is known and was told no stands in the audit trail, wherever in the house it was said. */
function recordRefusals(app: FastifyInstance, { db, clock }: Guarded) {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Refusal) || error.statusCode !== 403) return;
    const { caller, method, routeOptions, log } = request;
    if (!caller?.email_address) return;
    const { url = '', config } = routeOptions;
    const detail = { access: nameOfAccess(config.access ?? 'everyone'), name: error.word };
    try {
      await recordEvent(db, clock.now(), 'access.refused', caller, {
        object_type: 'call',
        object_id: `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
        detail,
      });
    } catch (problem) {
      log.warn({ err: problem }, 'a refusal was not recorded');
    }
  });
}
