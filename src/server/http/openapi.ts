import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { contentPolicy } from './security-headers.ts';

/** The one style element that the page puts into itself. */
const ITS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

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
        description:
          'Every error answers {code, name, message}; on 422 `name` is the sentence to show. Scripts sign in with a personal API token as bearer.',
      },
      servers: [{ url: apiOrigin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
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
