import { access, chmod, constants, realpath } from 'node:fs/promises';
import { ConfigProblems } from './config-problems.ts';
import { makeFolder } from './make-folder.ts';

/** Makes the data folder where it is missing; where it cannot be written, says so in a sentence. */
export async function openDataFolder(wanted: string) {
  try {
    // Root's database user must pass through the folder; nobody needs to list it.
    if (await makeFolder(wanted)) await chmod(wanted, process.getuid?.() === 0 ? 0o711 : 0o700);
    await access(wanted, constants.W_OK);
    return await realpath(wanted);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && path === wanted)
      throw new ConfigProblems([`The data folder ${wanted} is a file; set ORION_DATA_DIR to a folder.`], {
        cause: error,
      });
    throw new ConfigProblems(
      [
        `The data folder ${wanted} cannot be written (${code}); ` +
          'give it to the user who starts Orion or set ORION_DATA_DIR to another folder.',
      ],
      { cause: error },
    );
  }
}
