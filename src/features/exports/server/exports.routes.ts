import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { plainText } from '#kernel/query-fields.ts';
import { notFound } from '#server/http/errors.ts';
import type { Platform } from '#server/platform.ts';
import { exportEntities } from './export-entities.ts';
import { exportRoute, exportSchema, format, sendExport } from './export-stream.ts';

const params = z.strictObject({
  entity: plainText(40).describe(`One of ${Object.keys(exportEntities).join(', ')}`),
});
const querystring = z.strictObject({ format });

/** Outside the contracts, because an answer that streams has no reply to check. */
export function exportRoutes(app: FastifyInstance, platform: Platform) {
  app.route({
    ...exportRoute,
    url: '/api/v1/export/:entity',
    schema: {
      ...exportSchema,
      summary: 'Everything of one kind as a file, streamed; reminders and favourites are your own',
      operationId: 'exports.export',
      params,
      querystring,
    },
    handler: async (request, reply) => {
      const { entity: name } = request.params as z.infer<typeof params>;
      const { format } = request.query as z.infer<typeof querystring>;
      const entity = Object.hasOwn(exportEntities, name) ? exportEntities[name] : undefined;
      if (!entity) throw notFound('Export');
      return sendExport(platform, request, reply, { name, format, entity });
    },
  });
}
