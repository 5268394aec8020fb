import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { DB } from '#db';
import { type Contract, type Endpoint, type Received, type Reply, rateClassOf } from '#kernel/endpoint.ts';
import type { Platform } from '../platform.ts';
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

export function mount(app: FastifyInstance, feature: Feature, platform: Platform) {
  for (const [name, endpoint] of Object.entries(feature.contract)) {
    const operation = `${feature.name}.${name}`;
    const handler = feature.handlers[name] as Handler<Endpoint>;
    app.route({
      method: endpoint.method,
      url: `/api/v1${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: schemaOf(feature.name, operation, endpoint),
      config: {
        rate: rateClassOf(endpoint),
        access: endpoint.access ?? 'user',
        ...(endpoint.saysResult && { saysResult: true }),
      },
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
      handler: async (request, reply) => {
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        const answer = await answerTo(
          operation,
          endpoint,
          handler,
          { ...platform, gone: left.signal },
          request,
        );
        return reply.code(endpoint.status ?? 200).send(answer);
      },
    });
  }
}

async function answerTo(
  operation: string,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  platform: Platform & Pick<Context, 'gone'>,
  request: FastifyRequest,
) {
  const { params, query, body } = request;
  const headers = endpoint.headers?.parse(request.raw.headers);
  const input = { params, query, body, ...(headers && { headers }) } as Received<Endpoint>;
  const { person: user, caller } = request;
  const context = { ...platform, log: request.log, user: user as Person, caller, audit: () => {} };
  if (endpoint.method === 'GET' || endpoint.waits) return handler(input, context);
  return performWrite(platform, { operation, caller, input }, (db, audit) =>
    handler(input, { ...context, db, audit }),
  );
}

/** Keys nobody asked for are refused, here for all, so that no contract can forget it. */
const strict = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strict() : schema);

const schemaOf = (feature: string, operation: string, endpoint: Endpoint) => ({
  summary: endpoint.summary,
  operationId: operation,
  tags: [feature],
  querystring: strict(endpoint.query ?? z.object({})),
  ...(endpoint.params && { params: strict(endpoint.params) }),
  ...(endpoint.headers && { headers: endpoint.headers }),
  ...(endpoint.body && { body: strict(endpoint.body) }),
  response: { [endpoint.status ?? 200]: endpoint.reply },
});
