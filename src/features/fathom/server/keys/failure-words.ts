import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';

/** What went wrong, as an administrator would say it. */
export function wordsOfFailure(error: unknown): string {
  if (!(error instanceof UpstreamFailure)) return 'Something went wrong in Orion. See the log.';
  const { reason, upstream_status: status } = error;
  if (status === 401 || status === 403) return 'The key was refused.';
  if (status === 429) return 'Rate limit reached. Orion continues automatically.';
  if (status !== null && status >= 500) return `The service answered with an error (${status}).`;
  if (status !== null) return `The service refused the request (${status}).`;
  if (reason === 'timeout') return 'The service took too long to answer.';
  if (reason === 'unreachable') return "The service couldn't be reached.";
  if (reason === 'paused') return 'The service failed several times. Orion retries in a minute.';
  return 'The service sent an answer Orion doesn’t understand.';
}
