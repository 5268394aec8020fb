import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { type IdentityProvider, IdentityRefusal } from '../capabilities/identity.ts';
import type { Clock } from '../clock.ts';

const ISSUER = 'https://identity.example';
const HOUR_MS = 3_600_000;

export interface TestIdentity extends IdentityProvider {
  issuer: string;
  idToken(email: string, lifeMs?: number): Promise<{ token: string; expires_at: Date }>;
}

/** An identity provider that only signs and verifies; sign-in itself is tested against a real one. */
export async function testIdentity(clock: Clock): Promise<TestIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const absent = () => Promise.reject(new IdentityRefusal('unreachable', 'no provider in this test'));
  return {
    issuer: ISSUER,
    clientId: 'orion-test',
    authorizationUrl: absent,
    exchange: absent,
    refresh: absent,
    userInfo: absent,
    revoke: async () => {},
    async idToken(email, lifeMs = HOUR_MS) {
      const expires_at = new Date(clock.now().getTime() + lifeMs);
      const token = await new SignJWT({ email, email_verified: true })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(ISSUER)
        .setAudience('orion-test')
        .setSubject(email)
        .setIssuedAt(clock.now())
        .setJti(crypto.randomUUID())
        .setExpirationTime(expires_at)
        .sign(privateKey);
      return { token, expires_at };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify<{ email: string }>(token, publicKey, {
          issuer: ISSUER,
          audience: 'orion-test',
          clockTolerance: 60,
          currentDate: clock.now(),
        });
        return {
          issuer: ISSUER,
          subject: payload.sub ?? '',
          email: payload.email,
          email_verified: true,
          name: null,
          nonce: null,
          expires_at: new Date((payload.exp ?? 0) * 1000),
        };
      } catch (error) {
        throw new IdentityRefusal('invalid_token', 'not a token of this provider', error);
      }
    },
  };
}
