import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { FREQUENCIES, mailKinds } from '#kernel/mail-kinds.ts';
import { plainText } from '#kernel/query-fields.ts';

const preferences = z.object({
  results: z.array(z.object({ kind: z.enum(mailKinds), frequency: z.enum(FREQUENCIES) })),
});

export const notificationsContract = defineContract({
  preferences: {
    method: 'GET',
    path: '/mail-preferences',
    summary: 'How often you get each kind of mail',
    access: 'own',
    reply: preferences,
  },
  setPreference: {
    method: 'PUT',
    path: '/mail-preferences',
    summary: 'Set how often you get a kind of mail',
    access: 'own',
    body: z.object({ kind: z.enum(mailKinds), frequency: z.enum(FREQUENCIES) }),
    reply: preferences,
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe',
    summary: 'End a kind of mail by the token in its link; no sign-in is needed',
    access: 'everyone',
    body: z.object({ token: plainText(200) }),
    reply: z.object({ status: z.literal('success'), message: z.string() }),
  },
  templates: {
    method: 'GET',
    path: '/notification-template',
    summary: 'The mails that Orion sends by itself',
    reply: z.object({ results: z.array(z.object({ name: z.string(), subject: z.string() })) }),
  },
  template: {
    method: 'GET',
    path: '/notification/template',
    summary: 'One of those mails, with invented content',
    query: z.object({ name: plainText(60) }),
    reply: z.object({ template: z.string().describe('HTML') }),
  },
});
