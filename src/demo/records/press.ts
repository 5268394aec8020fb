import { formatDate } from '#kernel/dates.ts';
import { batch } from '../making/copy.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { Firm } from '../firm.ts';
import { capital, phrase } from '../making/phrase.ts';
import { type Random, randomFrom } from '../making/random.ts';
import { quipTypes } from '../words/firm-words.ts';
import { editorials, newsletters, remarks, shows, talkRemarks } from '../words/press-words.ts';

interface Item {
  company: DemoCompany;
  text: string;
}
export interface Issue {
  source: string;
  title: string;
  type: string;
  url: string | null;
  ago: number;
  opening: string;
  items: Item[];
}

const ISSUES = 90;

const slotsOf = ({ name, business, place, counts }: DemoCompany) => ({
  company: name,
  offer: business.offer,
  city: place?.city ?? 'the region',
  size: String(counts.at(-1) ?? 'few'),
});
const remark = (random: Random, company: DemoCompany, from = remarks) =>
  capital(phrase(random, random.pick(from), slotsOf(company)));

/** Each company with a remark no other in the issue has. */
function itemsOf(random: Random, known: readonly DemoCompany[]): Item[] {
  const texts = random.some(remarks, random.int(4, 8));
  return random
    .some(known.slice(0, 420), texts.length)
    .map((company, index) => ({ company, text: remark(random, company, [texts[index] ?? '']) }));
}

/** Issues of the newsletters, some only known by their address; the companies they speak of stand in the text. */
export function drawIssues({ known, calendar }: Firm): Issue[] {
  return Array.from({ length: ISSUES }, (_, index) => {
    const random = randomFrom('issue', index);
    const [name, slug, type] = newsletters[index % newsletters.length] ?? [
      'Plain Numbers',
      'plain-numbers',
      'weekly',
    ];
    const ago = 1 + index * 5;
    const day = calendar.day(ago);
    return {
      source: `${slug}-${day}`,
      title: `${name}, ${formatDate(day, 'MMM DD, YYYY')}`,
      type,
      url: index % 6 === 5 ? `https://${slug}.example/issues/${day}` : null,
      ago,
      opening: random.pick(editorials),
      items: itemsOf(random, known),
    };
  });
}

const htmlOf = ({ opening, items }: Issue) =>
  `<p>${opening}</p>${items.map(({ company, text }) => `<h2>${company.name}</h2><p>${text}</p>`).join('')}`;

export const issueRows = (issues: readonly Issue[], { calendar }: Firm) =>
  batch(
    'knowledge_source',
    issues.map((issue) => ({
      source_type: 'NEWSLETTER',
      source: issue.source,
      title: issue.title,
      html: issue.url ? null : htmlOf(issue),
      newsletter_url: issue.url,
      newsletter_type: issue.type,
      published_on: calendar.day(issue.ago),
      observed_at: calendar.at(issue.ago, 8),
    })),
  );

/** What was said of a company: from the newsletters, and from shows, papers and stages. */
export function quipRows(issues: readonly Issue[], { known, calendar }: Firm) {
  const fromIssues = issues.flatMap(({ source, ago, items }) =>
    items.map(({ company, text }) => ({
      company_id: company.company_id,
      quip_text: text,
      quip_type: 'newsletter',
      date: calendar.day(ago),
      source_type: 'NEWSLETTER',
      source,
      observed_at: calendar.at(ago, 8),
    })),
  );
  const said = known
    .filter((_, index) => index % 3 === 0)
    .flatMap((company, index) => {
      const random = randomFrom('quip', company.company_id);
      return quipTypes
        .slice(1)
        .filter((_, kind) => kind === index % 4 || random.chance(0.3))
        .map(([quip_type]) => {
          const [, show] = random.pick(shows);
          const ago = random.int(1, 420);
          return {
            company_id: company.company_id,
            quip_text: remark(random, company, quip_type === 'press' ? remarks : talkRemarks),
            quip_type,
            date: calendar.day(ago),
            source_type: quip_type.toUpperCase(),
            source: `${show}-${random.int(12, 240)}`,
            observed_at: calendar.at(ago, 8),
          };
        });
    });
  return batch('quip', [...fromIssues, ...said]);
}
