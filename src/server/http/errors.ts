/** A refusal the caller can act on; everything else is a fault and answers 500. */
export class Refusal extends Error {
  readonly statusCode: number;
  /** A short fixed word; for 422 the sentence itself, because readers show `name` there. */
  readonly word: string;
  readonly detail: Record<string, unknown>;
  /** When to come back, in seconds. */
  retryAfter: number | undefined;

  constructor(statusCode: number, word: string, message: string, detail: Record<string, unknown> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.word = word;
    this.detail = detail;
  }
}

export const notFound = (what: string) => new Refusal(404, 'NotFound', `${what} not found`);
export const invalid = (sentence: string, detail?: Record<string, unknown>) =>
  new Refusal(422, sentence, sentence, detail);
export const forbidden = (message: string, word = 'Forbidden') => new Refusal(403, word, message);
export const unauthenticated = (word = 'Unauthenticated', message = 'Please sign in.') =>
  new Refusal(401, word, message);
export const conflict = (message: string, current: unknown) =>
  new Refusal(409, 'Conflict', message, { current });
export const unavailable = (message: string) => new Refusal(503, 'Unavailable', message);
export const fileTooLarge = (most: number) =>
  new Refusal(
    413,
    'TooLarge',
    `The file is larger than ${Math.floor(most / 1_000_000)} MB. Choose a smaller file.`,
  );
export const busy = () => new Refusal(503, 'Busy', 'Orion is busy right now. Please try again in a moment.');
export const tooManyRequests = (waitMs: number, sentence?: string) => {
  const seconds = Math.ceil(waitMs / 1000);
  const wait = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
  const message = sentence ?? `Too many requests. Please try again in ${wait}.`;
  const refusal = new Refusal(429, 'TooManyRequests', message);
  refusal.retryAfter = seconds;
  return refusal;
};
export const unreadEncoding = (encoding: string) =>
  new Refusal(
    415,
    'UnsupportedMediaType',
    `Orion does not read the content-encoding “${encoding.slice(0, 40)}”. Send the body as it is, or with gzip, br or deflate once.`,
  );
/** A capability nobody has set up: said plainly, never as a fault. */
export const notConfigured = (what: string) =>
  new Refusal(424, 'NotConfigured', `${what} is not configured. Ask an administrator to set it up.`);

export interface ErrorBody {
  code: number;
  name: string;
  message: string;
}

const WORDS: Record<number, [name: string, message: string]> = {
  400: ['BadRequest', 'The request could not be read.'],
  404: ['NotFound', 'Not found'],
  405: ['MethodNotAllowed', 'This address does not answer that method.'],
  408: ['TooSlow', 'The request took too long to arrive. Please try again.'],
  413: ['TooLarge', 'That is larger than Orion accepts.'],
  414: ['UriTooLong', 'The address is too long. Use fewer filters.'],
  415: ['UnsupportedMediaType', 'Send JSON with content-type application/json.'],
  421: ['Misdirected', 'Orion does not answer under this name.'],
  422: ['A value is out of range.', 'A value is out of range.'],
  429: ['TooManyRequests', 'Too many requests. Please wait a moment and try again.'],
  431: ['HeadersTooLarge', 'The request headers are too large.'],
  500: ['Fault', 'Something went wrong!'],
  503: ['Unavailable', 'Orion can’t reach its database right now. Please try again in a moment.'],
  507: ['StorageFull', 'The disk is full. Nothing was changed; ask an administrator to free some space.'],
};

/** The body of an answer that no handler worded. */
export const errorBody = (code: number): ErrorBody => {
  const [name, message] = WORDS[code] ?? WORDS[code < 500 ? 400 : 500] ?? ['Fault', 'Something went wrong!'];
  return { code, name, message };
};
