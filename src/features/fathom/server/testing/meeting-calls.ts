import type { Signed, TestApp } from '#orion/server/testing/test-app.ts';

/** Calls of a person, as status and body. */
export const meetingCalls = (server: TestApp) => ({
  async get(who: Signed, path: string) {
    const answer = await server.call('GET', `/api/v1${path}`, { headers: who.headers });
    return { status: answer.statusCode, body: answer.json() };
  },
  async post(who: Signed, path: string, payload: object) {
    const answer = await server.call('POST', `/api/v1${path}`, { headers: who.headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  },
});
