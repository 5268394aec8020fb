const GROWTH = [
  'growth *',
  '* growth',
  'headcount growth *',
  '* headcount growth',
  'head count growth *',
  'employee growth *',
  '* employee growth',
  'employee count growth *',
  '* employee count growth',
  'employees growth *',
  'growth rate *',
];

const everyWay = (periods: string): string =>
  periods
    .split(', ')
    .flatMap((period) => GROWTH.map((way) => way.replace('*', period)))
    .join(', ');

/** How the columns of a company file are headed, as `normaliseHeader` leaves them, the most telling first. */
export const companyWordings = {
  domain: `
    domain, domains, company domain, domain name, company domain name, primary domain, website domain, web
    domain, root domain
  `,
  website: `
    website, website url, web site, homepage url, homepage, home page, url, company url, site, site url,
    web, www, web address, link,
    webseite, internetseite, homepage adresse, site web, site internet, sitio web, pagina web
  `,
  company_name: `
    company name, name, company, companies, organization name, organisation name, organization,
    organisation, account name, account, business name, legal name, startup, startup name, firm, firm
    name,
    firma, firmenname, unternehmen, unternehmensname, entreprise, nom de l entreprise, societe, nom de la societe,
    raison sociale, nom, empresa, nombre de la empresa, nombre, compania, razon social
  `,
  description: `
    description, company description, full description, long description, short description, business
    description, about, about us, overview, summary, what they do, tagline,
    beschreibung, unternehmensbeschreibung, kurzbeschreibung, descriptif, descripcion
  `,
  hq_address: `
    hq address, headquarters address, full address, address, street address, billing street, street,
    anschrift, adresse, strasse, direccion, rue
  `,
  location: `
    location, hq location, headquarters location, headquarter location, headquarters, hq, head office,
    company location, city state country, city country, city state, based in,
    standort, sitz, hauptsitz, siege, siege social, localisation, sede, ubicacion, sede central
  `,
  hq_city: `
    hq city, headquarters city, city, location city, headquarters location city, billing city, town,
    stadt, ort, ville, ciudad, billing address city
  `,
  hq_state: `
    hq state, headquarters state, state, hq state province, state province, state region, billing state,
    billing state province, location state, province, state code, hq region, location region, region,
    bundesland, departement, provincia
  `,
  hq_country: `
    hq country, headquarters country, country, hq country territory region, country region, billing
    country, location country, country name, country code, nation,
    land, pays, pais
  `,
  year_founded: `
    year founded, founded year, founding year, founded, founded date, founded on, founded at, date
    founded, founding date, foundation year, foundation date, year started, year established,
    established, inception, inception date, year incorporated, founded in,
    grundungsjahr, gegrundet, grundung, annee de creation, annee de fondation, fundacion,
    ano de fundacion, fecha de fundacion
  `,
  employee_count: `
    employee count, employees, number employees, num employees, no employees, nr employees, employees
    number, employees count, headcount, head count, current headcount, total employees, full time
    employees, ftes, fte, team size, staff, staff count, number staff, number people, company size,
    company headcount,
    mitarbeiter, mitarbeiterzahl, anzahl mitarbeiter, anzahl der mitarbeiter, beschaftigte, effectif, effectifs,
    nombre d employes, employes, nombre de salaries, empleados, numero de empleados
  `,
  employee_range: `
    employee range, employees range, employee count range, num employees enum, headcount range, size
    range, company size range, size band, employee band, employee bucket
  `,
  growth_1m: everyWay('1m, 1 month, 1 mo, monthly, mom, month over month'),
  growth_6m: everyWay('6m, 6 months, 6 month, 6 mo, half year, half yearly'),
  growth_1y: everyWay(
    '1y, 1 year, 1 yr, 12m, 12 months, 12 month, 12 mo, yearly, annual, yoy, year over year',
  ),
  growth_2y: everyWay('2y, 2 years, 2 year, 2 yr, 2 yrs, 24m, 24 months, 24 month, 24 mo'),
  total_funding_usd: `
    total funding usd, total funding amount in usd, total raised usd, total funding, total funding
    amount, total raised, total amount raised, amount raised, funding total, funding raised, total
    equity funding, total investment, raised, raised to date, funding to date, total money raised,
    capital raised, money raised, funding, funding amount,
    gesamtfinanzierung, finanzierung, financement total, montant leve, total leve, fonds leves,
    financiacion total, financiacion
  `,
  last_funding_on: `
    last funding on, last funding date, last funding at, latest funding date, last round date, latest
    round date, last financing date, last raised at, last raised, date last funding, date last round,
    most recent funding date, last funded at, funding date,
    letzte finanzierung, letzte finanzierungsrunde, date du dernier financement, derniere levee de fonds,
    fecha de la ultima financiacion, ultima ronda
  `,
  status: `
    status, company status, operating status, business status, ownership status, ownership, current
    status,
    statut
  `,
  is_saas: 'is saas, saas, saas company, is software as a service, software as a service',
  linkedin_url: `
    linkedin url, linkedin, linkedin company page, linkedin page, linkedin company url, linkedin link,
    linkedin profile, linkedin profile url, company linkedin url
  `,
  g2_url: 'g2 url, g2, g2 link, g2 page, g2 profile, g2 crowd url',
  company_logo: 'company logo, logo, logo url, logo link, image url, image, profile image url',
  external_id: `
    external id, id, company id, organization id, organisation id, account id, record id, uuid,
    identifier, crm id, external ref
  `,
  aliases: `
    aliases, alias, further domains, other domains, additional domains, alternate domains, alternative
    domains, secondary domains, domain aliases, old domains, previous domains, alias domains
  `,
  growth_tags: 'growth tags, growth tag, signals, growth signals',
  lists: 'lists, list, list name, list names, workboard, workboards, liste, listen, listes, lista, listas',
  bucket: 'bucket, buckets, bucket name, korb, ablagekorb, panier, corbeille, cesta, cubo',
  tp_status: `
    pipeline status, pipeline stage, tp status, deal stage, deal status, pipeline, sales stage, opportunity stage,
    deal phase, pipeline phase, vertriebsphase, vertriebsstatus, phase du deal, etape du deal, phase de la transaction,
    etape du pipeline, statut du pipeline, statut pipeline, statut du deal, etapa, etapa del negocio, etapa del pipeline,
    estado del pipeline, estado del negocio, fase del negocio
  `,
  tp_owners: `
    owners, owner, tp owner, tp owners, company owner, deal owner, lead owner, relationship owner, record owner, list
    entry owner, account manager, deal lead, covered by, responsible, responsible person,
    zustandig, zustandiger, zustandige, zustandige person, zustandiger mitarbeiter, verantwortlich, verantwortlicher,
    verantwortliche, betreuer, betreut von, proprietaire, proprietaire de l entreprise, responsable, suivi par,
    charge d affaires, propietario, propietario de la empresa, encargado, responsables
  `,
  datasource:
    'datasource, data source, datasources, data sources, source, data provider, provider, quelle, datenquelle, source de donnees, fuente, fuente de datos, origen',
};

/** How the columns of a file of people are headed. */
export const peopleWordings = {
  full_name: `
    full name, name, person name, contact name, person, contact, display name, people, complete name,
    vollstandiger name, nom complet, nombre completo, nombre y apellidos
  `,
  email: `
    email, emails, email address, email addresses, work email, business email, primary email, personal
    email, e mail, e mails, e mail address, e mail addresses, mail, email 1,
    email 2, email 3, second email, secondary email, other email, e mail 1 value, e mail 2 value, e mail 3 value,
    e mail 2 address, e mail 3 address, e mail adresse, courriel, adresse e mail, adresse email, correo,
    correo electronico
  `,
  linkedin_url: `
    linkedin url, linkedin, linkedin profile, linkedin profile url, person linkedin url, linkedin link,
    profile url, public profile url, url
  `,
  job_title: `
    job title, title, position, role, job, current title, current position, designation, headline,
    occupation,
    funktion, stelle, berufsbezeichnung, poste, fonction, cargo, puesto
  `,
  company_domain: `
    company domain, domain, company domain name, company website, company url, website, organization
    domain, organisation domain, account domain, employer domain, company web site, current company
    domain,
    webseite, site web, sitio web
  `,
  first_name: `
    first name, given name, firstname, forename, vorname, prenom, nombre
  `,
  last_name: `
    last name, family name, lastname, surname, nachname, familienname, nom, nom de famille, apellido, apellidos
  `,
  employer: `
    company name, company, current company, employer, organization, organisation, organization name,
    organisation name, account name, account, firma, firmenname, unternehmen, entreprise, societe, empresa
  `,
};
