import { IdentityRefusal } from '#server/capabilities/identity.ts';
import { Refusal } from '#server/http/errors.ts';

/** A refusal in the shape OAuth knows and in ours at once. */
const oauthRefusal = (status: number, error: string, name: string, message: string) =>
  new Refusal(status, name, message, { error, error_description: message });

export const invalidGrant = (message = 'Please sign in again.') =>
  oauthRefusal(400, 'invalid_grant', 'invalid_grant', message);
export const unsupportedGrant = () =>
  oauthRefusal(
    400,
    'unsupported_grant_type',
    'unsupported_grant_type',
    'grant_type must be authorization_code or refresh_token.',
  );
export const notInvited = () =>
  oauthRefusal(403, 'access_denied', 'NotInvited', 'Ask an administrator for access.');
export const providerAway = () =>
  oauthRefusal(
    503,
    'temporarily_unavailable',
    'Unavailable',
    'The sign-in service can’t be reached right now. Please try again in a moment.',
  );

/** What the provider's refusal means to the browser: "no" is final, silence is not. */
export const refusalFor = (error: unknown) => {
  if (!(error instanceof IdentityRefusal)) return error;
  return error.reason === 'unreachable' ? providerAway() : invalidGrant();
};
