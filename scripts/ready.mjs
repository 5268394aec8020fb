// Plain JavaScript, because it runs before anything is installed: it installs and builds what is missing,
// then does what was asked. `npm start` and `npm test` on a fresh checkout both come through here.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supervise } from './supervise.mjs';

const LEAST_NODE = [20, 19];
const INSTALLED = 'node_modules/.orion-installed';
const BUILT = 'dist/.orion-built';
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build-server.ts',
  'package-lock.json',
];

const project = fileURLToPath(new URL('..', import.meta.url));
process.chdir(project);
const [command = 'start', ...rest] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  console.error(`Orion needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(78);
}

const filesBelow = (path) =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
        .sort()
    : [];
const digest = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};
const sourceFiles = () =>
  SOURCES.flatMap((path) => (/\.\w+$/.test(path) ? (existsSync(path) ? [path] : []) : filesBelow(path)));
const isFresh = (marker, state) => existsSync(marker) && readFileSync(marker, 'utf8') === state;

/** Runs a program with our terminal, hands it our signals, and answers its exit code. */
const run = (program, args) =>
  new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      done(code ?? (signal ? 1 : 0));
    });
  });
const orExit = async (code) => {
  if ((await code) !== 0) process.exit(await code);
};
const tsx = (file, args = []) => run(process.execPath, ['--import', 'tsx', file, ...args]);

async function install() {
  const state = digest(['package-lock.json']) + process.version;
  if (isFresh(INSTALLED, state)) return;
  console.log('Orion: installing packages');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await orExit(npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
  writeFileSync(INSTALLED, state);
}

async function build() {
  const state = digest(sourceFiles());
  if (isFresh(BUILT, state)) return;
  console.log('Orion: building');
  await orExit(tsx('scripts/build.ts'));
  writeFileSync(BUILT, state);
}

const commands = {
  start: async () => {
    await build();
    process.exit(await supervise(join(project, 'dist/server/main.js')));
  },
  build,
  dev: () => orExit(tsx('scripts/dev.ts')),
  check: () => orExit(tsx('scripts/check.ts')),
  test: async () => {
    await build();
    await orExit(tsx('scripts/test.ts', rest));
  },
  'test:long': async () => {
    await build();
    await orExit(tsx('scripts/test.ts', ['--long', ...rest]));
  },
  bench: async () => {
    await build();
    await orExit(tsx('bench/run.ts', rest));
  },
  run: () => orExit(tsx(rest[0], rest.slice(1))),
};

await install();
await commands[command]();
