import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 50;
const TRIES = 40;

/**
 * The text of a file, made by whoever comes first. Who comes second waits until the first has written all of it;
 * what a killed first left half written is no text.
 */
export async function keepText(file: string, make: () => string, what: string): Promise<string> {
  const made = make();
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600, flush: true });
    return made;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unusable(what, file, error);
  }
  for (let left = TRIES; ; left -= 1) {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw unusable(what, file, error);
    });
    if (text.length >= made.length) return text;
    if (left === 0)
      throw new Error(
        `${what} in ${file} is cut short: put the file back as it was, or remove it to begin with a new one`,
      );
    await pause(STEP_MS);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const unusable = (what: string, file: string, error: unknown) =>
  new Error(
    `${what} in ${file} cannot be used (${codeOf(error)}): give the file to the user who starts Orion`,
    {
      cause: error,
    },
  );
