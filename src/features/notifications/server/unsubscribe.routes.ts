import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { performWrite } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { plainText } from '#kernel/query-fields.ts';
import { endMails } from './end-mails.ts';

const params = z.strictObject({ token: plainText(200) });

/** What a mail program sends when its own "Unsubscribe" is pressed (RFC 8058): a form, and nobody is signed in. */
export const unsubscribeRoute = (platform: Platform) => async (app: FastifyInstance) => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, {}),
    );
  const schema = {
    summary: 'End a kind of mail by one click in a mail program (RFC 8058)',
    operationId: 'notifications.oneClick',
    tags: ['notifications'],
    params,
    response: { 200: z.object({ status: z.literal('success') }) },
  };
  app.route({
    method: 'POST',
    url: '/unsubscribe/:token',
    config: { access: 'everyone', rate: 'write' },
    schema,
    handler: (request) => {
      const { token } = request.params as z.infer<typeof params>;
      const write = { operation: 'notifications.oneClick', caller: request.caller, input: { token } };
      return performWrite(platform, write, async (db, audit) => {
        const { user_id, kind } = await endMails(db, platform.secrets, token);
        audit({ object_type: 'mail_preference', object_id: kind, detail: { user_id }, via: 'email_link' });
        return { status: 'success' as const };
      });
    },
  });
};
