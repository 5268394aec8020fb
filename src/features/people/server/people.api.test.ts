import { describe, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { testApp } from '#orion/server/testing/test-app.ts';

// API-013, AUTH-038, AUTH-039, CONV-059
describe('GET /scopers', () => {
  it('lists active staff by full name, with or without a role', async () => {
    const { call, signIn, db } = await testApp();
    const { headers } = await signIn({
      full_name: 'Mia Novak',
      first_name: 'Mia',
      email_address: 'mia@firm.example',
      role: 'PARTNER',
    });
    await aStaffMember(db, {
      full_name: 'Zoe Adams',
      first_name: 'Zoe',
      email_address: 'zoe@firm.example',
      role: null,
    });
    await aStaffMember(db, {
      full_name: 'Adam Berg',
      first_name: 'Adam',
      email_address: 'adam@firm.example',
      role: 'INVESTOR',
    });
    await aStaffMember(db, { full_name: 'Left Us', active: false });

    const answer = await call('GET', '/api/v1/scopers', { headers });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      results: [
        { full_name: 'Adam Berg', first_name: 'Adam', email_address: 'adam@firm.example', role: 'INVESTOR' },
        { full_name: 'Mia Novak', first_name: 'Mia', email_address: 'mia@firm.example', role: 'PARTNER' },
        { full_name: 'Zoe Adams', first_name: 'Zoe', email_address: 'zoe@firm.example', role: null },
      ],
    });
  });

  it('is for people who signed in', async () => {
    const { call } = await testApp();

    expect((await call('GET', '/api/v1/scopers')).statusCode).toBe(401);
  });
});
