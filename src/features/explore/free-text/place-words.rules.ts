/** Countries by letters that are no word and no state. */
export const COUNTRY_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'NZ New Zealand|IE Ireland|PT Portugal|CH Switzerland|CZ Czechia|HU Hungary|FI Finland|AU Australia|JP Japan|SG Singapore|FR France|ES Spain|NL Netherlands|DK Denmark|GB United Kingdom' +
    '|GER Germany|FRA France|ITA Italy|NLD Netherlands|POL Poland|IRL Ireland' +
    '|GBR United Kingdom|MEX Mexico|JPN Japan|KOR South Korea|SGP Singapore|ISR Israel|UKR Ukraine' +
    '|BR Brazil|MX Mexico|ZA South Africa|KR South Korea|CN China|TW Taiwan|KSA Saudi Arabia|RSA South Africa'
  )
    .split('|')
    .map((country) => [country.split(' ', 1)[0] ?? '', country.slice(country.indexOf(' ') + 1)]),
);

/** Other names of one place. */
export const OTHER_NAMES: readonly (readonly [
  kind: 'country' | 'state' | 'city',
  name: string,
  others: string,
])[] = [
  [
    'country',
    'United States',
    'the us|us|usa|vereinigte staaten von amerika|amerika|eeuu|ee uu|estados unidos de america|etats unis d amerique|stati uniti d america|die usa|the usa|u.s.|the states|america|american|united states of america|stateside|nationwide|domestic|across the country',
  ],
  [
    'country',
    'United Kingdom',
    'uk|the uk|great britain|britain|british|brits|grossbritannien|gran bretana|grande bretagne|gran bretagna|storbritannien|storbritannia|groot brittannie|u.k.',
  ],
  ['country', 'Canada', 'canadian'],
  ['country', 'Mexico', 'mexican'],
  ['country', 'Colombia', 'colombian'],
  ['country', 'Chile', 'chilean'],
  ['country', 'Argentina', 'argentinian|argentine'],
  ['country', 'China', 'chinese'],
  ['country', 'Singapore', 'singaporean'],
  ['country', 'Estonia', 'estonian'],
  ['country', 'Czechia', 'czech'],
  ['country', 'Greece', 'greek'],
  ['country', 'Turkey', 'turkish'],
  ['country', 'Ukraine', 'ukrainian'],
  ['country', 'Nigeria', 'nigerian'],
  ['country', 'Kenya', 'kenyan'],
  ['country', 'Germany', 'german'],
  ['country', 'France', 'french'],
  ['country', 'Spain', 'spanish'],
  ['country', 'Italy', 'italian'],
  ['country', 'Netherlands', 'the netherlands|holland|dutch|nederland|hollande|holanda|olanda'],
  ['country', 'Sweden', 'swedish'],
  ['country', 'Denmark', 'danish'],
  ['country', 'Norway', 'norwegian'],
  ['country', 'Finland', 'finnish'],
  ['country', 'Ireland', 'irish'],
  ['country', 'Israel', 'israeli'],
  ['country', 'India', 'indian'],
  ['country', 'Brazil', 'brazilian'],
  ['country', 'Japan', 'japanese'],
  ['country', 'Australia', 'australian|aussie|down under'],
  ['country', 'New Zealand', 'kiwi|new zealander|aotearoa|n zealand'],
  ['country', 'Romania', 'romanian'],
  ['country', 'Slovakia', 'slovak|slovakian'],
  ['country', 'Slovenia', 'slovenian|slovene'],
  ['country', 'Hungary', 'hungarian'],
  ['country', 'Bulgaria', 'bulgarian'],
  ['country', 'Croatia', 'croatian'],
  ['country', 'Latvia', 'latvian'],
  ['country', 'Lithuania', 'lithuanian'],
  ['country', 'Iceland', 'icelandic'],
  ['country', 'Malta', 'maltese'],
  ['country', 'Cyprus', 'cypriot'],
  ['country', 'Luxembourg', 'luxembourgish'],
  ['country', 'Egypt', 'egyptian'],
  ['country', 'Ghana', 'ghanaian'],
  ['country', 'Morocco', 'moroccan'],
  ['country', 'Rwanda', 'rwandan'],
  ['country', 'South Africa', 'south african|s africa|s african'],
  ['country', 'Saudi Arabia', 'saudi|saudi arabian|s arabia'],
  ['country', 'Jordan', 'jordanian'],
  ['country', 'Thailand', 'thai'],
  ['country', 'Vietnam', 'vietnamese'],
  ['country', 'Indonesia', 'indonesian'],
  ['country', 'Malaysia', 'malaysian'],
  ['country', 'Philippines', 'filipino|philippine|the philippines'],
  ['country', 'Taiwan', 'taiwanese'],
  ['country', 'Peru', 'peruvian'],
  ['country', 'Uruguay', 'uruguayan'],
  ['country', 'Costa Rica', 'costa rican'],
  ['country', 'Poland', 'polish'],
  ['country', 'Portugal', 'portuguese'],
  ['country', 'Switzerland', 'swiss'],
  ['country', 'Austria', 'austrian'],
  ['country', 'Belgium', 'belgian'],
  ['country', 'South Korea', 'korea|korean|sudkorea|s korea'],
  ['country', 'United Arab Emirates', 'uae|the uae|emirates|emirati'],
  ['state', 'District of Columbia', 'washington dc|washington d.c.|d.c.'],
  ['state', 'California', 'cali|californian|kalifornien|californie'],
  ['state', 'England', 'angleterre|inglaterra|inghilterra'],
  ['country', 'Czechia', 'tschechien|tchequie|chequia'],
  ['country', 'Austria', 'oesterreich'],
  ['country', 'Denmark', 'daenemark'],
  ['state', 'Washington', 'washington state'],
  ['state', 'New York', 'new york state|upstate new york|upstate ny'],
  ['state', 'Texas', 'texan'],
  ['city', 'New York', 'nyc|new york city|ny city'],
  ['city', 'San Francisco', 'sf|san fran'],
  ['city', 'Los Angeles', 'la|l.a.'],
  ['city', 'Philadelphia', 'philly'],
  ['city', 'Salt Lake City', 'slc'],
  ['city', 'St. Louis', 'saint louis'],
  ['city', 'St. Paul', 'saint paul'],
  ['city', 'Las Vegas', 'vegas'],
  ['city', 'Kansas City', 'kc|k.c.'],
  ['city', 'Pittsburgh', 'pitt|pittsburg'],
  ['city', 'Minneapolis', 'mpls'],
  ['city', 'Atlanta', 'atl'],
  ['city', 'Chicago', 'chi town|chitown|chicagoland'],
  ['city', 'Mexico City', 'ciudad de mexico|cdmx'],
  ['city', 'Munich', 'munchen|muenchen'],
  ['city', 'Cologne', 'koln|koeln'],
  ['city', 'Vienna', 'wien'],
  ['city', 'Zurich', 'zuerich'],
  ['city', 'Geneva', 'geneve|genf'],
  ['city', 'Milan', 'milano|mailand'],
  ['city', 'Rome', 'roma'],
  ['city', 'Turin', 'torino'],
  ['city', 'Lisbon', 'lisboa'],
  ['city', 'Prague', 'praha|prag'],
  ['city', 'Warsaw', 'warszawa'],
  ['city', 'Copenhagen', 'kobenhavn|kopenhagen'],
  ['city', 'Gothenburg', 'goteborg'],
  ['city', 'Brussels', 'bruxelles|brussel'],
  ['city', 'The Hague', 'den haag'],
  ['city', 'London', 'londres|londra'],
  ['city', 'Hamburg', 'hambourg'],
];

/** States as newspapers shorten them. */
export const SHORT_STATES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Ala Alabama|Ariz Arizona|Ark Arkansas|Calif California|Colo Colorado|Conn Connecticut|Del Delaware|Fla Florida' +
    '|Ill Illinois|Ind Indiana|Kans Kansas|Mass Massachusetts|Mich Michigan|Minn Minnesota|Miss Mississippi' +
    '|Mont Montana|Neb Nebraska|Nebr Nebraska|Nev Nevada|Okla Oklahoma|Ore Oregon|Penn Pennsylvania|Penna Pennsylvania' +
    '|Tenn Tennessee|Tex Texas|Wash Washington|Wis Wisconsin|Wisc Wisconsin|Wyo Wyoming' +
    '|N Carolina=North Carolina|S Carolina=South Carolina|N Dakota=North Dakota|S Dakota=South Dakota' +
    '|W Virginia=West Virginia|N Hampshire=New Hampshire|N Mexico=New Mexico'
  )
    .split('|')
    .map((state) => state.split(state.includes('=') ? '=' : ' ') as [string, string]),
);
/** Countries likewise; in small letters a word of German. */
export const SHORT_COUNTRIES: Readonly<Record<string, string>> = { Aus: 'Australia' };
/** Cities whose names are words of every day. */
export const CITY_WORDS: ReadonlySet<string> = new Set(
  `bend mobile orange reading bath nice split corona hurst union liberty independence enterprise eagle buffalo ocean beach
  garden grove orchard stamford concord commerce industry carbon marble media surprise temple waters price hope progress
  paradise normal defiance energy forest river rivers summit spring springs branch plain plains canal harbor center
  centre lands bridge castle royal windsor grand rapid hills valley field fields grant banks parker mason cooper baker
  hunter carpenter essex cary elgin augusta jackson florence
  victoria oxford newport salem troy irving sandy gilbert tyler logan hayward campbell chandler`.split(/\s+/),
);

/** What the name of a metro area holds beside the place itself. */
export const METRO_FILLERS: ReadonlySet<string> = new Set(
  'greater area metropolitan metro metroplex region city'.split(' '),
);
