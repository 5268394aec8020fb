import { accessSync, constants, statSync } from 'node:fs';

/** Whether there is a program in that place that may be run. */
export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
