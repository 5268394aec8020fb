import { createHash } from 'node:crypto';

/** How secrets are kept at rest: enough to recognise one, useless to whoever reads it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
