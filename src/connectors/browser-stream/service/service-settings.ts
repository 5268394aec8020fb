/** What the service is told at its start, by the server or by `npm run stream`. */
export interface ServiceSettings {
  /** The program. */
  browser: string;
  sandbox: boolean;
  /** Everything that is written lies here, and is gone with the service. */
  folder: string;
  /** What whoever talks to the service must know. */
  secret: string;
  host: string;
  port: number;
  /** The portal's own host names. */
  own_hosts: readonly string[];
  /** Hosts with their ports that may lie inside: for development and tests. */
  allowed_hosts: readonly string[];
  most_sessions: number;
  most_per_person: number;
  /** For one page, and for all browsers together. */
  page_memory_mb: number;
  memory_mb: number;
  idle_minutes: number;
}
