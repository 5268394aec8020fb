import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { plainText } from '#kernel/query-fields.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { notFound } from '#server/http/errors.ts';
import { sendForeignPage, sendKept } from '#server/http/media.ts';
import type { Platform } from '#server/platform.ts';
import { lunchFileAt, newsletterAt } from './knowledge.queries.ts';

const described = (operation: string, summary: string) => ({
  summary,
  operationId: `knowledge.${operation}`,
  tags: ['knowledge'],
  querystring: z.strictObject({}),
  response: { 200: z.string().meta({ format: 'binary' }) },
});
const media = { access: 'user', media: true, rate: 'read' } as const;
const newsletter = z.object({
  id: z.coerce.number('must be a number').int('must be a whole number').min(1).max(2_147_483_647),
});
const lunchFile = z.object({ content_id: plainText(500) });

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** What the slider opens in a tab of its own. */
export function knowledgeMedia(app: FastifyInstance, { db, files }: Platform) {
  app.get(
    '/media/newsletters/:id',
    { config: media, schema: { ...described('newsletter', 'A newsletter to read'), params: newsletter } },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof newsletter>;
      const found = await newsletterAt(db, id).executeTakeFirst();
      if (!found?.html) throw notFound('Newsletter');
      return sendForeignPage(reply, page(found.title, sanitise(found.html)));
    },
  );
  app.get(
    '/media/ctolunches/:content_id',
    { config: media, schema: { ...described('lunchFile', 'A file of a CTO lunch'), params: lunchFile } },
    async (request, reply) => {
      const { content_id } = request.params as z.infer<typeof lunchFile>;
      const found = await lunchFileAt(db, content_id).executeTakeFirst();
      if (!found) throw notFound('File');
      return sendKept(reply, files, found);
    },
  );
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>body{max-width:44rem;margin:2.5rem auto;padding:0 1.25rem;font:16px/1.6 system-ui,sans-serif}img{max-width:100%;height:auto}</style>
</head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
