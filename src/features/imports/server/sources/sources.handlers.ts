import { companyFields } from '#features/companies/company-fields.ts';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { personFields } from '#features/people/person-fields.ts';
import { findPerson } from '#features/people/server/person.queries.ts';
import { isUnknownDomain } from '#kernel/domains.ts';
import { namesOf } from '#kernel/record-fields.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { sourcesContract } from '../../sources.contract.ts';
import { listAddresses, listCompanyParts } from './sources.queries.ts';
import { nameSources, rowSources } from './value-sources.ts';

const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));

export const sources = implement('sources', sourcesContract, {
  async ofCompany({ params }, { db }) {
    const row = await knownCompany(db, params.domain);
    const { company_name: name, company_domain, company_id } = row;
    const own = rowSources(row, {
      company_domain: isUnknownDomain(company_domain) ? null : company_domain,
      ...pick(row, [...namesOf(companyFields), 'external_id']),
    });
    const parts = await listCompanyParts(db, company_id).execute();
    return { data: { name, values: await nameSources(db, [...own, ...parts]) } };
  },

  async ofPerson({ params: { person_id } }, { db }) {
    const row = await findPerson(db, person_id).executeTakeFirst();
    if (!row) throw notFound('Person');
    const own = rowSources(row, { ...pick(row, namesOf(personFields)), company_id: row.company_name });
    const emails = (await listAddresses(db, person_id).execute()).flatMap(({ email, ...made }) =>
      // One that no file brought was typed, or came with the row.
      rowSources(made.import_id === null ? row : { ...row, ...made, ...FROM_FILE }, { emails: email }),
    );
    return { data: { name: row.full_name, values: await nameSources(db, [...own, ...emails]) } };
  },
});

const FROM_FILE = { source: 'import', provenance: {}, import_lines: null };
