import * as z from 'zod';
import type { CrmNotes, CrmRecord } from '#server/capabilities/crm-notes.ts';
import { outboundJson } from '#server/capabilities/outbound.ts';
import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';

const SERVICE = 'Affinity';
const HTML_NOTE = 2;
const PAGE = 500;
const MOST_PAGES = 20;

const id = z.int();
const pageToken = z.string().nullish();
const organizations = z.object({
  organizations: z.array(
    z.object({ id, domain: z.string().nullish(), domains: z.array(z.string()).nullish() }),
  ),
  next_page_token: pageToken,
});
const persons = z.object({
  persons: z.array(
    z.object({ id, primary_email: z.string().nullish(), emails: z.array(z.string()).nullish() }),
  ),
  next_page_token: pageToken,
});
const notes = z.object({
  notes: z.array(z.object({ id, content: z.string().nullish() })),
  next_page_token: pageToken,
});
const whoami = z.object({ tenant: z.object({ subdomain: z.string().regex(/^[a-z\d-]+$/i) }) });

/** Notes in Affinity, by its interface of version 1, where notes are written. */
export function affinityNotes({ url, key }: { url: string; key: string }): CrmNotes {
  const { host } = new URL(url);
  const authorization = `Basic ${Buffer.from(`:${key}`).toString('base64')}`;
  const send = <S extends z.ZodType>(
    path: string,
    schema: S,
    more: { method?: 'POST' | 'DELETE'; body?: object } = {},
  ) =>
    outboundJson({
      service: SERVICE,
      url: `${url}${path}`,
      headers: { authorization },
      schema,
      timeoutMs: 8000,
      address: { trusted: [host] },
      ...more,
    });
  let subdomain: string | undefined;
  const askWho = async () => (await send('/auth/whoami', whoami)).tenant.subdomain;

  return {
    source: 'affinity',
    async check() {
      subdomain = await askWho();
    },
    async findCompany(domain) {
      const found = await send(`/organizations?term=${encodeURIComponent(domain)}`, organizations);
      const isIt = (text?: string | null) => text?.toLowerCase() === domain.toLowerCase();
      return found.organizations.find((one) => isIt(one.domain) || one.domains?.some(isIt))?.id ?? null;
    },
    async findPerson(email) {
      const found = await send(`/persons?term=${encodeURIComponent(email)}`, persons);
      const isIt = (text?: string | null) => text?.toLowerCase() === email.toLowerCase();
      return found.persons.find((one) => isIt(one.primary_email) || one.emails?.some(isIt))?.id ?? null;
    },
    async addNote({ record, html }) {
      const body = { content: html, type: HTML_NOTE, [idsOf(record)]: [record.id] };
      return (await send('/notes', z.object({ id }), { method: 'POST', body })).id;
    },
    async findNote(record, mark) {
      let page_token: string | null | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = new URLSearchParams({ [idOf(record)]: String(record.id), page_size: String(PAGE) });
        if (page_token) query.set('page_token', page_token);
        const found = await send(`/notes?${query.toString()}`, notes);
        const note = found.notes.find(({ content }) => content?.includes(mark));
        if (note) return note.id;
        page_token = found.next_page_token;
        if (!page_token) return null;
      }
      return null;
    },
    async removeNote(note_id) {
      try {
        await send(`/notes/${note_id}`, z.unknown(), { method: 'DELETE' });
      } catch (error) {
        // Somebody deleted it there already: it is as it should be.
        if (!(error instanceof UpstreamFailure) || error.upstream_status !== 404) throw error;
      }
    },
    async linkTo({ type, id: record_id }) {
      subdomain ??= await askWho();
      return `https://${subdomain}.affinity.co/${type}/${record_id}`;
    },
  };
}

const idOf = ({ type }: CrmRecord) => (type === 'companies' ? 'organization_id' : 'person_id');
const idsOf = ({ type }: CrmRecord) => (type === 'companies' ? 'organization_ids' : 'person_ids');
