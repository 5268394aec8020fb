import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { companyAt, countriesOfC, departmentsOfC } from './company-facts.ts';

export const readPopulation = (db: Kysely<DB>, domain: string) =>
  companyAt(db, domain).select([departmentsOfC(db).as('departments'), countriesOfC(db).as('countries')]);
