import { FERROWICK, LUMENVALE, SALTPIER, type Sample } from './sample.ts';

const companies = (
  of: string,
  preset: string,
  lines: readonly string[],
  cells: Sample['cells'],
  file_name = 'companies.csv',
): Sample => ({ of, entity: 'companies', file_name, file: `${lines.join('\n')}\n`, preset, cells });

/** Companies as the products write them that firms use. */
export const companySources: readonly Sample[] = [
  companies(
    'Orion, its own export',
    'Orion',
    [
      'company_domain,company_name,other_domains,hq_city,hq_state,hq_country,year_founded,employee_count,total_funding_usd,datasources,source',
      'ferrowick.example,Ferrowick,ferro-wick.example,Oslo,,Norway,2018,84,12500000,,import',
      'lumenvale.example,Lumenvale,,Austin,Texas,United States,2015,1240,,,person',
    ],
    {
      'ferrowick.example': { ...FERROWICK, total_funding_usd: 12_500_000 },
      'lumenvale.example': LUMENVALE,
    },
  ),
  companies(
    'Affinity, list of organizations',
    'Affinity',
    [
      'Affinity Row ID,Organization Id,Name,Website,People,Status,Owners,Description,Location (City),Location (Country),Year Founded,Number of Employees,Last Email',
      '9001,101,Ferrowick,ferrowick.example,,Prospect,Zoe Poe <zoe@other.example>,Planning for small plants,Oslo,Norway,2018,84,2026-01-03',
      '9002,102,Saltpier,saltpier.example,,Passed,Ann Lee,,Lyon,France,,11-50,',
    ],
    {
      'ferrowick.example': {
        ...FERROWICK,
        description: 'Planning for small plants',
        external_id: '101',
        status: null,
        tp_status: 'PROSPECT',
        tp_owners: [],
      },
      'saltpier.example': {
        ...SALTPIER,
        employee_range: '11-50',
        external_id: '102',
        status: null,
        tp_status: 'PASSED',
        tp_owners: ['Ann Lee'],
      },
    },
  ),
  companies(
    'Attio, companies',
    'Attio',
    [
      'Record ID,Domains,Name,Description,Team,Categories,Primary location,LinkedIn,Funding raised,Foundation date,Employee range,Status,Last interaction',
      'a1,"ferrowick.example, ferro-wick.example",Ferrowick,Planning for small plants,,Software,"Oslo, Norway",https://www.linkedin.com/company/ferrowick,"$12,500,000",2018-04-01,51-200,In Conversation,',
      'a2,saltpier.example,Saltpier,,,,"Lyon, France",,,,11-50,,2026-02-01',
    ],
    {
      'ferrowick.example': {
        company_name: 'Ferrowick',
        hq_city: 'Oslo',
        hq_country: 'Norway',
        year_founded: 2018,
        employee_range: '51-200',
        total_funding_usd: 12_500_000,
        description: 'Planning for small plants',
        linkedin_url: 'https://www.linkedin.com/company/ferrowick',
        status: null,
        tp_status: 'IN_CONVERSATION',
      },
      'saltpier.example': { ...SALTPIER, employee_range: '11-50' },
    },
  ),
  companies(
    'HubSpot, companies',
    'HubSpot',
    [
      'Record ID,Company name,Company Domain Name,Company owner,Industry,City,State/Region,Country/Region,Number of Employees,Year Founded,Lifecycle Stage,Lead Status',
      '501,Ferrowick,ferrowick.example,Ann Lee,Software,Oslo,,Norway,84,2018,lead,NEW',
      '502,Lumenvale,lumenvale.example,,Energy,Austin,TX,United States,"1,240",2015,customer,',
    ],
    {
      'ferrowick.example': { ...FERROWICK, external_id: '501', status: null, tp_owners: ['Ann Lee'] },
      'lumenvale.example': { ...LUMENVALE, external_id: '502', status: null },
    },
  ),
  companies(
    'Salesforce, accounts',
    'Salesforce',
    [
      'Account ID,Account Name,Account Owner,Website,Type,Billing City,Billing State/Province,Billing Country,Employees,Annual Revenue',
      '001A,Ferrowick,Ann Lee,https://www.ferrowick.example,Prospect,Oslo,,Norway,84,900000',
      '001B,Lumenvale,Ann Lee,lumenvale.example,Customer,Austin,TX,USA,1240,',
    ],
    {
      'ferrowick.example': {
        company_name: 'Ferrowick',
        hq_city: 'Oslo',
        hq_country: 'Norway',
        employee_count: 84,
        external_id: '001A',
      },
      'lumenvale.example': {
        company_name: 'Lumenvale',
        hq_city: 'Austin',
        hq_state: 'Texas',
        hq_country: 'United States',
        employee_count: 1240,
      },
    },
  ),
  companies(
    'Crunchbase',
    'Crunchbase',
    [
      'Organization Name,Organization Name URL,Headquarters Location,Description,CB Rank (Company),Founded Date,Operating Status,Website,LinkedIn,Number of Employees,Total Funding Amount (in USD),Last Funding Date',
      'Ferrowick,https://www.crunchbase.com/organization/ferrowick,"Oslo, Oslo, Norway",Planning for small plants,"120,400",2018-04-01,Active,https://ferrowick.example,,51-100,12500000,2024-11-20',
      'Lumenvale,https://www.crunchbase.com/organization/lumenvale,"Austin, Texas, United States",,"98,000",2015,Active,https://lumenvale.example,,1001-5000,,',
    ],
    {
      'ferrowick.example': {
        company_name: 'Ferrowick',
        hq_city: 'Oslo',
        hq_country: 'Norway',
        year_founded: 2018,
        employee_range: '51-100',
        total_funding_usd: 12_500_000,
        last_funding_on: '2024-11-20',
        description: 'Planning for small plants',
      },
      'lumenvale.example': {
        company_name: 'Lumenvale',
        hq_city: 'Austin',
        hq_state: 'Texas',
        hq_country: 'United States',
        year_founded: 2015,
        employee_range: '1001-5000',
      },
    },
  ),
  companies(
    'PitchBook',
    'PitchBook',
    [
      'Company ID,Companies,Company Legal Name,Company Former Name,Business Status,Ownership Status,Year Founded,Total Raised,Employees,HQ City,HQ State/Province,HQ Country/Territory/Region,Website',
      '11-1,Ferrowick,Ferrowick AS,,Generating Revenue,Privately Held (backing),2018,12.50,84,Oslo,,Norway,ferrowick.example',
      '11-2,Lumenvale,Lumenvale Inc.,Lumen,Startup,Publicly Held,2015,310.00,1240,Austin,Texas,United States,lumenvale.example',
    ],
    {
      'ferrowick.example': {
        ...FERROWICK,
        total_funding_usd: 12_500_000,
        external_id: '11-1',
        status: 'Private',
      },
      'lumenvale.example': { ...LUMENVALE, total_funding_usd: 310_000_000, status: 'Public' },
    },
  ),
  companies(
    'Twenty, companies',
    'Twenty',
    [
      'Id,Name,Domain Name / Link URL,Domain Name / Link Label,Linkedin / Link URL,Address / City,Address / State,Address / Country,Employees,Creation date',
      'c-1,Ferrowick,https://ferrowick.example,,,Oslo,,Norway,84,2026-01-01T00:00:00.000Z',
      'c-2,Saltpier,https://saltpier.example,,,Lyon,,France,,2026-01-02T00:00:00.000Z',
    ],
    {
      'ferrowick.example': {
        company_name: 'Ferrowick',
        hq_city: 'Oslo',
        hq_country: 'Norway',
        employee_count: 84,
        external_id: 'c-1',
      },
      'saltpier.example': SALTPIER,
    },
  ),
  companies(
    'Airtable',
    'Airtable',
    [
      'Name,Notes,Assignee,Status,Website,City,Country,Founded',
      'Ferrowick,"Met in spring, call again",Ann Lee,In progress,ferrowick.example,Oslo,Norway,2018',
      'Saltpier,,,Done,saltpier.example,Lyon,France,',
    ],
    {
      'ferrowick.example': {
        company_name: 'Ferrowick',
        hq_city: 'Oslo',
        hq_country: 'Norway',
        year_founded: 2018,
        status: null,
      },
      'saltpier.example': { ...SALTPIER, status: null },
    },
  ),
  companies(
    'Notion',
    'Notion',
    [
      'Name,Created time,Last edited time,Status,URL,Country',
      'Ferrowick,"April 10, 2026 9:00 AM","April 11, 2026 3:15 PM",Lead,https://ferrowick.example,Norway',
      'Saltpier,"April 12, 2026 9:00 AM","April 12, 2026 9:00 AM",Lead,https://saltpier.example/,France',
    ],
    {
      'ferrowick.example': { company_name: 'Ferrowick', hq_country: 'Norway', status: null },
      'saltpier.example': { company_name: 'Saltpier', hq_country: 'France', status: null },
    },
  ),
];
