import { knownCompany } from '#features/companies/server/known-company.ts';
import { safeExternalUrl } from '#kernel/links.ts';
import { storedHtmls } from '#server/html/stored-html.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { foreignPage, keptFile } from '#server/http/media.ts';
import { knowledgeContract } from '../knowledge.contract.ts';
import {
  findSource,
  findThread,
  listMentions,
  listQuips,
  lunchFileAt,
  newsletterAt,
} from './knowledge.queries.ts';
import { newsletterPage } from './newsletter-page.ts';

export const knowledge = implement('knowledge', knowledgeContract, {
  async quips({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.company_domain);
    return { quips: await listQuips(db, company_id).execute() };
  },

  async mentions({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.company_domain);
    return { mentions: await listMentions(db, company_id).execute() };
  },

  async source({ query: { source_type, source } }, { db }) {
    const found = await findSource(db, source_type, source).executeTakeFirst();
    if (!found) throw notFound('Newsletter');
    const { title, has_html, knowledge_id } = found;
    if (has_html) return { content_url: `/media/newsletters/${knowledge_id}`, title };
    const newsletter_url = safeExternalUrl(found.newsletter_url ?? '');
    if (newsletter_url === null) throw notFound('Newsletter');
    return { newsletter_url, title };
  },

  async newsletter({ params }, { db }) {
    const found = await newsletterAt(db, params.id).executeTakeFirst();
    if (!found?.html) throw notFound('Newsletter');
    const [html = ''] = await storedHtmls([{ ...found, html: found.html }]);
    return foreignPage(newsletterPage(found.title, html));
  },

  async lunchFile({ params }, { db, files }) {
    const found = await lunchFileAt(db, params.content_id).executeTakeFirst();
    if (!found) throw notFound('File');
    return keptFile(files, found);
  },

  async lunches({ query }, { db }) {
    const thread = await findThread(db, query.mention_params).executeTakeFirst();
    if (!thread) throw notFound('CTO lunch');
    const bodies = await storedHtmls(thread.messages.map(({ body, ...one }) => ({ ...one, html: body })));
    const messages = thread.messages.map(({ files, sanitiser_version: _known, ...message }, at) => ({
      ...message,
      body: bodies[at] ?? '',
      files: files.map(({ is_kept, ...file }) => ({
        ...file,
        url: is_kept ? `/media/ctolunches/${encodeURIComponent(file.content_id)}` : null,
      })),
    }));
    return { data: { subject: thread.subject, messages } };
  },
});
