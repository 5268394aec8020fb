import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const init = vi.hoisted(() => vi.fn());
const captureException = vi.hoisted(() => vi.fn());
vi.mock('@sentry/browser', () => ({
  init,
  captureException,
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
  replayIntegration: (options: object) => ({ name: 'Replay', options }),
}));

const wanted = {
  dsn: 'https://key@errors.example/1',
  environment: 'production',
  hostname: 'orion.firm.example',
};
const fresh = async () => {
  vi.resetModules();
  return import('./error-reporting.ts');
};

beforeEach(() => {
  init.mockReset();
  captureException.mockReset();
});
afterEach(() => vi.resetModules());

// OPS-003
it.each([
  [{ ...wanted }, true],
  [{ ...wanted, environment: 'staging' }, true],
  [{ ...wanted, environment: 'development' }, false],
  [{ ...wanted, environment: 'local' }, false],
  [{ ...wanted, hostname: 'localhost' }, false],
  [{ ...wanted, hostname: '127.0.0.1' }, false],
  [{ ...wanted, dsn: null }, false],
])('for %o is on: %s', async (given, on) => {
  const { isReportingOn, startErrorReporting } = await fresh();

  await startErrorReporting(given);

  expect(isReportingOn(given)).toBe(on);
  expect(init).toHaveBeenCalledTimes(on ? 1 : 0);
});

// OPS-004, OPS-005, OPS-006, OPS-007
it('samples as specified, and sends nothing anybody wrote', async () => {
  const { startErrorReporting } = await fresh();

  await startErrorReporting(wanted);

  expect(init.mock.calls[0]?.[0]).toMatchObject({
    release: 'v182',
    tracesSampleRate: 0.5,
    replaysSessionSampleRate: 0.05,
    replaysOnErrorSampleRate: 1,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      { name: 'BrowserTracing' },
      { name: 'Replay', options: { maskAllText: true, maskAllInputs: true, blockAllMedia: true } },
    ],
  });
});

it('hands over what happened before it was there, and starts once', async () => {
  const { reportError, startErrorReporting } = await fresh();
  const [early, late] = [new Error('early'), new Error('late')];
  reportError(early);

  await startErrorReporting(wanted);
  await startErrorReporting(wanted);
  reportError(late);

  expect(init).toHaveBeenCalledOnce();
  expect(captureException.mock.calls).toEqual([[early], [late]]);
});

it('cuts searches off every address, and drops what quotes the page', async () => {
  const { withoutSearches, tellsText } = await import('./sentry-client.ts');

  const event = {
    request: {
      url: 'https://orion.firm.example/conversations?search=Ana%20Reyes#x',
      query_string: 'search=Ana',
    },
    spans: [
      { description: 'GET /api/v1/conversations/all?creators=ana@x.example', data: { 'http.query': 'a=b' } },
    ],
  };

  expect(withoutSearches(event)).toEqual({
    request: { url: 'https://orion.firm.example/conversations' },
    spans: [{ description: 'GET /api/v1/conversations/all', data: {} }],
  });
  expect(tellsText({ category: 'console', message: 'Ana Reyes' })).toBe(true);
  expect(tellsText({ category: 'ui.click', message: 'button[aria-label="Ana"]' })).toBe(true);
  expect(tellsText({ category: 'navigation' })).toBe(false);
});
