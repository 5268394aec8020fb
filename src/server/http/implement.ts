import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { DB } from '#db';
import {
  API,
  type Contract,
  type Endpoint,
  type Received,
  type Reply,
  rateClassOf,
} from '#kernel/endpoint.ts';
import type { Platform } from '../platform.ts';
import { isForm, receiveFile, sendFile, takeFiles } from './file-calls.ts';
import { strictly } from './strictly.ts';
import { type AuditDetail, type Caller, performWrite } from './write.ts';

/** The person a call is made for. */
export interface Person {
  user_id: number;
  email_address: string;
  full_name: string;
  first_name: string;
  role: 'PARTNER' | 'PRINCIPAL' | 'ASSOCIATE' | 'INVESTOR' | null;
  administrator: boolean;
}

export interface Context extends Platform {
  /** Inside a write this is the transaction that also holds the audit event. */
  db: Kysely<DB>;
  user: Person;
  caller: Caller;
  /** Given when the caller no longer waits: the answer was sent, or the connection ended. */
  gone: AbortSignal;
  /** Says what the write was about; every write is recorded, with or without this. */
  audit(detail: AuditDetail): void;
}

type Handler<E extends Endpoint> = (input: Received<E>, context: Context) => Promise<Reply<E>>;
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

export interface Feature {
  name: string;
  contract: Contract;
  handlers: Record<string, Handler<Endpoint>>;
}

/** Binds handlers to their contract. A call without a handler, or a wrong reply, does not compile. */
export const implement = <C extends Contract>(name: string, contract: C, handlers: Handlers<C>): Feature => ({
  name,
  contract,
  handlers,
});

/** Made once: an error that is made tells where, which costs more than all else about a call that nobody waits for. */
const GONE = new DOMException('Nobody waits for this any more.', 'AbortError');

export async function mount(app: FastifyInstance, feature: Feature, platform: Platform) {
  for (const [name, endpoint] of Object.entries(feature.contract)) {
    const operation = `${feature.name}.${name}`;
    const handler = feature.handlers[name] as Handler<Endpoint>;
    const route: RouteOptions = {
      method: endpoint.method,
      url: `${endpoint.under ?? API}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: schemaOf(feature.name, operation, endpoint),
      config: {
        rate: rateClassOf(endpoint),
        access: endpoint.access ?? 'user',
        ...(endpoint.failsWith && { failsWith: endpoint.failsWith }),
        ...(endpoint.under === '/media' && { media: true }),
      },
      // Asking for the head of an export would make all of it; a feed is small, and calendars ask.
      ...(endpoint.gives && endpoint.under !== '/feeds' && !isKept(endpoint) && { exposeHeadRoute: false }),
      // Its length and its parts are those of the bytes that are kept.
      ...(isKept(endpoint) && { compress: false }),
      ...(endpoint.bodyLimit && { bodyLimit: bytesOf(endpoint.bodyLimit, platform) }),
      handler: async (request, reply) => {
        const left = new AbortController();
        reply.raw.once('close', () => left.abort(GONE));
        const waiting = { ...platform, gone: left.signal };
        const answer = await answerTo(operation, endpoint, handler, waiting, request).catch(
          (error: unknown) => {
            // What is still on its way of a refused file is not read to its end.
            if (endpoint.takes) reply.header('connection', 'close');
            throw error;
          },
        );
        return endpoint.gives ? sendFile(reply, answer) : reply.code(endpoint.status ?? 200).send(answer);
      },
    };
    if (!endpoint.takes) app.route(route);
    else
      await app.register(async (scope) => {
        await takeFiles(scope, endpoint);
        scope.route(route);
      });
  }
}

/** Files that were added are sent as they are kept; everything else that is given is made. */
const isKept = ({ gives }: Endpoint) => gives?.includes('application/octet-stream') ?? false;

async function answerTo(
  operation: string,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  platform: Platform & Pick<Context, 'gone'>,
  request: FastifyRequest,
) {
  const { params, query, body } = request;
  const headers = endpoint.headers?.parse(request.raw.headers);
  const sent = endpoint.takes ? await receiveFile(request, endpoint) : { body };
  const input = { params, query, ...sent, ...(headers && { headers }) } as Received<Endpoint>;
  const { person: user, caller } = request;
  const context = { ...platform, log: request.log, user: user as Person, caller, audit: () => {} };
  if (endpoint.method === 'GET' || endpoint.waits) return handler(input, context);
  return performWrite(platform, { operation, caller, input }, (db, audit) =>
    handler(input, { ...context, db, audit }),
  );
}

const bytesOf = (limit: NonNullable<Endpoint['bodyLimit']>, { config }: Platform) =>
  typeof limit === 'number' ? limit : config[limit];

/** A form is read, and checked, once its file is on its way. */
function bodyOf({ body, takes }: Endpoint) {
  if (!takes) return body && { body: strictly(body) };
  const file = z.unknown().meta({ type: 'string', format: 'binary' });
  return isForm(takes) ? { consumes: takes } : { consumes: takes, body: file };
}

/** Keys nobody asked for are refused, here for all, so that no contract can forget it. */
const schemaOf = (feature: string, operation: string, endpoint: Endpoint) => ({
  summary: endpoint.summary,
  operationId: operation,
  tags: [feature],
  querystring: strictly(endpoint.query ?? z.object({})),
  ...(endpoint.params && { params: strictly(endpoint.params) }),
  ...(endpoint.headers && { headers: endpoint.headers }),
  ...bodyOf(endpoint),
  response: { [endpoint.status ?? 200]: endpoint.reply ?? z.string().meta({ format: 'binary' }) },
  ...(endpoint.gives && { produces: endpoint.gives }),
});
