import type { DemoCompany } from '../companies/demo-company.ts';
import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { randomFrom } from '../making/random.ts';
import { buckets, categoryBoards, lists, peopleBoards } from '../words/firm-words.ts';

/** Numbers the database has given already; what is drawn here comes after them. */
export interface Used {
  workboard: number;
  bucket: number;
  datasource: number;
  cto_lunch_message: number;
  /** The board of reference contacts that Orion ships with. */
  referenceContacts: number;
}

const IMPORTED = 'manufacturing_summit_guests';

/** What belongs on a list is chosen by what its name says where it says something. */
const fits: Readonly<Record<string, (company: DemoCompany) => boolean>> = {
  'Midwest industrial': ({ place, business }) =>
    ['Ohio', 'Michigan', 'Illinois', 'Wisconsin', 'Indiana', 'Minnesota', 'Iowa', 'Missouri'].includes(
      place?.state ?? '',
    ) && /Industrial|Robotics|Freight|Construction|Energy/.test(business.sector),
  'Under 5M raised': ({ funding }) => funding !== null && funding < 5_000_000,
  'Care delivery': ({ business }) => /Clinic|Care|Diagnostics/.test(business.sector),
  'Public sector map': ({ business }) => business.sector === 'Public sector software',
  'Berlin dinner guests': ({ place }) => place?.country === 'Germany',
  'Canada trip': ({ place }) => place?.country === 'Canada',
  'Farm and field': ({ business }) => business.sector === 'Agriculture',
};

function membersOf(firm: Firm, name: string, index: number) {
  const random = randomFrom('list', index);
  const fit = fits[name];
  const from = fit ? firm.companies.filter((company) => !company.sparse && fit(company)) : firm.known;
  return random.some(from.slice(0, 400), random.int(12, fit ? 90 : 60));
}

export function listRows(firm: Firm, used: Used) {
  const { at } = firm.calendar;
  const names = [...lists, ...categoryBoards.map(([name]) => name), ...peopleBoards];
  const typeOf = (index: number) =>
    index < lists.length
      ? 'companies'
      : index < lists.length + categoryBoards.length
        ? 'categories'
        : 'people';
  const idOf = (name: string) => used.workboard + 1 + names.indexOf(name);
  const by = (index: number) => firm.scopers[index % firm.scopers.length]?.user_id ?? null;
  return [
    batch(
      'workboard',
      names.map((name, index) => ({
        workboard_id: idOf(name),
        name,
        type: typeOf(index),
        created_by: by(index),
        created_at: at(300 - index * 11, 9),
      })),
    ),
    batch(
      'workboard_company',
      lists.flatMap((name, index) =>
        membersOf(firm, name, index).map(({ company_id }) => ({
          workboard_id: idOf(name),
          company_id,
          added_by: by(company_id),
          added_at: at(company_id % 120, 12),
        })),
      ),
    ),
    batch(
      'workboard_category',
      categoryBoards.flatMap(([name, categories]) =>
        categories.map((category) => ({ workboard_id: idOf(name), category })),
      ),
    ),
    batch(
      'workboard_person',
      [used.referenceContacts, ...peopleBoards.map(idOf)].flatMap((workboard_id, index) =>
        firm.people
          .filter(
            ({ person_id, is_ignored }) => !is_ignored && (person_id + index) % (index === 0 ? 4 : 11) === 0,
          )
          .map(({ person_id }) => ({
            workboard_id,
            person_id,
            added_by: by(person_id),
            added_at: at(person_id % 90, 13),
          })),
      ),
    ),
    batch(
      'workboard_use',
      firm.staff.flatMap(({ user_id }, person) =>
        lists
          .filter((_, index) => (index + person) % 2 === 0)
          .map((name, index) => ({
            user_id,
            workboard_id: idOf(name),
            used_at: at(index + (person % 3), 16),
          })),
      ),
    ),
    batch(
      'bucket',
      buckets.map((name, index) => ({ bucket_id: used.bucket + 1 + index, name })),
    ),
    batch(
      'company_bucket',
      firm.known
        .filter(({ company_id }) => company_id % 3 === 0)
        .map(({ company_id }) => ({
          company_id,
          bucket_id: used.bucket + 1 + (company_id % buckets.length),
          set_by: by(company_id),
          set_at: at(company_id % 200, 14),
        })),
    ),
  ];
}

/** Companies with two founders or more, and the guest list somebody imported. */
export function datasourceRows(firm: Firm, used: Used, multiFounders: number) {
  const founders = ({ people }: DemoCompany) => people.filter(({ is_founder }) => is_founder).length;
  const imported = used.datasource + 1;
  const member =
    (datasource_id: number) =>
    ({ company_id }: DemoCompany) => ({ company_id, datasource_id });
  return [
    batch('datasource', [
      {
        datasource_id: imported,
        datasource: IMPORTED,
        datasource_type: 'import',
        scoper: firm.scopers[4]?.email_address ?? null,
        created_at: firm.calendar.at(23, 9),
      },
    ]),
    batch('company_datasource', [
      ...firm.companies.filter((company) => founders(company) > 1).map(member(multiFounders)),
      ...firm.companies
        .filter(
          ({ business, company_id }) =>
            /Industrial|Robotics|Freight/.test(business.sector) && company_id % 3 === 0,
        )
        .map(member(imported)),
    ]),
  ];
}
