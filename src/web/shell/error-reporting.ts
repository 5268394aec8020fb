/** Where errors go, as the server tells it. */
export interface ErrorReporting {
  dsn: string | null;
  environment: string;
  hostname: string;
}

const MOST_WAITING = 20;

let send: ((error: unknown) => void) | null = null;
let starting = false;
let waiting: unknown[] = [];

/** Error reporting is for staging and production on a real host, and only when an address is set. */
export const isReportingOn = ({ dsn, environment, hostname }: ErrorReporting) =>
  Boolean(dsn) &&
  ['staging', 'production'].includes(environment) &&
  !['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Loads the reporter once, when it is wanted, and hands it what happened meanwhile. */
export async function startErrorReporting(
  wanted: ErrorReporting,
  load: () => Promise<Pick<typeof import('./sentry-client.ts'), 'startSentry'>> = () =>
    import('./sentry-client.ts'),
): Promise<void> {
  if (starting || !wanted.dsn || !isReportingOn(wanted)) return;
  starting = true;
  const { startSentry } = await load();
  send = startSentry(wanted.dsn, wanted.environment);
  for (const error of waiting) send(error);
  waiting = [];
}

/** Reports a fault; before the reporter is there, the first few wait for it. */
export function reportError(error: unknown) {
  if (send) send(error);
  else if (waiting.length < MOST_WAITING) waiting.push(error);
}
