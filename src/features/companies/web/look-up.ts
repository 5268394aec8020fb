import { IconBuilding, IconUser, IconUserQuestion } from '@tabler/icons-react';
import { metContract } from '#features/people/met.contract.ts';
import { type Met, readAsked } from '#features/people/met.rules.ts';
import { peopleContract } from '#features/people/people.contract.ts';
import { counted } from '#kernel/numbers.ts';
import { call } from '#web/api.ts';
import { type Command, failedSearch } from '#web/shell/commands.ts';
import { companiesContract } from '../companies.contract.ts';
import { tellApart } from './company-search.ts';

const MOST_EACH = 6;

/** Where the things that were found are opened. */
export interface Openers {
  company: (domain: string) => void;
  person: (person_id: number) => void;
  met: (text: string) => void;
}

/**
 * Companies and people that answer to a text; for an e-mail address, a domain or a LinkedIn address also
 * everything the firm has on it.
 */
export async function lookUp(text: string, signal: AbortSignal, open: Openers): Promise<Command[]> {
  const asked = readAsked(text);
  const search_term = text.slice(0, 200);
  // An address means one person or company; what is only spelt like it would be noise.
  const byWords = asked === null || asked.kind === 'domain';
  const [met, companies, people] = await Promise.all([
    asked && call(metContract.haveWeMet, { query: { q: text } }, signal).catch(missed),
    byWords
      ? call(companiesContract.search, { query: { search_term } }, signal).catch(missed)
      : { results: [] },
    byWords ? call(peopleContract.search, { query: { search_term } }, signal).catch(missed) : { results: [] },
  ]);
  const { people: metPeople = [], companies: metCompanies = [] } = met?.data ?? {};
  const found = [
    ...metCompanies.map(({ company_name, company_domain }) => ({
      name: company_name,
      domain: company_domain,
    })),
    ...(companies?.results ?? []),
  ];
  return [
    ...(met ? [metCommand(text, met.data, open)] : []),
    ...(asked && !met ? [failedSearch('Have we met?')] : []),
    ...once(found, ({ domain }) => domain).map((company) => companyCommand(company, open)),
    ...(companies ? [] : [failedSearch('Companies')]),
    ...once([...metPeople, ...(people?.results ?? [])], ({ person_id }) => person_id).map((person) =>
      personCommand(person, open),
    ),
    ...(people ? [] : [failedSearch('People')]),
  ];
}

const missed = () => null;

/** Each once, the first few. */
const once = <T>(all: readonly T[], keyOf: (one: T) => unknown) =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed().slice(0, MOST_EACH);

const companyCommand = (
  company: Parameters<typeof tellApart>[0] & { name: string },
  open: Openers,
): Command => ({
  group: 'Companies',
  id: `company ${company.domain}`,
  label: company.name,
  hint: tellApart(company),
  icon: IconBuilding,
  run: () => open.company(company.domain),
});

const personCommand = (person: Met['people'][number], open: Openers): Command => ({
  group: 'People',
  id: `person ${person.person_id}`,
  label: person.full_name,
  hint: [person.company_name, person.emails[0]].filter(Boolean).join(' · '),
  icon: IconUser,
  run: () => open.person(person.person_id),
});

const metCommand = (text: string, met: Met, open: Openers): Command => ({
  group: 'Have we met?',
  id: 'met',
  label: text,
  hint: wordsOf(met),
  icon: IconUserQuestion,
  run: () => open.met(text),
});

/** “1 person, 3 references”, or that there is nothing. */
function wordsOf({ people, companies, references, meetings, lists }: Met) {
  const kinds: [readonly unknown[], string, string?][] = [
    [people, 'person', 'people'],
    [companies, 'company', 'companies'],
    [references, 'reference'],
    [meetings, 'meeting'],
    [lists, 'list'],
  ];
  const told = kinds.flatMap(([{ length }, ...words]) => (length > 0 ? counted(length, ...words) : []));
  return told.length > 0 ? told.join(', ') : 'We haven’t met';
}
