/** What PostgreSQL or its driver says when the database is away, full or too slow, as an HTTP status. */
const STATUS_OF_SQLSTATE: Record<string, number> = {
  '53100': 507,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '25006': 507,
  '22003': 422,
  '22007': 422,
  '22008': 422,
  '22021': 422,
  '22P05': 422,
};
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const DRIVER_WORDS = /Connection terminated|Client has encountered a connection error/;
/** The database is there and has too much to do: a statement ran too long, or no connection came free. */
const CANCELLED = '57014';
const BUSY = new Set(['53200', '53300', CANCELLED]);
const NO_CONNECTION_FREE = /timeout exceeded when trying to connect/;

const textOf = (part: unknown) => (typeof part === 'string' ? part : '');

/** Of anything that was thrown; the codes of the web's own errors are numbers. */
const partsOf = (error: unknown) => {
  const { code, name, message, syscall } = Object(error) as Record<string, unknown>;
  // The socket of a database that is away is gone.
  const gone = code === 'ENOENT' && syscall === 'connect';
  return { code: gone ? 'ECONNREFUSED' : textOf(code), name, message: textOf(message) };
};

export function isBusy(error: unknown): boolean {
  const { code, message } = partsOf(error);
  return BUSY.has(code) || NO_CONNECTION_FREE.test(message);
}

/** Work that was ended because nobody waits for it any more fails so. */
export function isGivenUp(error: unknown): boolean {
  const { code, name } = partsOf(error);
  return name === 'AbortError' || code === CANCELLED;
}

export function statusOfFault(error: unknown): number {
  const { code, name, message } = partsOf(error);
  // Whoever asked has left, and hears nothing of it.
  if (isBusy(error) || name === 'AbortError') return 503;
  if (code.startsWith('08') || NETWORK.has(code) || DRIVER_WORDS.test(message)) return 503;
  if (code === 'ENOSPC' || code === 'EROFS' || code === 'EDQUOT') return 507;
  return STATUS_OF_SQLSTATE[code] ?? 500;
}
