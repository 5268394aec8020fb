/** How many days each is kept unless a setting of that name says otherwise. `src/orion/server/retention.ts` says what goes. */
export const RETENTION_DAYS = {
  /** Answers to repeated calls; a browser repeats within minutes. */
  KEEP_CALL_KEYS_DAYS: 7,
  /** After their end. */
  KEEP_SESSIONS_DAYS: 30,
  KEEP_SIGN_IN_ATTEMPTS_DAYS: 1,
  /** What the embedded identity provider remembers, after its end. */
  KEEP_IDENTITY_RECORDS_DAYS: 1,
  /** The text of mails; that they were sent is kept longer. */
  KEEP_MAIL_BODIES_DAYS: 90,
  KEEP_MAILS_DAYS: 1095,
  KEEP_ANALYTICS_DAYS: 400,
  KEEP_LANGUAGE_SEARCHES_DAYS: 90,
  /** What jobs did once; none comes back after so long. */
  KEEP_JOB_EFFECTS_DAYS: 400,
  KEEP_READ_ALERTS_DAYS: 180,
  /** One by one; older ones are rolled up per person, company and month. */
  KEEP_VISITS_DAYS: 400,
  /** That a delivery to a webhook came; none is sent again after so long. */
  KEEP_DELIVERIES_DAYS: 30,
} as const;

export type RetentionSetting = keyof typeof RETENTION_DAYS;
