import type { OwnerOption } from '#features/pipeline/pipeline.rules.ts';
import { companyAddress, normaliseDomain } from '#kernel/domains.ts';
import { spellPlaces } from '#kernel/places.ts';
import { kindOfHost, runsHost } from '../../never-a-company.rules.ts';
import type { FieldValue } from '../../values.rules.ts';

export interface FieldProblem {
  field: string;
  message: string;
}

/** One row of a file, ready to be compared: columns, what is added to, and what it is known by. */
export interface EntityRow {
  data: Record<string, FieldValue>;
  lists: Record<string, string[]>;
  keys: string[];
  problems: FieldProblem[];
}

/** What the database says a row must fit. */
export interface Known {
  sharedDomains: ReadonlySet<string>;
  /** Of whom the firm wants nothing; whatever lies under them too. */
  blockedDomains?: ReadonlySet<string>;
  /** What may be chosen, by the name people see. */
  statuses: ReadonlyMap<string, string>;
  /** The same of the pipeline. */
  pipeline?: ReadonlyMap<string, string>;
  /** Who can own a company. */
  owners?: readonly OwnerOption[];
}

type Values = Record<string, FieldValue>;
const ADDED_TO = ['growth_tags', 'lists', 'datasource'];
const SITE_OF_A_SITE = /^(m|mobile|web|[a-z]{2}(-[a-z]{2})?)\./;

/** Many live at this address, so that it tells none apart; also its sites for phones and countries. */
export const isShared = (domain: string, { sharedDomains }: Pick<Known, 'sharedDomains'>) =>
  sharedDomains.has(domain) || sharedDomains.has(domain.replace(SITE_OF_A_SITE, ''));

const isBlocked = (domain: string, { blockedDomains }: Known) =>
  domain.split('.').some((_label, at, labels) => blockedDomains?.has(labels.slice(at).join('.')));

export function companyRow(values: Values, known: Known): EntityRow {
  const { domain, website, aliases, location, ...others } = values;
  const problems: FieldProblem[] = [];
  const data: Record<string, FieldValue> = {};
  const lists: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(others))
    if (ADDED_TO.includes(field)) lists[field] = many(value);
    else data[field] = value;
  if (website !== undefined) data.url = website;
  countPeople(data);
  placeCompany(data, many(location));
  for (const [field, choices] of Object.entries({ status: known.statuses, tp_status: known.pipeline })) {
    const status = typeof data[field] === 'string' && choices?.get(data[field]);
    if (status) data[field] = status;
  }
  const [main, ...more] = many(domain);
  const further = [...more, ...many(aliases)].map((alias) => normaliseDomain(alias) ?? alias);
  const odd = further.find((alias) => normaliseDomain(alias) !== alias);
  if (odd !== undefined) problems.push({ field: 'aliases', message: `"${odd}" is not a domain.` });
  const own = ownDomain({ domain: main, website }, String(others.company_name ?? ''), known);
  if (own !== null && typeof own !== 'string') problems.push(own);
  const keys = [
    ...(typeof own === 'string' ? [own] : []),
    ...further.filter((one) => !isShared(one, known) && kindOfHost(one) === null),
  ];
  const named = own === null && keys.length === 0 ? companyKey(data) : null;
  if (named !== null) keys.push(named);
  if (own === null && keys.length === 0)
    problems.push({ field: 'domain', message: 'The row has neither a domain nor a website, and no name.' });
  return { data, lists, keys: [...new Set(keys)], problems };
}

const PAGE = /linkedin\.[a-z]+\/((?:company|school|showcase)\/[^/?#\s|]+)/;

/** "~acme|bern/switzerland|company/acme": which company is meant where no domain tells. Planning finds it by that (entity.ts). */
function companyKey({ company_name, hq_city, hq_country, linkedin_url }: Values): string | null {
  if (company_name === undefined) return null;
  const part = (value: FieldValue | undefined) => keyPart(value ?? '').replaceAll('/', ' ');
  const page = PAGE.exec(text(linkedin_url ?? '').toLowerCase())?.[1];
  return `~${lettersOf(company_name)}|${part(hq_city)}/${part(hq_country)}${page ? `|${page}` : ''}`;
}

/** A range under the header of the number, and a number under that of the range, go where they belong. */
function countPeople(data: Record<string, FieldValue>) {
  const told = [data.employee_count, data.employee_range];
  const [count, range] = [told.find(Number.isFinite), told.find((value) => typeof value === 'string')];
  delete data.employee_count;
  delete data.employee_range;
  if (count !== undefined) data.employee_count = count;
  if (range !== undefined) data.employee_range = range;
}

/** One spelling for one place; what a column of its own says counts before a location of several parts. */
function placeCompany(data: Record<string, FieldValue>, location: readonly string[]) {
  for (const [at, field] of ['hq_city', 'hq_state', 'hq_country'].entries())
    if (location[at] && data[field] === undefined) data[field] = location[at];
  const [hq_country, hq_state] = [data.hq_country, data.hq_state].map((value) =>
    value === undefined ? undefined : text(value),
  );
  Object.assign(data, spellPlaces({ hq_country, hq_state }));
}

/** The domain, else that of the website; never one that many companies share. Null where neither is told. */
function ownDomain(given: Record<string, FieldValue | undefined>, company: string, known: Known) {
  const found = Object.entries(given).flatMap(([field, value]) => {
    const name = value === undefined ? null : companyAddress(text(value));
    return name === null ? [] : [{ field, name }];
  });
  const own = found.find(
    ({ name }) => runsHost(company, name) || (!isShared(name, known) && kindOfHost(name) === null),
  );
  if (own && isBlocked(own.name, known))
    return { field: own.field, message: `${own.name} is on the Blocked Domain List.` };
  if (own) return own.name;
  const [shared] = found;
  if (shared)
    return {
      field: shared.field,
      message: `${shared.name} is ${kindOfHost(shared.name) ?? 'shared by many companies'} and tells none apart; a domain of its own is needed.`,
    };
  return null;
}

/** Pages that many people share say nothing about who is meant. */
const OF_A_COMPANY = /\/(company|school|showcase)\/|^https?:\/\/[^/]*\/?$/;
const EMAIL = /^[^@\s]+@[^@\s]+$/;

export function personRow({ email, first_name, last_name, ...data }: Values): EntityRow {
  const joined = [first_name, last_name]
    .filter((name) => name !== undefined)
    .map(text)
    .join(' ');
  if (joined !== '') data.full_name ??= joined;
  const emails = [...new Set(many(email).map((address) => address.trim().toLowerCase()))];
  const problems: FieldProblem[] = [];
  const odd = emails.find((address) => !EMAIL.test(address));
  if (odd !== undefined) problems.push({ field: 'email', message: `"${odd}" is not an e-mail address.` });
  const own = [...emails, ...many(data.linkedin_url).filter((url) => !OF_A_COMPANY.test(url))];
  const named = nameKey(data);
  const keys = [...own, ...(named === null ? [] : [own[0] === undefined ? named : `${named}|${own[0]}`])];
  if (keys.length === 0)
    problems.push({
      field: 'email',
      message: 'The row has no e-mail address, no LinkedIn profile, and not both a name and a company.',
    });
  return { data, lists: {}, keys, problems };
}

/** "~adamoor|acme.example": who is meant by a name at a company. Planning finds them by it (entity.ts). */
function nameKey({ full_name, company_domain, employer }: Values): string | null {
  const company = company_domain ?? employer;
  if (full_name === undefined || company === undefined) return null;
  return `~${lettersOf(full_name)}|${keyPart(company)}`;
}

const keyPart = (value: FieldValue) =>
  text(value)
    .toLowerCase()
    .replaceAll(/[\s|~]+/g, ' ')
    .trim();
/** The letters and digits of a name; all of it where it has none. */
const lettersOf = (name: FieldValue) => keyPart(name).replaceAll(/[\s!-/:-@[-`{-~]+/g, '') || keyPart(name);

const text = (value: FieldValue) => (Array.isArray(value) ? value.join(', ') : String(value));
const many = (value: FieldValue | undefined): string[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [String(value)];
};
