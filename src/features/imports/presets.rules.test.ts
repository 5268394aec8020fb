import { expect, it } from 'vitest';
import { guessMapping, guessReadings, sourceOf } from './headers.rules.ts';

it.each([
  [
    'LinkedIn connections',
    'people',
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    ['first_name', 'last_name', 'linkedin_url', 'email', 'employer', 'job_title', null],
  ],
  [
    'an address book (vCard)',
    'people',
    'Full name,First name,Last name,E-mail,Company,Job title,LinkedIn,Website',
    [
      'full_name',
      'first_name',
      'last_name',
      'email',
      'employer',
      'job_title',
      'linkedin_url',
      'company_domain',
    ],
  ],
  [
    'Google Contacts',
    'people',
    'First Name,Middle Name,Last Name,File As,Organization Name,Organization Title,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Value',
    ['first_name', null, 'last_name', null, 'employer', 'job_title', null, 'email', 'email', null],
  ],
  [
    'Outlook contacts',
    'people',
    'First Name,Last Name,Title,E-mail Address,E-mail 2 Address,E-mail 3 Address,Company,Job Title,Web Page',
    ['first_name', 'last_name', null, 'email', 'email', 'email', 'employer', 'job_title', null],
  ],
  [
    'Crunchbase',
    'companies',
    'Organization Name,Organization Name URL,Headquarters Location,Description,CB Rank (Company),Founded Date,Operating Status,Website,LinkedIn,Number of Employees,Total Funding Amount (in USD),Last Funding Date',
    [
      'company_name',
      null,
      'location',
      'description',
      null,
      'year_founded',
      'status',
      'website',
      'linkedin_url',
      'employee_count',
      'total_funding_usd',
      'last_funding_on',
    ],
  ],
  [
    'PitchBook',
    'companies',
    'Companies,Company ID,HQ Location,Employees,Year Founded,Total Raised,Company Website,Business Status,Ownership Status',
    [
      'company_name',
      'external_id',
      'location',
      'employee_count',
      'year_founded',
      'total_funding_usd',
      'website',
      null,
      'status',
    ],
  ],
  [
    'HubSpot',
    'companies',
    'Record ID,Company name,Company Domain Name,Company owner,City,State/Region,Country/Region,Number of Employees,Total Money Raised,Lifecycle Stage',
    [
      'external_id',
      'company_name',
      'domain',
      'tp_owners',
      'hq_city',
      'hq_state',
      'hq_country',
      'employee_count',
      'total_funding_usd',
      null,
    ],
  ],
  [
    'HubSpot',
    'people',
    'Record ID,First Name,Last Name,Email,Associated Company,Job Title',
    [null, 'first_name', 'last_name', 'email', 'employer', 'job_title'],
  ],
  [
    'Salesforce',
    'companies',
    'Account ID,Account Name,Account Owner,Billing City,Billing State/Province,Billing Country,Website,Employees,Account Source',
    [
      'external_id',
      'company_name',
      'tp_owners',
      'hq_city',
      'hq_state',
      'hq_country',
      'website',
      'employee_count',
      null,
    ],
  ],
  [
    'Salesforce',
    'people',
    'First Name,Last Name,Title,Account Name,Email',
    ['first_name', 'last_name', 'job_title', 'employer', 'email'],
  ],
  [
    'Affinity',
    'companies',
    'List Entry Id,Organization Id,Name,Website,Status,Owners',
    [null, 'external_id', 'company_name', 'website', 'tp_status', 'tp_owners'],
  ],
  [
    'Affinity',
    'companies',
    'Affinity Row ID,Organization Id,Name,Website,People,Status,Source Name,Location (Country)',
    [null, 'external_id', 'company_name', 'website', null, 'tp_status', null, 'hq_country'],
  ],
  [
    'Affinity',
    'people',
    'Affinity Row ID,Person Id,Full Name,Primary Email,Email Addresses,Organizations,Job Titles',
    [null, null, 'full_name', 'email', 'email', 'employer', 'job_title'],
  ],
  [
    'Attio',
    'companies',
    'Record ID,Record,Domains,Description,Employee range,Foundation date,Funding raised,Status',
    [
      'external_id',
      'company_name',
      'domain',
      'description',
      'employee_range',
      'year_founded',
      'total_funding_usd',
      'tp_status',
    ],
  ],
  [
    'Attio',
    'companies',
    'Record,Status,Parent Record > Record ID,Parent Record > Domains,Parent Record > Primary location',
    ['company_name', 'tp_status', 'external_id', 'domain', 'location'],
  ],
  [
    'Attio',
    'people',
    'Record ID,Name,Email addresses,Company,Job title,LinkedIn',
    [null, 'full_name', 'email', 'employer', 'job_title', 'linkedin_url'],
  ],
  [
    'Twenty',
    'companies',
    'Id,Name,Domain Name / Link URL,Linkedin / Link URL,Address / City,Address / State,Address / Country,Employees,Creation date',
    [
      'external_id',
      'company_name',
      'website',
      'linkedin_url',
      'hq_city',
      'hq_state',
      'hq_country',
      'employee_count',
      null,
    ],
  ],
  [
    'Twenty',
    'people',
    'Name / First Name,Name / Last Name,Emails / Primary Email,Job Title',
    ['first_name', 'last_name', 'email', 'job_title'],
  ],
  [
    'Airtable',
    'companies',
    'Name,Notes,Assignee,Status,Website',
    ['company_name', null, null, null, 'website'],
  ],
  [
    'Notion',
    'companies',
    'Name,Created time,Last edited time,Status,URL',
    ['company_name', null, null, null, 'website'],
  ],
] as const)('%s, %s: its columns find their fields', (name, entity, line, fields) => {
  const headers = line.split(',');
  expect(sourceOf(headers)).toMatchObject({ name, entity });
  expect(guessMapping(entity, headers)).toEqual(fields);
});

it('a product’s figures are meant as it means them', () => {
  const headers = ['Companies', 'HQ Location', 'Total Raised'];
  const mapping = guessMapping('companies', headers);
  expect(guessReadings('companies', headers, mapping)).toEqual([null, null, 'millions']);
  expect(guessReadings('people', headers, mapping)).toEqual([null, null, null]);
});

it.each([
  [
    'companies',
    'Firmenname,Webseite,Ort,Bundesland,Land,Gründungsjahr,Mitarbeiter',
    ['company_name', 'website', 'hq_city', 'hq_state', 'hq_country', 'year_founded', 'employee_count'],
  ],
  [
    'companies',
    "Nom de l'entreprise,Site web,Ville,Pays,Année de création,Effectif",
    ['company_name', 'website', 'hq_city', 'hq_country', 'year_founded', 'employee_count'],
  ],
  [
    'companies',
    'Empresa,Sitio web,Ciudad,País,Número de empleados',
    ['company_name', 'website', 'hq_city', 'hq_country', 'employee_count'],
  ],
  [
    'companies',
    'Firma,Status,Pipeline-Status,Zuständig,Korb,Liste,Quelle',
    ['company_name', 'status', 'tp_status', 'tp_owners', 'bucket', 'lists', 'datasource'],
  ],
  [
    'companies',
    "Entreprise,Étape du deal,Propriétaire de l'entreprise,Panier,Listes",
    ['company_name', 'tp_status', 'tp_owners', 'bucket', 'lists'],
  ],
  [
    'companies',
    'Empresa,Etapa del negocio,Propietario de la empresa,Cesta,Listas',
    ['company_name', 'tp_status', 'tp_owners', 'bucket', 'lists'],
  ],
  [
    'companies',
    'Name,Deal Stage,Deal Owner,Employee Bucket,Bucket',
    ['company_name', 'tp_status', 'tp_owners', 'employee_range', 'bucket'],
  ],
  [
    'people',
    'Vorname,Nachname,E-Mail-Adresse,Firma,Funktion',
    ['first_name', 'last_name', 'email', 'employer', 'job_title'],
  ],
  [
    'people',
    'Prénom,Nom,Courriel,Société,Poste',
    ['first_name', 'last_name', 'email', 'employer', 'job_title'],
  ],
  [
    'people',
    'Nombre,Apellidos,Correo electrónico,Empresa,Cargo',
    ['first_name', 'last_name', 'email', 'employer', 'job_title'],
  ],
] as const)('%s with the headers %s', (entity, line, fields) => {
  const headers = line.split(',');
  expect(sourceOf(headers)).toBeNull();
  expect(guessMapping(entity, headers)).toEqual(fields);
});
