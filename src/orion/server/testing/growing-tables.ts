/** The tables that grow with use and have a line in the retention table. */
export const GROWING_TABLES = [
  'idempotency_key',
  'session',
  'sign_in_attempt',
  'identity_record',
  'mail_outbox',
  'analytics_event',
  'language_search',
  'job_effect',
  'meeting_delivery',
  'website_visit',
  'alert',
];
