import { beforeAll, expect, it } from 'vitest';
import { embeddedFetch } from '#connectors/embedded-identity/embedded-fetch.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { newBrowser } from './testing/browser.ts';
import { type RunningOrion, runningOrion, signInAs } from './testing/running-orion.ts';

const ORIGIN = 'https://orion.firm.example';
let orion: RunningOrion;

beforeAll(async () => {
  orion = await runningOrion({ env: { ORION_ORIGIN: ORIGIN, ORION_DEMO_SIGN_IN: 'on' } });
  await aStaffMember(orion.db, { email_address: 'ann@firm.example' });
});

/** A browser that speaks to a proxy which ends TLS: Orion itself sees plain HTTP. */
const behindProxy = () => newBrowser(ORIGIN, embeddedFetch(orion.app));

// Decision 2; G7
it('on https every cookie is Secure and bound to the host by its name', async () => {
  const { browser, headers, setCookies } = await signInAs(orion, 'ann@firm.example', behindProxy());

  expect(setCookies[0]).toMatch(
    /^__Host-orion_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const names = [...browser.jar.keys()];
  expect(names).toContain('__Host-orion_pre');
  expect(names.filter((name) => !/^__(Host|Secure)-/.test(name))).toEqual([]);
  const insecure = [...browser.jar.values()].filter(
    ({ attributes }) => !/secure/i.test(attributes) || !/httponly/i.test(attributes),
  );
  expect(insecure).toEqual([]);
  expect((await browser.ask('/api/v1/app-config', { headers })).status).toBe(200);
});
