import { isMissing } from '#kernel/missing.ts';
import { ask } from '#server/capabilities/ask.ts';
import type { Context } from '#server/http/implement.ts';
import { performWrite } from '#server/http/write.ts';
import { findKnownEmail, findNamed, keepEmail } from './founders.queries.ts';
import { standingOf, toldOf } from './lookup-standing.ts';
import { findWithLookup, noteLookup } from './lookups.queries.ts';
import { found } from '../profile-data.ts';
import { refuseLookUp } from '../../no-company.ts';

interface Asked {
  domain: string;
  full_name: string;
}
const NOT_KNOWN = { email: 'n/a', source: null, observed_at: null };

/** The address the firm has, else the one a provider finds; each question is written into the audit trail. */
export async function founderEmailOf(context: Context, asked: Asked) {
  const { db, clock, capabilities, caller } = context;
  const full_name = asked.full_name.replaceAll(/\s+/g, ' ');
  const subject = full_name.toLowerCase();
  const company = await found(asked.domain, (at) => findWithLookup(db, at, 'founder_email', subject));
  const { company_id, company_domain } = company;
  const capability = toldOf(capabilities.emails);
  const stored = await findKnownEmail(db, company_id, subject).executeTakeFirst();
  const known = isMissing(stored?.email) ? undefined : stored;
  const isOpen = capability.configured && standingOf(company, clock.now()) === 'open';
  const mayAsk = isOpen && !known;
  if (mayAsk) await refuseLookUp(db, company_domain);
  const person = { domain: company_domain, full_name };
  const email = mayAsk
    ? await ask(context, capabilities.emails, (provider) => provider.emailOf(person))
    : null;
  const write = { operation: 'profile.founderEmail', caller, input: { body: asked } };
  return performWrite(context, write, async (transaction, audit) => {
    const detail = { asked: mayAsk, known: known !== undefined || email !== null };
    audit({ object_type: 'company', object_id: company_domain, detail });
    if (known) return { ...known, email: known.email ?? 'n/a', capability };
    if (!mayAsk) return { ...NOT_KNOWN, capability };
    const at = clock.now().toISOString();
    const state = isMissing(email) ? 'nothing' : 'found';
    await noteLookup(transaction, { company_id, kind: 'founder_email', subject, state, at }).execute();
    if (email === null || isMissing(email)) return { ...NOT_KNOWN, capability };
    const looked = { email, source: capabilities.emails.provider?.source ?? 'unknown', observed_at: at };
    const name =
      (await findNamed(transaction, company_id, subject).executeTakeFirst()) ?? splitName(full_name);
    await keepEmail(transaction, company_id, name, looked).execute();
    return { ...looked, capability };
  });
}

const splitName = (full_name: string) => {
  const words = full_name.split(' ');
  return {
    first_name: words.slice(0, -1).join(' ') || full_name,
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
};
