import { type Client, OpenFeature, type Provider, type ResolutionDetails } from '@openfeature/server-sdk';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { prepareOnce } from './db/prepared.ts';

/** Feature gates, asked through OpenFeature so that a firm can put its own flag service behind them. */
export interface Gates {
  isOn(name: string): Promise<boolean>;
}

/** Our own settings as a flag service: what an administrator stored, else what the environment says. */
function settingsProvider(db: Kysely<DB>, defaults: Record<string, boolean>): Provider {
  const other = <T>(_name: string, value: T): Promise<ResolutionDetails<T>> => Promise.resolve({ value });
  return {
    metadata: { name: 'orion-settings' },
    runsOn: 'server',
    async resolveBooleanEvaluation(name, fallback) {
      const stored = await prepareOnce(
        db.selectFrom('feature_gate').select('enabled').where('name', '=', name),
      ).executeTakeFirst();
      return { value: stored?.enabled ?? defaults[name] ?? fallback };
    },
    resolveStringEvaluation: other,
    resolveNumberEvaluation: other,
    resolveObjectEvaluation: other,
  };
}

export async function openGates(db: Kysely<DB>, defaults: Record<string, boolean>): Promise<Gates> {
  const domain = `orion-${++opened}`;
  await OpenFeature.setProviderAndWait(domain, settingsProvider(db, defaults));
  const client: Client = OpenFeature.getClient(domain);
  return { isOn: (name) => client.getBooleanValue(name, false) };
}

let opened = 0;
