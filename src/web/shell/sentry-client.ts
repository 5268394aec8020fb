import { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/browser';

export const RELEASE = 'v182';
export const TRACES_SAMPLE_RATE = 0.5;
export const REPLAYS_SESSION_SAMPLE_RATE = 0.05;
export const REPLAYS_ON_ERROR_SAMPLE_RATE = 1;

/** Sentry 11 collects all of this unless told otherwise; it has no `sendDefaultPii` any more. */
const NOTHING_PERSONAL = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
};

function withoutSearch(word: string) {
  const slash = word.indexOf('/');
  const mark = slash < 0 ? -1 : word.slice(slash).search(/[?#]/);
  return mark < 0 ? word : word.slice(0, slash + mark);
}

/** The part of an address after its path carries what people searched for: it never leaves. */
export function withoutSearches<T>(sent: T): T {
  const bare = (text: string) => text.replace(/[^\s"']+/g, withoutSearch);
  return JSON.parse(
    JSON.stringify(sent, (key, value: unknown) => {
      if (/^(http\.query|http\.fragment|query_string|url\.query|url\.fragment)$/.test(key)) return undefined;
      return typeof value === 'string' ? bare(value) : value;
    }),
  ) as T;
}

/** What was printed to the console, or pressed on the page, can quote what people wrote. */
export const tellsText = (sent: unknown) => /"category":"(console|ui\.)/.test(JSON.stringify(sent));

/** Starts Sentry so that it learns of faults and of no text anybody wrote. Returns its ear. */
export function startSentry(dsn: string, environment: string): (error: unknown) => void {
  init({
    dsn,
    environment,
    release: RELEASE,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    replaysSessionSampleRate: REPLAYS_SESSION_SAMPLE_RATE,
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR_SAMPLE_RATE,
    dataCollection: NOTHING_PERSONAL,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        // A compressing worker would need its own line in the content policy.
        useCompression: false,
        beforeAddRecordingEvent: (event) => (tellsText(event) ? null : withoutSearches(event)),
      }),
    ],
    beforeSend: (event) => withoutSearches(event),
    beforeSendTransaction: (event) => withoutSearches(event),
    beforeBreadcrumb: (breadcrumb) => (tellsText(breadcrumb) ? null : withoutSearches(breadcrumb)),
  });
  return (error) => {
    captureException(error);
  };
}
