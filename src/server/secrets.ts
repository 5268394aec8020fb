import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { keepText } from './kept-text.ts';

/** Keeps what must not lie readable in the database: sealed with a key that is not in it. */
export interface Secrets {
  seal(text: string): string;
  open(sealed: string): string;
  /** A key for another purpose (cookies, signatures), derived from the same secret. */
  derive(purpose: string): Buffer;
}

/** Where the key lies in the data folder when none is configured. */
export const KEY_FILE = 'secret.key';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function secretsFrom(secret: string): Secrets {
  const derive = (purpose: string) => createHash('sha256').update(`${purpose}\0${secret}`).digest();
  const key = derive('seal');
  return {
    derive,
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

/** The configured key, else one made at the first start and kept beside the data, readable by its owner only. */
export async function loadSecrets(dataDir: string, configured?: string): Promise<Secrets> {
  if (configured) return secretsFrom(configured);
  await openDataFolder(dataDir);
  const newKey = () => randomBytes(32).toString('base64url');
  return secretsFrom(await keepText(join(dataDir, KEY_FILE), newKey, 'The secret key'));
}
