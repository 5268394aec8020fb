import { type TokenAnswer, type TokenForm, tokenAnswer, userInfo } from '#features/auth/auth.contract.ts';
import { oidcClientId } from '#web/page-meta.ts';

const PATIENCE_MS = 15_000;

/** An answer of the sign-in endpoints that is not a success. */
export class SignInError extends Error {
  readonly status: number;
  constructor(what: string, status: number) {
    super(`${what} answered ${status}`);
    this.status = status;
  }
}

/** Exchanges the code the identity provider sent back. */
export const exchangeCode = (code: string, state: string) =>
  postForm({
    grant_type: 'authorization_code',
    code,
    state,
    redirect_uri: `${window.location.origin}/login`,
    client_id: oidcClientId(),
  });

export const exchangeRefreshToken = (refreshToken: string) =>
  postForm({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: oidcClientId() });

/** The one call that carries the access token. */
export async function fetchEmail(accessToken: string): Promise<string> {
  const answer = await fetch('/auth/user-info', {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new SignInError('/auth/user-info', answer.status);
  return userInfo.parse(await answer.json()).email;
}

async function postForm(form: TokenForm): Promise<TokenAnswer> {
  const answer = await fetch('/auth/token', {
    method: 'POST',
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new SignInError('/auth/token', answer.status);
  return tokenAnswer.parse(await answer.json());
}
