import { writeFilters } from '#kernel/filters.ts';
import { counted, grouped } from '#kernel/numbers.ts';
import { type Block, mailOf } from '#server/mail/layout.ts';
import { type ExploreFilters, exploreFilters } from '../../explore.filters.ts';
import { searchLine, type SearchNames, tellSearch } from '../../search-words.rules.ts';

export interface SavedSearch {
  uuid: string;
  filters: ExploreFilters;
}

export interface FoundCompany {
  company_name: string;
  company_domain: string;
  year_founded: number | null;
  employee_count: number | null;
  current_rank: number | null;
}

/** What a watched search finds beside what its owner knows: how many, and the best of them. */
export interface News extends SavedSearch {
  found: number;
  companies: readonly FoundCompany[];
}

interface WatchMail {
  origin: string;
  names: SearchNames;
  news: readonly News[];
  /** What the reader searches for most, and does not watch. */
  top: readonly SavedSearch[];
  footer?: readonly Block[];
}

/** The daily mail: what is new in the searches someone watches, and what else could be watched. */
export function watchMail({ origin, names, news, top, footer = [] }: WatchMail) {
  const found = news.reduce((sum, one) => sum + one.found, 0);
  const subject = `${counted(found, 'new company', 'new companies')} in ${counted(news.length, 'search', 'searches')} you watch`;
  const lineOf = ({ filters }: SavedSearch) => searchLine(tellSearch(filters, names));
  const blocks: Block[] = [
    { kind: 'small', text: 'New since the last mail:' },
    ...news.flatMap((one): Block[] => [
      { kind: 'heading', text: lineOf(one) },
      { kind: 'text', text: counted(one.found, 'new company', 'new companies') },
      { kind: 'list', items: linesOf(one) },
      {
        kind: 'links',
        links: [
          { label: 'View in Explore', href: exploreLink(origin, one) },
          { label: 'Stop watching this search', href: watchLink(origin, one, false) },
        ],
      },
    ]),
  ];
  if (top.length > 0)
    blocks.push(
      { kind: 'line' },
      { kind: 'heading', text: 'Your top queries' },
      ...top.flatMap((one): Block[] => [
        { kind: 'text', text: lineOf(one) },
        { kind: 'link', label: 'Watch this search', href: watchLink(origin, one, true) },
      ]),
    );
  return { subject, ...mailOf({ title: subject, blocks: [...blocks, ...footer] }) };
}

const linesOf = ({ found, companies }: News) => {
  const lines = companies.map((company) =>
    [
      `${company.company_name} (${company.company_domain})`,
      company.current_rank !== null && `rank ${company.current_rank}`,
      company.year_founded !== null && `founded ${company.year_founded}`,
      company.employee_count !== null && counted(company.employee_count, 'person', 'people'),
    ]
      .filter(Boolean)
      .join(', '),
  );
  const more = found - companies.length;
  return more > 0 ? [...lines, `and ${grouped(more)} more`] : lines;
};

const exploreLink = (origin: string, { filters }: SavedSearch) =>
  `${origin}/explore?${writeFilters(exploreFilters, filters).toString()}`;

/** The page behind the link asks the server itself, signed in; opening the address alone changes nothing. */
const watchLink = (origin: string, { uuid }: SavedSearch, watched: boolean) =>
  `${origin}/set_top_discovery_queries?uuid=${uuid}&watched=${watched}`;
