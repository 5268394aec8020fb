import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Unpacks the Chromium that npm brought, which is built for Linux on x64 alone. */
export async function unpackNpmBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Without these the package leaves out the libraries that a bare machine lacks.
  if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) {
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  }
  // It unpacks itself into the temporary folder, where another user of the machine may have left theirs.
  const folder = join(tmpdir(), `orion-browser-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    return await startableBy(await chromium.executablePath(), folder);
  } catch {
    return undefined;
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

/** A script that any user may start, from an environment that knows nothing of the libraries that came along. */
async function startableBy(browser: string, folder: string) {
  for (const path of [folder, browser, join(folder, 'locales')]) await chmod(path, 0o755);
  const script = join(folder, 'start-chromium');
  const libraries = process.env.LD_LIBRARY_PATH ?? '';
  await writeFile(script, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${browser}' "$@"\n`, {
    mode: 0o755,
  });
  return script;
}
