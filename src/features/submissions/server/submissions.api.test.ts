import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

// API-035
describe('GET /templates', () => {
  it('answers no group while no template exists', async () => {
    const { call, signIn } = await testApp();
    const { headers } = await signIn();

    const answer = await call('GET', '/api/v1/templates', { headers });

    expect([answer.statusCode, answer.json()]).toEqual([200, { data: {} }]);
  });

  it('is for people who signed in', async () => {
    const { call } = await testApp();

    expect((await call('GET', '/api/v1/templates')).statusCode).toBe(401);
  });
});
