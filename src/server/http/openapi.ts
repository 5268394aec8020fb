import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { nameOfAccess } from '#kernel/access.ts';
import type { Config } from '../config.ts';
import { contentPolicy } from './security-headers.ts';

/** The one style element that the page puts into itself. */
const ITS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const components = {
  securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
  schemas: {
    Error: {
      type: 'object' as const,
      required: ['code', 'name', 'message'],
      properties: {
        code: { type: 'integer' as const },
        name: { type: 'string' as const },
        message: { type: 'string' as const },
      },
    },
  },
  responses: {
    Error: {
      description: 'What went wrong and what to do about it; on 422 `name` is the sentence to show',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
};

/** Each operation says who may call it, in the words of its contract. */
const withAccess: typeof jsonSchemaTransform = (given) => {
  const { schema, url } = jsonSchemaTransform(given);
  const { access } = given.route.config ?? {};
  if (!access || schema.hide) return { schema, url };
  const security = access === 'everyone' ? {} : { security: [{ bearer: [] }] };
  return { schema: { ...schema, ...security, 'x-access': nameOfAccess(access) }, url };
};

/** Any operation may answer an error, and all errors have one shape. */
const withErrors: NonNullable<FastifyDynamicSwaggerOptions['transformObject']> = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject;
  for (const path of Object.values(document.openapiObject.paths ?? {}))
    for (const operation of Object.values(path ?? {}))
      if (typeof operation === 'object' && 'responses' in operation)
        operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Error' } };
  return document.openapiObject;
};

/** The description of the API, made from the contracts, and its page at /api/docs. */
export async function openApi(
  app: FastifyInstance,
  { APP_TITLE, apiOrigin }: Pick<Config, 'APP_TITLE' | 'apiOrigin'>,
) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${APP_TITLE} API`,
        version: '1',
        description: 'Scripts sign in with a personal API token as bearer.',
      },
      servers: [{ url: apiOrigin }],
      components,
    },
    transform: withAccess,
    transformObject: withErrors,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.header('content-security-policy', contentPolicy({ styles: `'self' ${ITS_STYLE}` }));
        next();
      },
    },
  });
}
