import { describe, expect, it } from 'vitest';
import type { ExploreFilters } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { aLexicon } from './testing/firm.ts';

// FILT-071
describe('what is not wanted, in another language', () => {
  it.each<[string, ExploreFilters]>([
    ['Firmen, nicht größer als 150 Mitarbeiter', { employee_count: { max: 150 } }],
    ['keine SaaS-Firmen, mehr als 30 Mitarbeiter', { is_saas: false, employee_count: { min: 30 } }],
    [
      'entreprises qui ne sont pas SaaS, avec plus de 20 employés',
      { is_saas: false, employee_count: { min: 20 } },
    ],
    [
      'empresas que no sean SaaS, con un crecimiento superior al 30 %',
      { is_saas: false, growth_1y: { min: 30 } },
    ],
    [
      'busco empresas que no son SaaS, con más de 40 empleados',
      { is_saas: false, employee_count: { min: 40 } },
    ],
    [
      'empresas que não sejam SaaS, com mais de 20 funcionários',
      { is_saas: false, employee_count: { min: 20 } },
    ],
    ['aziende che non sono SaaS con più di 20 dipendenti', { is_saas: false, employee_count: { min: 20 } }],
    [
      'bedrijven die niet SaaS zijn, meer dan 20 medewerkers',
      { is_saas: false, employee_count: { min: 20 } },
    ],
    [
      'empresas en Chile a las que nunca hemos escrito',
      { hq_country: ['Chile'], has_never_sent_email: true },
    ],
    ['entreprises sans responsable', { tp_owner_not_tagged: true }],
  ])('“%s” is not its opposite', (said, filters) => {
    expect(readSentence(said, aLexicon).filters).toEqual(filters);
  });
});

it.each([
  ['companies of Magyarország and Polska', ['Hungary', 'Poland']],
  ['saas in Česko', ['Czechia']],
  ['Lietuva or Eesti, 20 people or more', ['Lithuania', 'Estonia']],
  ['indie game studios', undefined],
  ['software for island resorts', undefined],
  ['child care, saving grace and a travel guide', undefined],
])('“%s” names countries as they are called there', (said, countries) => {
  expect(readSentence(said, aLexicon).filters.hq_country).toEqual(countries);
});
