import { describe, expect, it } from 'vitest';
import { meetingsApp } from '../testing/meetings-app.ts';
import { aWireMeeting } from '../testing/told-meeting.ts';

const { keys, ann, call, run, runQueued, connections } = await meetingsApp();

describe('the connections page', () => {
  const post = async (path: string) => call('POST', `/api/v1/connections/${path}`, { headers: ann.headers });

  it('says in words why a key does not hold, tests it, and runs it now', async () => {
    delete keys.firm;
    await run();
    const [row] = await connections();
    expect(row).toMatchObject({ state: 'refused', last_error: 'The key was refused.' });

    expect((await post(`${row.connection_id}/test`)).json()).toEqual({
      ok: false,
      message: 'The key was refused.',
    });
    keys.firm = [aWireMeeting()];
    expect((await post(`${row.connection_id}/test`)).json()).toEqual({ ok: true, message: 'Connected' });
    expect((await post(`${row.connection_id}/run`)).statusCode).toBe(200);
    await runQueued();
    expect((await connections())[0]).toMatchObject({ state: 'connected', meeting_count: 1 });
  });

  it('lists the webhook and the CRM also while they are not set up', async () => {
    expect((await connections()).slice(-2)).toMatchObject([
      { connection_id: 'fathom-webhook', state: 'not_configured' },
      { connection_id: 'crm', state: 'not_configured' },
    ]);
    expect((await post('fathom-999/run')).statusCode).toBe(404);
    expect((await post('nothing/test')).statusCode).toBe(404);
  });
});
