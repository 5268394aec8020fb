import * as z from 'zod';
import { GATES } from '#kernel/access.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';

export const ROLES = ['PARTNER', 'PRINCIPAL', 'ASSOCIATE', 'INVESTOR'] as const;

export const staffMember = z.object({
  full_name: z.string(),
  first_name: z.string(),
  email_address: z.string(),
  role: z.enum(ROLES).nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** What is counted. Names only: no text a person wrote ever travels in an event. */
export const EVENTS = ['User Login', 'User Logout', 'Screen Viewed'] as const;

export const portalContract = defineContract({
  appConfig: {
    method: 'GET',
    path: '/app-config',
    summary: 'What the portal shows this person: gates, rights, addresses, release',
    reply: z.object({
      /** `time_zone` is null until a browser has told it. */
      user: staffMember.extend({ time_zone: z.string().nullable() }),
      gates: z.record(z.enum(GATES), z.boolean()),
      digest_allowed: z.boolean(),
      administrator: z.boolean(),
      chat_assistant_url: z.string(),
      clipboard_max_chars: z.int(),
      reference_contact_workboard_id: z.int(),
      map_search_url: z.string(),
      release: z.string(),
      environment: z.enum(['local', 'development', 'staging', 'production']),
      error_reporting_dsn: z.string().nullable(),
      analytics: z.boolean(),
    }),
  },
  recordEvent: {
    method: 'POST',
    path: '/analytics-events',
    summary: 'Count that something happened in the browser',
    access: 'everyone',
    body: z.object({
      name: z.enum(EVENTS),
      properties: z.record(plainText(40), plainText(200)).optional(),
    }),
    status: 202,
    reply: z.object({ status: z.literal('success') }),
  },
  outbox: {
    method: 'GET',
    path: '/outbox',
    summary: 'Mail that would have been sent (local environment only)',
    reply: z.object({
      results: z.array(
        z.object({
          mail_id: z.string(),
          to_address: z.string(),
          subject: z.string(),
          html: z.string(),
          plain: z.string(),
          template: z.string(),
          created_at: z.iso.datetime(),
          sent_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
});
export type AppConfig = z.infer<typeof portalContract.appConfig.reply>;
