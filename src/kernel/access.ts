/** The feature gates there are; a gate that is not listed here does not exist. */
export const GATES = ['orion-fathom-tab'] as const;
export type GateName = (typeof GATES)[number];

/**
 * Who may make a call. `server/http/access.ts` checks it before any handler runs; the route inventory tests it by person.
 * - `everyone`: nobody needs to be signed in
 * - `user`: a signed-in, invited person
 * - `own`: the same, and the handler answers only what is the caller's (`server/http/rights.ts` says whose)
 * - `digest-staff`: who is named by DIGEST_STAFF_EMAILS
 * - `approver`: a partner or an administrator
 * - `administrator`: who has the flag, or is named by ORION_ADMIN_EMAILS
 * - `{ gate }`: everybody signed in while the gate is open; while it is closed the call does not exist
 */
export type Access =
  | 'everyone'
  | 'user'
  | 'own'
  | 'digest-staff'
  | 'approver'
  | 'administrator'
  | { gate: GateName };

/** The rule in one word, as the API's description and the audit trail write it. */
export const nameOfAccess = (access: Access) =>
  typeof access === 'string' ? access : (`gate ${access.gate}` as const);
