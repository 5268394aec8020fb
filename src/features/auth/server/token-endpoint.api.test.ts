import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { type Browser } from './testing/browser.ts';
import {
  codeForm,
  type Returned,
  type RunningOrion,
  runningOrion,
  visitProvider,
} from './testing/running-orion.ts';

const ANN = 'ann@firm.example';
let orion: RunningOrion;
let browser: Browser;

beforeAll(async () => {
  orion = await runningOrion();
  await aStaffMember(orion.db, { email_address: ANN });
});
beforeEach(() => {
  browser = orion.browser();
});

const formOf = (returned: Returned) => codeForm({ ...orion, identity: orion.platform.identity }, returned);

describe('the token endpoint', () => {
  it.each([
    ['no grant type', {}],
    ['the password grant', { grant_type: 'password', username: ANN, password: 'x' }],
    ['client credentials', { grant_type: 'client_credentials' }],
  ])('knows nothing of %s', async (_name, fields) => {
    const answer = await browser.post('/auth/token', fields);

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'unsupported_grant_type', code: 400 });
  });

  // T14
  it('takes forms only', async () => {
    const form = formOf(await visitProvider(browser, ANN));
    const body = JSON.stringify(form);

    const asJson = await browser.ask('/auth/token', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const asText = await browser.ask('/auth/token', {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
    });

    expect([asJson.status, asText.status]).toEqual([415, 415]);
  });

  // T14
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses another site (%o)',
    async (foreign) => {
      const form = formOf(await visitProvider(browser, ANN));

      const answer = await browser.post('/auth/token', form, foreign);

      expect(answer.status).toBe(403);
    },
  );

  it('reads no field that is given twice', async () => {
    const form = new URLSearchParams(formOf(await visitProvider(browser, ANN)));
    form.append('client_id', form.get('client_id') ?? '');

    const answer = await browser.ask('/auth/token', { method: 'POST', body: form });

    expect(answer.status).toBe(400);
  });
});
