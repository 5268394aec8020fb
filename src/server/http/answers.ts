import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureWords } from '#kernel/endpoint.ts';
import { busy, type ErrorBody, errorBody, invalid, Refusal } from './errors.ts';
import { isUnread } from './bodies.ts';
import { isBusy, isGivenUp, statusOfFault } from './faults.ts';
import { sentenceOf } from './validation.ts';

const RETRY_AFTER_SECONDS = 2;
const JSON_TYPE = 'application/json; charset=utf-8';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every error leaves in one shape: {code, name, message}. */
export function errorAnswers(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error);
    if (error.validation) return refuse(reply, refusalOf(error));
    if (isBrokenOff(error, request, reply)) return send(reply, errorBody(400));
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'busy');
      return refuse(reply, busy());
    }
    const code = statusOf(error);
    if (code >= 500) request.log.error({ err: error }, 'fault');
    if (code === 422) request.log.warn({ err: error }, 'a value that its contract should have refused');
    if (code === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return send(reply, errorBody(code));
  });
  app.setNotFoundHandler((request, reply) => {
    if (METHODS.includes(request.method)) return reply.code(404).type(JSON_TYPE).send(errorBody(404));
    return refuseMethod(reply, METHODS);
  });
}

const refusalOf = (error: FastifyError) => invalid(sentenceOf(error.validation ?? []));

const refuse = (reply: FastifyReply, { statusCode, word, message, detail, retryAfter }: Refusal) => {
  const wait = retryAfter ?? (statusCode === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
  return send(reply, { code: statusCode, name: word, message, ...detail });
};

const MORE_WORDS: Record<FailureWords, (body: ErrorBody) => object> = {
  result: ({ name }) => ({ status: 'failure', result: 'failure', error: name }),
  Message: ({ message }) => ({ Message: message }),
};
function send(reply: FastifyReply, body: ErrorBody) {
  const { failsWith } = reply.request.routeOptions.config;
  return reply
    .code(body.code)
    .type(JSON_TYPE)
    .send({ ...body, ...(failsWith && MORE_WORDS[failsWith](body)) });
}

/** Who sent it left, or left out its end: nothing of ours is at fault. */
const isBrokenOff = (error: Error, { raw }: FastifyRequest, reply: FastifyReply) =>
  (raw.destroyed && isUnread(raw)) ||
  (reply.raw.destroyed && isGivenUp(error)) ||
  error.message.endsWith('unexpected end of multipart data');

const statusOf = (error: FastifyError) => {
  const given = error.statusCode;
  return given !== undefined && given >= 400 && given < 500 ? given : statusOfFault(error);
};

const refuseMethod = (reply: FastifyReply, allowed: readonly string[]) =>
  reply.code(405).header('allow', allowed.join(', ')).type(JSON_TYPE).send(errorBody(405));

/** Gathers the routes; once all are mounted, `refuse` makes each address name the methods it does answer. */
export function methodGuard(app: FastifyInstance) {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.endsWith('*') || config?.guard) return;
    const known = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methodsOf.set(url, known);
  });
  return {
    refuse() {
      const answered = new Map(methodsOf);
      for (const [url, known] of answered) {
        const others = METHODS.filter((method) => !known.has(method));
        if (others.length === 0) continue;
        app.route({
          method: others,
          url,
          schema: { hide: true },
          config: { guard: true },
          handler: (_request, reply) => refuseMethod(reply, [...known]),
        });
      }
    },
  };
}

/** While Orion stops, each connection ends with the answer it was waiting for. */
export function lastAnswers(app: FastifyInstance, isStopping: () => boolean) {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}
