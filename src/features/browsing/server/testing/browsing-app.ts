import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { hasWindows } from '../../../../../e2e/browser/choose-browser.ts';
import { findWindowedBrowser } from '../../../../../e2e/browser/find-browser.ts';
import { browserStream } from '#connectors/browser-stream/browser-stream.ts';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { readConfig } from '#server/config.ts';
import { openViewer } from './remote-viewer.ts';
import { atEnd } from '#server/testing/at-end.ts';

const ORIGIN = 'http://127.0.0.1:3000';

/**
 * The whole server with remote pages in a real browser, listening. Without the browser's sandbox: tests run as root in
 * containers that have none.
 */
export async function browsingApp(env: Record<string, string> = {}) {
  const { executablePath, source } = await findWindowedBrowser();
  const settings = { STREAM_NO_SANDBOX: 'on', STREAM_BROWSER: executablePath, ...env };
  const warnings: string[] = [];
  const provider = browserStream(readConfig(settings), {
    warn: (detail, message) => warnings.push(`${message} ${JSON.stringify(detail)}`),
  });
  const none = withoutProviders();
  const capabilities = { ...none, browsing: { ...none.browsing, provider } };
  const server = await testApp({ env: settings, platform: { capabilities } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  atEnd(() => provider?.close());

  const post = (path: string, person: Signed, payload: object) =>
    server.call('POST', `/stream_mode/${path}`, { payload, headers: person.headers });
  return {
    ...server,
    provider,
    warnings,
    port,
    post,
    /** One without windows opens as many as a page asks for. */
    hasWindows: hasWindows(source),
    /** Opens a remote page for somebody and looks at it. */
    async open(person: Signed, url?: string, domain?: string) {
      const reply = await post('get_session_url', person, { ...(domain && { domain }) });
      if (reply.statusCode !== 200) throw new Error(`${reply.body} ${warnings.join('\n')}`);
      const { session_id, session_url, expires_at } = reply.json<Record<string, string>>();
      const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
      const path = new URL(session_url ?? '').pathname;
      const headers = { cookie, origin: ORIGIN, host: new URL(ORIGIN).host };
      const viewer = openViewer(`ws://127.0.0.1:${port}${path}`, headers);
      // A test that fails halfway must not take the pages that the next may have.
      onTestFinished(() => viewer.end());
      await viewer.hears('ready');
      viewer.send({ kind: 'size', width: 800, height: 600, scale: 1, touch: false });
      if (url) {
        const led = await post('navigate_to_url', person, { session_id, url });
        if (led.statusCode !== 200) throw new Error(led.body);
      }
      return {
        ...viewer,
        session_id: session_id ?? '',
        session_url,
        expires_at: expires_at ?? '',
        cookie,
        path,
        headers,
      };
    },
  };
}
export type BrowsingApp = Awaited<ReturnType<typeof browsingApp>>;
