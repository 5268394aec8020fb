import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashOf } from '#server/hash.ts';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { adminCommands } from './admin-commands.ts';
import { runCommand } from './testing/run-command.ts';
import { tokenCommand } from './token-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const admin = (...words: string[]) => runCommand(server, adminCommands, words);
/** Makes a token on a terminal, or on what fails with that error, and answers what stands there. */
async function tokenOn(error: Error | null, ...words: string[]) {
  let said = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(((text: string, done: Function) => {
    said += text;
    done(error);
    return true;
  }) as never);
  try {
    await runCommand(server, tokenCommand, words);
  } finally {
    write.mockRestore();
  }
  return said.trim();
}
const token = async (...words: string[]) => tokenOn(null, ...words);

describe('npm run token', () => {
  it('makes tokens that end after a year, and says so beside the secret', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const { email } = await server.signIn();

    const secret = await token('--user', email);

    const { expires_at } = await server.db
      .selectFrom('api_token')
      .select('expires_at')
      .where('token_hash', '=', hashOf(secret))
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at ?? '') - server.clock.now().getTime()).toBe(365 * 86_400_000);
    expect(said).toHaveBeenCalledWith(
      `This token ends on ${expires_at?.slice(0, 10)}; --days N sets another end.`,
    );
  });

  it('prints a secret that signs in and is kept as its hash only', async () => {
    const { email } = await server.signIn();

    const secret = await token('--user', email, '--name', 'Nightly export', '--days', '7');

    const headers = { authorization: `Bearer ${secret}`, cookie: '' };
    expect((await server.call('GET', '/api/v1/app-config', { headers })).statusCode).toBe(200);
    const row = await server.db
      .selectFrom('api_token')
      .selectAll()
      .where('token_hash', '=', hashOf(secret))
      .executeTakeFirstOrThrow();
    expect(row.name).toBe('Nightly export');
    expect(Date.parse(row.expires_at ?? '') - server.clock.now().getTime()).toBe(7 * 86_400_000);
  });

  // T26
  it('is audited', async () => {
    const { email } = await server.signIn();

    await token('--user', email, '--name', 'Audited');

    expect(await admin('audit', '--action', 'auth.createToken', '--limit', '1')).toContain('Audited');
  });

  it('makes none that nobody could read', async () => {
    const { email } = await server.signIn();
    const full = new Error('no room');

    await expect(tokenOn(full, '--user', email)).rejects.toThrow(full);

    expect(await admin('token', 'list', '--user', email)).toBe('There are no API tokens.');
  });

  it.each([
    [[], '--user EMAIL is missing.'],
    [['--user', 'stranger@firm.example'], 'stranger@firm.example is not listed.'],
    [['--user', 'a@firm.example', '--days', '0'], '--days must be a whole number from 1 to 3650.'],
    [['--user', 'a@firm.example', '--name', ''], '--name must be a single line of 1 to 80 characters.'],
    [['--user', 'a@firm.example', '--name', 'one\nother'], '--name must be a single line'],
    [['--user', 'a@firm.example', '--name', 'x'.repeat(81)], '--name must be a single line'],
  ])('answers %j with what is wrong', async (words, problem) => {
    await expect(token(...words)).rejects.toThrow(problem);
  });

  it('makes none for whom it could not let in', async () => {
    await admin('user', 'add', 'gone@firm.example', '--name', 'Gone');
    await admin('user', 'deactivate', 'gone@firm.example');

    await expect(token('--user', 'gone@firm.example')).rejects.toThrow(
      'gone@firm.example is inactive. Activate them first: npm run admin -- user activate gone@firm.example',
    );
    expect(await admin('token', 'list', '--user', 'gone@firm.example')).toBe('There are no API tokens.');
    expect(await admin('user', 'admin', 'gone@firm.example')).toBe(
      'gone@firm.example is an administrator once they are active again.',
    );
  });
});
