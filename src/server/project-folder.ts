import { existsSync } from 'node:fs';

/** The checkout: the nearest folder above this file that holds package.json, from source and from the bundle alike. */
export const projectFolder = (() => {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    if (existsSync(new URL('package.json', folder))) return folder;
    if (folder.pathname === '/') throw new Error('package.json is missing: start Orion from its checkout');
  }
})();
