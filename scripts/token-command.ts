import { authContract } from '#features/auth/auth.contract.ts';
import { issueApiToken, TOKEN_DAYS } from '#features/auth/server/api-tokens.queries.ts';
import { type CommandPlatform, type Commands, type Options, print, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';
import { staffWith } from './staff-commands.ts';

/** What a token may be called and how long it may live, as in the portal. */
const rules = authContract.createToken.body.shape;

async function makeToken(platform: CommandPlatform, { user, name = 'Command line', days }: Options) {
  if (!user) throw new UsageProblem('--user EMAIL is missing.');
  const life = days === undefined ? undefined : Number(days);
  if (!rules.expires_in_days.safeParse(life).success)
    throw new UsageProblem('--days must be a whole number from 1 to 3650.');
  const named = rules.name.safeParse(name);
  if (!named.success) throw new UsageProblem('--name must be a single line of 1 to 80 characters.');
  const { user_id, email_address, active } = await staffWith(platform, user);
  if (!active)
    throw new Error(
      `${email_address} is inactive. Activate them first: npm run admin -- user activate ${email_address}`,
    );
  return platform.db.transaction().execute(async (db) => {
    const { token, secret } = await issueApiToken(db, {
      user_id,
      name: named.data,
      at: platform.clock.now(),
      days: life,
    });
    const made = { type: 'api_token', id: token.token_id };
    await noteCommand({ ...platform, db }, 'auth.createToken', made, { name: named.data, user_id });
    // Beside the secret, which a script may take from the output as it is.
    console.error(`This token ends on ${token.expires_at?.slice(0, 10)}; --days N sets another end.`);
    // One that nobody could read is not made.
    await print(secret);
    return '';
  });
}

export const tokenCommand: Commands = {
  '': {
    usage: '--user EMAIL [--name NAME] [--days N]',
    summary: `Make a personal API token and print it; it cannot be shown again and ends after ${TOKEN_DAYS} days unless told`,
    args: [],
    options: ['user', 'name', 'days'],
    run: async (platform, _args, options) => makeToken(platform, options),
  },
};
