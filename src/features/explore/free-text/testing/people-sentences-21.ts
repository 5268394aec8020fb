import { DACH } from './regions.ts';
import type { Meant } from './sentence.ts';

const NO_MONEY = { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true } as const;

/** Sentences of people who did not know what is read, and other wordings of what they said: money, mails, places, two ends, code. */
export const twentyFirstPeopleSentences: readonly Meant[] = [
  [
    'DACH industrials, 50+ FTE, est. before 2005, w/o VC money',
    {
      hq_country: DACH,
      employee_count: { min: 50 },
      year_founded: { max: 2004 },
      ...NO_MONEY,
    },
  ],
  ['Utah, w/o outside capital', { hq_state: ['Utah'], ...NO_MONEY }],
  ['w/o any investors, 20-80 people', { employee_count: { min: 20, max: 80 }, ...NO_MONEY }],
  ['sans VC money, Maine', { hq_state: ['Maine'], ...NO_MONEY }],
  ['lacking outside investment, Ohio', { hq_state: ['Ohio'], ...NO_MONEY }],
  ['free of venture capital, Kansas', { hq_state: ['Kansas'], ...NO_MONEY }],
  ['not VC-backed, Georgia', { hq_state: ['Georgia'], ...NO_MONEY }],
  ['w/o VC backing; Denver', { hq_city: ['Denver'], ...NO_MONEY }],
  ['have not taken on any venture money, Iowa', { hq_state: ['Iowa'], ...NO_MONEY }],
  ['no institutional dollars in it, Nevada', { hq_state: ['Nevada'], ...NO_MONEY }],
  ['devoid of outside funding, Vermont', { hq_state: ['Vermont'], ...NO_MONEY }],
  [
    'Singapore or Malaysia, b2b saas, 50-200 hc, never reached by email',
    {
      hq_country: ['Singapore', 'Malaysia'],
      is_saas: true,
      employee_count: { min: 50, max: 200 },
      has_never_sent_email: true,
    },
  ],
  ['never reached via mail, Norway', { hq_country: ['Norway'], has_never_sent_email: true }],
  ['not yet reached by e-mail, Spain', { hq_country: ['Spain'], has_never_sent_email: true }],
  ['not reached by email in the past 60 days', { has_email_sent: false, days_of_email_sent: 60 }],
  ['Peru, have never received an email from us', { hq_country: ['Peru'], has_never_sent_email: true }],
  ['never got a mail from us, Chile', { hq_country: ['Chile'], has_never_sent_email: true }],
  ['have yet to hear from us, Idaho', { hq_state: ['Idaho'], has_never_sent_email: true }],
  ['yet to be emailed, Oregon', { hq_state: ['Oregon'], has_never_sent_email: true }],
  ['never been sent an email by us, Alaska', { hq_state: ['Alaska'], has_never_sent_email: true }],
  ['nobody ever reached them by email, Poland', { hq_country: ['Poland'], has_never_sent_email: true }],
  [
    'did not get any email from us in the last 90 days, Italy',
    { hq_country: ['Italy'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'received an email from us in the last 30 days, Italy',
    { hq_country: ['Italy'], has_email_sent: true, days_of_email_sent: 30 },
  ],
  [
    'Aus & NZ saas cos, founded after 2017, unowned',
    {
      hq_country: ['Australia', 'New Zealand'],
      is_saas: true,
      year_founded: { min: 2018 },
      tp_owner_not_tagged: true,
    },
  ],
  ['Aus, 50+ people', { hq_country: ['Australia'], employee_count: { min: 50 } }],
  ['NZ or Aus, saas', { hq_country: ['Australia', 'New Zealand'], is_saas: true }],
  ['ANZ, under 80 staff', { hq_country: ['Australia', 'New Zealand'], employee_count: { max: 80 } }],
  ['Aus/NZ, no owner', { hq_country: ['Australia', 'New Zealand'], tp_owner_not_tagged: true }],
  [
    'Firmen aus Österreich, mindestens 40 Mitarbeiter',
    { hq_country: ['Austria'], employee_count: { min: 40 } },
  ],
  [
    'N. and S. Dakota plus Montana, self-funded, at least 15 years old',
    { hq_state: ['North Dakota', 'South Dakota', 'Montana'], ...NO_MONEY, year_founded: { max: 2011 } },
  ],
  [
    'N. & S. Carolina, 30+ ppl',
    { hq_state: ['North Carolina', 'South Carolina'], employee_count: { min: 30 } },
  ],
  ['North and South Dakota, saas', { hq_state: ['North Dakota', 'South Dakota'], is_saas: true }],
  [
    'north or south carolina, under 60 people',
    { hq_state: ['North Carolina', 'South Carolina'], employee_count: { max: 60 } },
  ],
  ['N/S Dakota, no owner', { hq_state: ['North Dakota', 'South Dakota'], tp_owner_not_tagged: true }],
  ['Virginia and W. Virginia, private', { hq_state: ['Virginia', 'West Virginia'], status: ['Private'] }],
  ['S. Africa, 20+ people', { hq_country: ['South Africa'], employee_count: { min: 20 } }],
  ['N. Zealand and S. Korea', { hq_country: ['New Zealand', 'South Korea'] }],
  [
    'listed cos, Taiwan or S. Korea, 1000+ emps',
    { status: ['Public'], hq_country: ['Taiwan', 'South Korea'], employee_count: { min: 1000 } },
  ],
  ['listed companies in Japan', { status: ['Public'], hq_country: ['Japan'] }],
  ['stock-exchange-listed, Germany', { status: ['Public'], hq_country: ['Germany'] }],
  ['NYSE-listed, Ohio', { status: ['Public'], hq_state: ['Ohio'] }],
  ['listed on Nasdaq, Israel', { status: ['Public'], hq_country: ['Israel'] }],
  [
    'listed firms, Sweden, over 500 staff',
    { status: ['Public'], hq_country: ['Sweden'], employee_count: { min: 500 } },
  ],
  ['listed SaaS businesses, Canada', { status: ['Public'], is_saas: true, hq_country: ['Canada'] }],
  ['traded on an exchange, Brazil', { status: ['Public'], hq_country: ['Brazil'] }],
  ['no listed companies please, Texas', { hq_state: ['Texas'] }],
  ['companies listed in the weekly newsletter', { is_in_newsletter: true, newsletter_type: ['weekly'] }],
  ['Spain; tiny ones below 5 staff or giants beyond 1,000, nothing in between', { hq_country: ['Spain'] }],
  ['under 8 or the really big ones over 1000, Italy', { hq_country: ['Italy'] }],
  ['fewer than 10 people or else the big guys with more than 800, saas', { is_saas: true }],
  ['very small (under 10 employees) or very large (over 1000), Ohio', { hq_state: ['Ohio'] }],
  ['either teams below 15 people or monsters above 2,000 people, Peru', { hq_country: ['Peru'] }],
  ['up to 5 staff, or enterprises from 1000 upwards, Kenya', { hq_country: ['Kenya'] }],
  ['raised less than 1M or the rich ones above 50M, Utah', { hq_state: ['Utah'] }],
  ['founded before 1990 or the young ones after 2020, Iowa', { hq_state: ['Iowa'] }],
  ['founded before 1990, or maybe founded after 2020, Iowa', { hq_state: ['Iowa'] }],
  ['headcount shrinking by 10% or more, or rockets growing over 80%, Maine', { hq_state: ['Maine'] }],
  ['less than 500k raised or way up at more than 100M raised, France', { hq_country: ['France'] }],
  ['at most 12 heads or, at the other extreme, 900 heads or more, Malta', { hq_country: ['Malta'] }],
  ['under 50 people or over $10M raised, Malta', { hq_country: ['Malta'] }],
  [
    'empresas do Brasil com até duzentos funcionários, que nunca receberam e-mail nosso',
    { hq_country: ['Brazil'], employee_count: { max: 200 }, has_never_sent_email: true },
  ],
  [
    'empresas no Chile que nunca receberam um e-mail da nossa equipe',
    { hq_country: ['Chile'], has_never_sent_email: true },
  ],
  [
    'empresas portuguesas a que ainda não enviámos nenhum email',
    { hq_country: ['Portugal'], has_never_sent_email: true },
  ],
  [
    'empresas em Portugal sem email nosso há 90 dias',
    { hq_country: ['Portugal'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'empresas no Brasil que não receberam email nosso nos últimos 60 dias',
    { hq_country: ['Brazil'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'empresas mexicanas que jamás recibieron un correo nuestro',
    { hq_country: ['Mexico'], has_never_sent_email: true },
  ],
  [
    'empresas de Perú que no recibieron ningún correo nuestro en los últimos 90 días',
    { hq_country: ['Peru'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'entreprises belges qui n’ont jamais reçu de mail de notre part',
    { hq_country: ['Belgium'], has_never_sent_email: true },
  ],
  [
    'entreprises suisses qui n’ont pas reçu de mail de nous depuis 60 jours',
    { hq_country: ['Switzerland'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'aziende italiane che non hanno mai ricevuto una nostra email',
    { hq_country: ['Italy'], has_never_sent_email: true },
  ],
  [
    'Firmen aus der Schweiz, die noch nie eine Mail von uns bekommen haben',
    { hq_country: ['Switzerland'], has_never_sent_email: true },
  ],
  [
    'österreichische Firmen, die seit 60 Tagen keine Mail von uns erhalten haben',
    { hq_country: ['Austria'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'Nederlandse bedrijven die nog nooit een mail van ons kregen',
    { hq_country: ['Netherlands'], has_never_sent_email: true },
  ],
  ['svenska bolag som aldrig fått mejl från oss', { hq_country: ['Sweden'], has_never_sent_email: true }],
  [
    'danske virksomheder som aldrig har fået en mail fra os',
    { hq_country: ['Denmark'], has_never_sent_email: true },
  ],
  [
    'norske selskaper som ikke har fått epost fra oss de siste 30 dager',
    { hq_country: ['Norway'], has_email_sent: false, days_of_email_sent: 30 },
  ],
  [
    "if (c.country === 'Finland' && c.isSaas && c.headcount >= 25) keep(c)",
    { hq_country: ['Finland'], is_saas: true, employee_count: { min: 25 } },
  ],
  [
    "companies.filter(c => c.hqCountry === 'Norway' && c.employeeCount < 60)",
    { hq_country: ['Norway'], employee_count: { max: 60 } },
  ],
  ["c.hqState == 'Ohio' && !c.isSaas", { hq_state: ['Ohio'], is_saas: false }],
  ["!isSaas && hqState === 'Utah'", { hq_state: ['Utah'], is_saas: false }],
  [
    "{ hqCountry: 'Spain', isSaas: true, minEmployees: 20 }",
    { hq_country: ['Spain'], is_saas: true, employee_count: { min: 20 } },
  ],
  [
    "{isSaas: false, yearFounded: {gte: 2015}, state: 'Iowa'}",
    { is_saas: false, year_founded: { min: 2015 }, hq_state: ['Iowa'] },
  ],
  [
    "totalFundingUsd <= 5e6 && hqState == 'Maine'",
    { total_funding_usd: { max: 5000000 }, hq_state: ['Maine'] },
  ],
  ["tpStatus === 'prospect' && owner === null", { tp_status_value: ['prospect'], tp_owner_not_tagged: true }],
  [
    "hqCity in ['Boston','Chicago'] and headCount > 40",
    { hq_city: ['Boston', 'Chicago'], employee_count: { min: 40 } },
  ],
  ['yearFounded > 2018 and isSaaS', { year_founded: { min: 2019 }, is_saas: true }],
];
