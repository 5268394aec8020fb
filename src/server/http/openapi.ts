import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';

/** The description of the API, made from the contracts, and its page at /api/docs. */
export async function openApi(app: FastifyInstance, { APP_TITLE }: Pick<Config, 'APP_TITLE'>) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${APP_TITLE} API`,
        version: '1',
        description:
          'Every error answers {code, name, message}; on 422 `name` is the sentence to show. Scripts sign in with a personal API token as bearer.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}
