import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

type Tell = (path: string) => string;

const SENTENCES: Record<string, Tell> = {
  ENOENT: (path) =>
    existsSync(dirname(path)) ? `There is no file ${path}.` : `There is no folder ${dirname(path)}.`,
  EEXIST: (path) => `${path} exists already. Name another file, or remove that one.`,
  EISDIR: (path) => `${path} is a folder. Name a file in it.`,
  ENOTDIR: (path) => `${path} lies below something that is no folder.`,
  EACCES: (path) => `Whoever runs this command may not open ${path}.`,
  EPERM: (path) => `Whoever runs this command may not open ${path}.`,
  EROFS: (path) => `${path} lies where nothing can be changed.`,
  ENOSPC: () => 'There is no room left on the disk.',
  EPIPE: () => 'Nobody reads what this command says any more.',
  ENAMETOOLONG: () => 'The name of the file is too long.',
};

/** What the system says about a file, in a sentence; null for what is no such thing. */
export function tellFileProblem(error: unknown): string | null {
  const { code = '', path = 'That', syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? null : (SENTENCES[code]?.(path) ?? null);
}
