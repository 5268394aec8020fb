// Plain JavaScript, because it runs before anything is installed: it installs and builds what is missing,
// then does what was asked. `npm start` and `npm test` on a fresh checkout both come through here.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supervise } from './supervise.mjs';
import { runProgram } from './when-told.mjs';

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

const orExit = async (code) => {
  if ((await code) !== 0) process.exit(await code);
};
const tsx = (file, args = []) => runProgram(process.execPath, ['--import', 'tsx', file, ...args]);

/** Ends with one line where a folder cannot be written, before a program that fails there tells it in thirty. */
function orExplain(folder, write) {
  try {
    write();
  } catch ({ code }) {
    console.error(
      `Orion cannot write to ${join(project, folder)} (${code}): start it as the owner of that folder, or give it to whoever starts it.`,
    );
    process.exit(1);
  }
}
const mayWrite = (folder) =>
  orExplain(folder, () => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  });

async function install() {
  // What was built for one platform does not run on another; every Node that Orion runs on loads the same.
  const state = `${digest(['package-lock.json'])} ${process.platform}-${process.arch}`;
  // Somebody may have taken the tools away since.
  if (isFresh(INSTALLED, state) && existsSync('node_modules/tsx')) return;
  mayWrite('node_modules');
  console.log('Orion: installing packages');
  const npm = process.env.npm_execpath;
  // What builds and tests Orion is wanted too, whatever NODE_ENV and npm's own settings leave out.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm itself would go on for a minute; what is half installed is installed anew by the next start.
  const [program, words] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  await orExit(runProgram(program, words, { instead: 'SIGKILL' }));
  orExplain('node_modules', () => writeFileSync(INSTALLED, state));
}

async function build() {
  const state = digest(sourceFiles());
  if (isFresh(BUILT, state)) return;
  mayWrite('dist');
  console.log('Orion: building');
  await orExit(tsx('scripts/build.ts'));
  orExplain('dist', () => writeFileSync(BUILT, state));
}

const commands = {
  start: async () => {
    await build();
    process.exit(await supervise(join(project, 'dist/server/main.js')));
  },
  stream: async () => {
    await build();
    process.exit(await supervise(join(project, 'dist/server/stream.js')));
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
