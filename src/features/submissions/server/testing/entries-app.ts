import { type Signed, testApp } from '#orion/server/testing/test-app.ts';

/** Orion with one company, acme.example, a partner, Ann, and an associate, Bob. */
export async function entriesApp() {
  const { call, signIn, db } = await testApp();
  const ann = await signIn({ role: 'PARTNER', full_name: 'Ann Lee' });
  const bob = await signIn({ role: 'ASSOCIATE', full_name: 'Bob Ray' });
  await db.insertInto('company').values({ company_domain: 'acme.example', company_name: 'Acme' }).execute();
  const callAs =
    (who: Signed) =>
    async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) => {
      const headers = { ...who.headers, ...(key && { 'idempotency-key': key }) };
      const answer = await call(method, `/api/v1${path}`, { headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    };
  return { db, signIn, ann, bob, callAs, byAnn: callAs(ann), byBob: callAs(bob) };
}
