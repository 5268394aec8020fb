import { expect, it } from 'vitest';
import { companyRow } from './entity-rows.rules.ts';

const known = {
  sharedDomains: new Set(['google.com', 'apple.com', 'linkedin.com']),
  statuses: new Map<string, string>(),
};
const row = (company_name: string, website: string) => companyRow({ company_name, website }, known);

it.each([
  ['Acme', 'https://play.google.com/store/apps/details?id=acme', 'an app store'],
  ['Acme', 'https://web.archive.org/web/2020/http://acme.example', 'a web archive'],
  ['Acme', 'https://bit.ly/3acme', 'a link shortener'],
  ['Acme', 'https://docs.google.com/document/d/1', 'a place for documents'],
  ['Acme', 'https://de.linkedin.com/company/acme', 'shared by many companies'],
  ['Acme', 'https://google.com', 'shared by many companies'],
])('%s at %s is refused by name', (name, website, kind) => {
  expect(row(name, website).problems[0]?.message).toContain(` is ${kind} and tells none apart`);
});

it.each([
  ['Google LLC', 'https://google.com', 'google.com'],
  ['Apple Inc.', 'https://www.apple.com', 'apple.com'],
  ['LinkedIn', 'https://linkedin.com', 'linkedin.com'],
  ['Reddit', 'https://reddit.com', 'reddit.com'],
])('%s itself is a company', (name, website, domain) => {
  expect(row(name, website)).toMatchObject({ keys: [domain], problems: [] });
});
