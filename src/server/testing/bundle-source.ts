import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFile } from '../../../scripts/build-server.ts';
import { projectFolder } from '../project-folder.ts';

const files = new Map<string, string>();

/** A program of these sources in one file, made once for this process: it starts in a third of the time that many files take. */
export function bundleSource(
  source: URL,
  build: (source: string, file: string) => unknown = buildFile,
): string {
  const known = files.get(source.href);
  if (known) return known;
  const name = `${basename(source.pathname, '.ts')}-${process.pid}.js`;
  const file = fileURLToPath(new URL(`dist/test/${name}`, projectFolder));
  build(fileURLToPath(source), file);
  process.on('exit', () => rmSync(file, { force: true }));
  files.set(source.href, file);
  return file;
}
