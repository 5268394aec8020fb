import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orion-supervise-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await rm(folder, { recursive: true, force: true });
});

/** A server that notes each of its lives by pid and then does what the test says. */
async function start(life: string, isBelowNpm = false) {
  const server = join(folder, 'server.mjs');
  await writeFile(
    server,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(join(folder, 'lives'))}, process.pid + '\\n');
     const life = readFileSync(${JSON.stringify(join(folder, 'lives'))}, 'utf8').trim().split('\\n').length;
     const stay = () => {
       setInterval(() => {}, 1000);
       process.send('ready', () => appendFileSync(${JSON.stringify(join(folder, 'up'))}, String(life)));
     };
     ${life}`,
  );
  const supervise = pathToFileURL(resolve('scripts/supervise.mjs')).href;
  const program = `import { supervise } from '${supervise}'; process.exit(await supervise(${JSON.stringify(server)}, () => {}));`;
  const words = [process.execPath, '--input-type=module', '-e', program];
  const child = isBelowNpm
    ? // As npm does it, by a shell that stays between.
      spawn('sh', ['-c', '"$@"; exit', 'sh', ...words], {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        detached: true,
      })
    : spawn(process.execPath, words.slice(1), { env: { ...process.env, npm_lifecycle_event: undefined } });
  running.push(child);
  const exited = once(child, 'exit').then(([code]) => code as number);
  return { child, exited };
}

const lives = async () =>
  (await readFile(join(folder, 'lives'), 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
/** Which of its lives came up. */
const livesUp = () => readFile(join(folder, 'up'), 'utf8').catch(() => '');

describe('a supervised server', () => {
  it('is brought back when it dies, however it dies', async () => {
    const { child, exited } = await start(
      `process.on('SIGTERM', () => process.exit(0)); stay();
       if (life === 1) setTimeout(() => process.exit(70), 50);
       if (life === 2) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);`,
    );

    await expect.poll(livesUp).toContain('3');
    child.kill('SIGTERM');

    expect(await exited).toBe(0);
    expect(await lives()).toHaveLength(3);
  });

  it.each([
    ['wrong settings', 'process.exit(78);', 78],
    ['a first start that fails', 'process.exit(1);', 1],
    ['its own end', 'stay(); setTimeout(() => process.exit(0), 50);', 0],
  ])('is not started again after %s, and its code is told', async (_what, life, code) => {
    const { exited } = await start(life);

    expect(await exited).toBe(code);
    expect(await lives()).toHaveLength(1);
  });

  it('that was up once is tried again also when it fails to start', async () => {
    const { exited } = await start(
      `if (life === 1) { stay(); setTimeout(() => process.exit(70), 50); }
       else process.exit(life === 2 ? 1 : 78);`,
    );

    expect(await exited).toBe(78);
    expect(await lives()).toHaveLength(3);
  });

  it('that is told to stop tells how it ended', async () => {
    const { child, exited } = await start("process.on('SIGINT', () => process.exit(3)); stay();");
    await expect.poll(livesUp).toBe('1');

    child.kill('SIGINT');

    expect(await exited).toBe(3);
  });

  it.each([
    ['the shell below it', 1],
    ['its whole group', -1],
  ])('is told to stop once when npm hands a signal to %s', async (_whom, side) => {
    const told = join(folder, 'told');
    const { child } = await start(
      `process.on('SIGTERM', () => {
         appendFileSync(${JSON.stringify(told)}, 'x');
         setTimeout(() => process.exit(0), 1500);
       });
       stay();`,
      true,
    );
    await expect.poll(livesUp).toBe('1');
    const [pid = 0] = await lives();

    process.kill(side * (child.pid ?? 0), 'SIGTERM');

    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await readFile(told, 'utf8')).toBe('x');
  });

  it('learns that its supervisor was killed', async () => {
    const { child } = await start("process.on('disconnect', () => process.exit(0)); stay();");
    await expect.poll(livesUp).toBe('1');
    const [pid = 0] = await lives();

    child.kill('SIGKILL');

    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
