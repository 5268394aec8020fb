import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';

/** Makes the data folder where it is missing; where it cannot be written, says so in a sentence. */
export async function openDataFolder(wanted: string) {
  try {
    const made = await mkdir(wanted, { recursive: true });
    // Root's database user must pass through the folder; nobody needs to list it.
    if (made) await chmod(wanted, process.getuid?.() === 0 ? 0o711 : 0o700);
    await access(wanted, constants.W_OK);
    return await realpath(wanted);
  } catch (error) {
    throw new Error(
      `The data folder ${wanted} cannot be written (${(error as NodeJS.ErrnoException).code}); ` +
        'give it to the user who starts Orion or set ORION_DATA_DIR to another folder.',
      { cause: error },
    );
  }
}
