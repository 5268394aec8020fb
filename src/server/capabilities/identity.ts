/** The tokens a provider gives for a code or a refresh token. */
export interface ProviderTokens {
  id_token: string;
  access_token: string;
  refresh_token?: string;
  /** Seconds. */
  expires_in: number;
}

/** What a verified id token says of a person. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  name: string | null;
  nonce: string | null;
  /** When the token ends. */
  expires_at: Date;
}

/** The provider said no, for good (`invalid_grant`), or could not be asked just now. */
export class IdentityRefusal extends Error {
  readonly reason: 'invalid_grant' | 'invalid_token' | 'unreachable';
  constructor(reason: IdentityRefusal['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Any OpenID Connect provider; the embedded one is reached the same way. */
export interface IdentityProvider {
  clientId: string;
  authorizationUrl(input: { state: string; nonce: string; code_challenge: string }): Promise<string>;
  exchange(input: { code: string; code_verifier: string }): Promise<ProviderTokens>;
  refresh(refresh_token: string): Promise<ProviderTokens>;
  userInfo(access_token: string): Promise<{ email: string }>;
  /** Signature, issuer, audience, times (±60 s). Throws an IdentityRefusal. */
  verify(id_token: string): Promise<Identity>;
  /** Best effort: the provider forgets this refresh token. */
  revoke(refresh_token: string): Promise<void>;
}
