import { Refusal } from '../http/errors.ts';

type Reason =
  /** No connection, or it broke. */
  | 'unreachable'
  | 'timeout'
  /** An answer with a status that is no success; `upstream_status` tells which. */
  | 'status'
  /** An answer that is not what its interface promises. */
  | 'answer'
  /** Not asked, because it failed too often just now. */
  | 'paused';

const SENTENCES: Record<Reason, string> = {
  unreachable: 'can’t be reached right now. Please try again later.',
  timeout: 'is taking too long. Please try again later.',
  status: 'refused the request. Ask an administrator to look at its settings.',
  answer: 'sent an answer Orion doesn’t understand.',
  paused: 'failed several times. Please try again later.',
};

interface FailureDetail {
  upstream_status?: number;
  /** Whether the same call may succeed soon. */
  isPassing?: boolean;
  /** It is up, and said no. */
  isAlive?: boolean;
  retryAfterMs?: number;
  cause?: unknown;
}

/** An outside system failed us. Always 502: its 401 is about our key, never about the reader's session. */
export class UpstreamFailure extends Refusal {
  readonly reason: Reason;
  readonly upstream_status: number | null;
  readonly isPassing: boolean;
  readonly isAlive: boolean;
  readonly retryAfterMs: number;

  constructor(service: string, reason: Reason, detail: FailureDetail = {}) {
    super(502, 'Upstream', `${service} ${SENTENCES[reason]}`);
    this.reason = reason;
    this.upstream_status = detail.upstream_status ?? null;
    this.isPassing = detail.isPassing ?? false;
    this.isAlive = detail.isAlive ?? false;
    this.retryAfterMs = detail.retryAfterMs ?? 0;
    this.cause = detail.cause;
  }
}
