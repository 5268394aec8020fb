import * as z from 'zod';
import { normaliseDomain } from '#kernel/domains.ts';
import { personHit } from './person.rules.ts';

const EMAIL = /^(?:mailto:)?([^\s@<>]+)@([^\s@<>]+)$/i;
const PAGE = /linkedin\.[a-z]+\/(([a-z]+)\/[^/?#\s]+)/;
const PAGES = new Set(['in', 'pub', 'company', 'school', 'showcase']);
const LONGEST = 254;

/** What somebody who asks “Have we met?” pasted. */
export type Asked =
  | { kind: 'email'; email: string; domain: string }
  | { kind: 'linkedin'; page: string }
  | { kind: 'domain'; domain: string };

/** The person or company that was meant; null for words, which name neither. */
export function readAsked(text: string): Asked | null {
  const pasted = text
    .trim()
    .replace(/^.*<([^<>]*)>$/s, '$1')
    .trim();
  const [address, name = '', host = ''] = EMAIL.exec(pasted) ?? [];
  if (address !== undefined) {
    const domain = normaliseDomain(host);
    const email = `${name}@${host}`.replace(/\.$/, '').toLowerCase();
    return domain && !/[/?#]/.test(host) && email.length <= LONGEST ? { kind: 'email', email, domain } : null;
  }
  const [, page = '', kind = ''] = PAGE.exec(pasted.toLowerCase()) ?? [];
  if (PAGES.has(kind)) return { kind: 'linkedin', page };
  const domain = normaliseDomain(pasted);
  return domain ? { kind: 'domain', domain } : null;
}

/** The name an address seems to spell: “mira.sand” before the @, or the end of a page; none in a domain. */
export function nameIn(asked: Asked): string {
  const written = {
    email: () => ('email' in asked ? (asked.email.split('@')[0] ?? '') : ''),
    linkedin: () => ('page' in asked ? (asked.page.split('/')[1] ?? '') : ''),
    domain: () => '',
  }[asked.kind]();
  return written.replace(/[^\p{L}]+/gu, ' ').trim();
}

/** As many of each kind as are shown. */
export const MOST_SHOWN = 100;

/** Where people or companies appear in what the firm keeps. */
export const appearances = z.object({
  references: z.array(
    z.object({
      reference_id: z.uuid(),
      created_at: z.iso.datetime(),
      creator: z.string(),
      people: z.array(z.string()),
      summary: z.string().describe('How the note begins, as plain text'),
    }),
  ),
  meetings: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      at: z.iso.datetime().nullable(),
      companies: z.array(z.string()),
    }),
  ),
  calls: z.array(
    z.object({
      uuid: z.uuid(),
      company_name: z.string(),
      call_date: z.string().nullable(),
      creator: z.string(),
      summary: z.string().describe('How the summary begins, as plain text'),
    }),
  ),
  lists: z.array(
    z.object({ workboard_id: z.int(), name: z.string(), type: z.string(), members: z.array(z.string()) }),
  ),
});
export type Appearances = z.infer<typeof appearances>;

const metCompany = z.object({
  company_domain: z.string(),
  company_name: z.string(),
  tp_owners: z.array(z.string()).describe('Full names'),
  tp_status: z.string().nullable().describe('As it is shown'),
  last_contact: z.iso.datetime().nullable().describe('The latest e-mail sent or meeting held'),
});
export type MetCompany = z.infer<typeof metCompany>;

export const met = appearances.extend({
  kind: z.enum(['email', 'linkedin', 'domain']),
  people: z.array(personHit),
  companies: z.array(metCompany),
  near: z
    .object({ people: z.array(personHit), companies: z.array(metCompany) })
    .describe('Those with a similar name, where nobody and no company was meant'),
});
export type Met = z.infer<typeof met>;
