import type { Meant } from './sentence.ts';

const NO_MONEY = { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true } as const;

/** Sentences of people who did not know what is read, and other wordings of what they said: growth, counts in other languages, stories. */
export const twentySecondPeopleSentences: readonly Meant[] = [
  [
    "hasn't added a single net head over the past six months, Oklahoma",
    { growth_6m: { max: 0 }, hq_state: ['Oklahoma'] },
  ],
  ["haven't hired anyone in the past year, Ohio", { growth_1y: { max: 0 }, hq_state: ['Ohio'] }],
  ['no net hires over the last two years, Iowa', { growth_2y: { max: 0 }, hq_state: ['Iowa'] }],
  ['zero net new headcount in six months, saas', { growth_6m: { max: 0 }, is_saas: true }],
  ['did not add anybody in the last 12 months, Utah', { growth_1y: { max: 0 }, hq_state: ['Utah'] }],
  ["headcount hasn't moved in a year, Maine", { growth_1y: { max: 0 }, hq_state: ['Maine'] }],
  ['not one new hire over six months, Kansas', { growth_6m: { max: 0 }, hq_state: ['Kansas'] }],
  ['added nobody over the past two years, Nevada', { growth_2y: { max: 0 }, hq_state: ['Nevada'] }],
  ['no new people in the last six months, Texas', { growth_6m: { max: 0 }, hq_state: ['Texas'] }],
  ["staff count hasn't budged over the last year, Idaho", { growth_1y: { max: 0 }, hq_state: ['Idaho'] }],
  [
    'Tyskland eller Østrig, højst 40 ansatte, ingen ekstern kapital',
    { hq_country: ['Germany', 'Austria'], employee_count: { max: 40 }, ...NO_MONEY },
  ],
  [
    'danske selskaber, ingen investorer, mindst 10 ansatte',
    { hq_country: ['Denmark'], employee_count: { min: 10 }, ...NO_MONEY },
  ],
  ['norske bedrifter, ingen ekstern finansiering', { hq_country: ['Norway'], ...NO_MONEY }],
  [
    'svenska bolag, inget externt kapital, minst 20 anställda',
    { hq_country: ['Sweden'], employee_count: { min: 20 }, ...NO_MONEY },
  ],
  ['finska bolag, inga investerare', { hq_country: ['Finland'], ...NO_MONEY }],
  [
    'norske selskaper som ikke har hentet kapital, over 15 ansatte',
    { hq_country: ['Norway'], employee_count: { min: 15 }, ...NO_MONEY },
  ],
  [
    'Niederlande, keine Investoren, höchstens 60 Mitarbeiter',
    { hq_country: ['Netherlands'], employee_count: { max: 60 }, ...NO_MONEY },
  ],
  [
    'entreprises françaises, aucun investisseur, moins de 50 salariés',
    { hq_country: ['France'], employee_count: { max: 50 }, ...NO_MONEY },
  ],
  [
    'aziende italiane, nessun investitore, almeno 20 dipendenti',
    { hq_country: ['Italy'], employee_count: { min: 20 }, ...NO_MONEY },
  ],
  [
    'empresas chilenas, ningún inversor externo, hasta 40 empleados',
    { hq_country: ['Chile'], employee_count: { max: 40 }, ...NO_MONEY },
  ],
  [
    'empresas portuguesas, nenhum investidor externo, até 30 pessoas',
    { hq_country: ['Portugal'], employee_count: { max: 30 }, ...NO_MONEY },
  ],
  [
    'Nederlandse bedrijven, geen investeerders, minstens 15 medewerkers',
    { hq_country: ['Netherlands'], employee_count: { min: 15 }, ...NO_MONEY },
  ],
  [
    'une cinquantaine de salariés, siège à Paris, hors SaaS',
    { employee_count: { min: 40, max: 60 }, hq_city: ['Paris'], is_saas: false },
  ],
  [
    'entreprises belges, une vingtaine de personnes',
    { hq_country: ['Belgium'], employee_count: { min: 16, max: 24 } },
  ],
  [
    'sociétés suisses, plus d’une centaine d’employés',
    { hq_country: ['Switzerland'], employee_count: { min: 100 } },
  ],
  [
    'moins d’une trentaine de salariés, Luxembourg',
    { hq_country: ['Luxembourg'], employee_count: { max: 30 } },
  ],
  ['au moins une dizaine de salariés, Maroc', { hq_country: ['Morocco'], employee_count: { min: 10 } }],
  [
    'aziende italiane con una cinquantina di dipendenti',
    { hq_country: ['Italy'], employee_count: { min: 40, max: 60 } },
  ],
  [
    'un centinaio di dipendenti, aziende svizzere',
    { hq_country: ['Switzerland'], employee_count: { min: 80, max: 120 } },
  ],
  ['más de una veintena de empleados, Uruguay', { hq_country: ['Uruguay'], employee_count: { min: 20 } }],
  [
    'un centenar de empleados, empresas de Colombia',
    { hq_country: ['Colombia'], employee_count: { min: 80, max: 120 } },
  ],
  [
    'empresas do Brasil com uma centena de funcionários',
    { hq_country: ['Brazil'], employee_count: { min: 80, max: 120 } },
  ],
  [
    'headcount growing no slower than 15 and no faster than 45 percent a year, Poland or Romania, other than gaming',
    { growth_1y: { min: 15, max: 45 }, hq_country: ['Poland', 'Romania'] },
  ],
  ['headcount growth no slower than 20% a year', { growth_1y: { min: 20 } }],
  ['growing no faster than 10% over two years', { growth_2y: { max: 10 } }],
  ['not growing faster than 30% a year, Ohio', { growth_1y: { max: 30 }, hq_state: ['Ohio'] }],
  ['staff growing slower than 10% yoy', { growth_1y: { max: 10 } }],
  ['growing at a clip of at least 25% a year, Utah', { growth_1y: { min: 25 }, hq_state: ['Utah'] }],
  ['six-month growth of no less than 5 and no more than 20 percent', { growth_6m: { min: 5, max: 20 } }],
  ['headcount growth neither below 10% nor above 40% yoy', { growth_1y: { min: 10, max: 40 } }],
  ['growing quicker than 50% a year, Spain', { growth_1y: { min: 50 }, hq_country: ['Spain'] }],
  [
    'headcount growing at a pace of 15 to 45 percent a year, Peru',
    { growth_1y: { min: 15, max: 45 }, hq_country: ['Peru'] },
  ],
  [
    'Our neighbor runs a 60-person shop in Vermont. I want New Hampshire, 20 to 40 people',
    { hq_state: ['New Hampshire'], employee_count: { min: 20, max: 40 } },
  ],
  [
    'A banker I know sold his 300-person group in Ohio last year. Show me Indiana, SaaS',
    { hq_state: ['Indiana'], is_saas: true },
  ],
  [
    'Theo got the idea at a trade fair in Munich: Polish SaaS, under 100 people',
    { hq_country: ['Poland'], is_saas: true, employee_count: { max: 100 } },
  ],
  [
    'At a conference in Berlin someone raved about Portugal. So: Portugal, 20+ staff',
    { hq_country: ['Portugal'], employee_count: { min: 20 } },
  ],
  [
    'Saw a 200-person company in Texas fail last week. Need Kansas, bootstrapped',
    { hq_state: ['Kansas'], ...NO_MONEY },
  ],
  [
    'My old employer was a 500-person outfit in Denver; find me something in Iowa with max 50 people',
    { hq_state: ['Iowa'], employee_count: { max: 50 } },
  ],
  [
    'He used to run a 45-person agency in Boston and now wants to buy in Maine. Maine, 10-30 people',
    { hq_state: ['Maine'], employee_count: { min: 10, max: 30 } },
  ],
  [
    'An ex-colleague exited a 120-person firm in Utah. Looking for Idaho, SaaS',
    { hq_state: ['Idaho'], is_saas: true },
  ],
  [
    'the seller I met in Chicago had 80 people, that was too many. up to 40 people, Wisconsin',
    { hq_state: ['Wisconsin'], employee_count: { max: 40 } },
  ],
  [
    'Our last deal was a 70-person business in Georgia that had raised 4 million. Next: Alabama, no outside funding',
    { hq_state: ['Alabama'], ...NO_MONEY },
  ],
  [
    'after the trade show in Paris I promised Priya a list: Spain, 30-90 employees',
    { hq_country: ['Spain'], employee_count: { min: 30, max: 90 } },
  ],
  [
    'Felix Tran called from a summit in London. He needs Irish SaaS companies founded after 2018',
    { hq_country: ['Ireland'], is_saas: true, year_founded: { min: 2019 } },
  ],
  [
    'I read about a 25-person team in Oregon that got bought for 30 million. Find similar ones in Washington state, at least 15 people',
    { hq_state: ['Washington'], employee_count: { min: 15 } },
  ],
];
