import type { Platform } from '../platform.ts';
import { filesClaim } from './files-place.ts';
import { holdClaims } from './hold-claims.ts';
import { isOtherKey, rememberKey, type SealedLine, secretKeyClaim } from './secret-key-use.ts';

type Parts = Pick<Platform, 'config' | 'db' | 'secrets' | 'clock' | 'log'>;

/**
 * Says in the database which secret key and which files this process uses, for as long as it lives. Two keys at once
 * would sign people out at random, two places would lose files: the second process does not start.
 */
export async function claimDatabase(
  { config, db, secrets, clock, log }: Parts,
  url: string,
  sealed: readonly SealedLine[],
  onTaken: () => void,
) {
  const held = await holdClaims({
    url,
    claims: [secretKeyClaim(secrets), await filesClaim(config)],
    patient: await isOtherKey(db, secrets),
    onLost: () => log.warn('the connection that claims the secret key was lost; it is made again'),
    onTaken(refusal) {
      log.error({ reason: refusal }, 'another Orion took this database while the connection was lost');
      onTaken();
    },
  });
  const lost = await rememberKey(db, secrets, clock.now(), sealed);
  if (lost) log.warn(lost);
  return held;
}
