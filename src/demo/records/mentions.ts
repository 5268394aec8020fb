import { batch } from '../making/copy.ts';
import type { Thread } from './cto-lunches.ts';
import type { Firm } from '../firm.ts';
import { phrase } from '../making/phrase.ts';
import type { Issue } from './press.ts';
import { randomFrom } from '../making/random.ts';
import type { DemoReference } from './references.ts';

const plain = (html: string) => html.replace(/<[^<>]+>/g, '');

/** Where a company is spoken of: in newsletters, in the firm's own notes, at the lunches. */
export function mentionRows(
  { calendar }: Firm,
  issues: readonly Issue[],
  references: readonly DemoReference[],
  threads: readonly Thread[],
) {
  const random = randomFrom('mentions');
  const row = (company_id: number, source_type: string, source: string, ago: number) => ({
    company_id,
    mentions: random.int(1, 5),
    source_type,
    source,
    date: calendar.day(ago),
    observed_at: calendar.at(ago, 8),
  });
  return batch('mention', [
    ...issues.flatMap(({ items, source, ago, type, title }) =>
      items.map(({ company, text }) => ({
        ...row(company.company_id, 'NEWSLETTER', source, ago),
        mentions_type: 'newsletter',
        standouts_text: text,
        summary_text: `${title} mentions ${company.name} and ${items.length - 1} others.`,
        newsletter_type: type,
      })),
    ),
    ...references.slice(0, 480).flatMap(({ reference_id, companies, sentences, creator, ago }) =>
      companies.map(({ company_id }) => ({
        ...row(company_id, 'REFERENCE', reference_id, ago),
        mentions_type: 'reference',
        standouts_text: plain(sentences[1] ?? sentences[0] ?? ''),
        summary_text: `${plain(sentences[0] ?? '')} Noted by ${creator.full_name}.`,
        newsletter_type: null,
      })),
    ),
    ...threads.flatMap(({ thread_id, subject, companies, ago }) =>
      companies.map(({ company_id, name }) => ({
        ...row(company_id, 'CTO_LUNCHES', thread_id, ago),
        mentions_type: 'thread',
        standouts_text: phrase(random, '[Two|Three] of the people at the table use {name} and say so.', {
          name,
        }),
        summary_text: `Came up in “${subject}”.`,
        newsletter_type: null,
      })),
    ),
  ]);
}
