/** Countries by letters that are no word and no state. */
export const COUNTRY_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'NZ New Zealand|IE Ireland|PT Portugal|CH Switzerland|CZ Czechia|HU Hungary|FI Finland|AU Australia|JP Japan|SG Singapore|FR France|ES Spain|NL Netherlands|DK Denmark|GB United Kingdom' +
    '|AUS Australia|GER Germany|FRA France|ITA Italy|NLD Netherlands|POL Poland|IRL Ireland' +
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
  ['country', 'New Zealand', 'kiwi|new zealander|aotearoa'],
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
  ['country', 'South Africa', 'south african'],
  ['country', 'Saudi Arabia', 'saudi|saudi arabian'],
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
  ['city', 'Chicago', 'chi town|chitown'],
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
/** Cities whose names are words of every day. */
export const CITY_WORDS: ReadonlySet<string> = new Set(
  `bend mobile orange reading bath nice split corona hurst union liberty independence enterprise eagle buffalo ocean beach
  garden grove orchard stamford concord commerce industry carbon marble media surprise temple waters price hope progress
  paradise normal defiance energy forest river rivers summit spring springs branch plain plains canal harbor center
  centre lands bridge castle royal windsor grand rapid hills valley field fields grant banks parker mason cooper baker
  hunter carpenter essex cary elgin augusta jackson florence
  victoria oxford newport salem troy irving sandy gilbert tyler logan hayward campbell chandler`.split(/\s+/),
);

const EUROPEAN_UNION =
  'Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Czech Republic|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Ireland|Italy|Latvia|Lithuania|Luxembourg|Malta|Netherlands|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden';
const MIDDLE_EAST = 'Israel|Jordan|Saudi Arabia|Turkey|United Arab Emirates';
const AFRICA = 'Egypt|Ghana|Kenya|Morocco|Nigeria|Rwanda|South Africa';
const NEW_ENGLAND = 'Connecticut|Maine|Massachusetts|New Hampshire|Rhode Island|Vermont';

/** Parts of the world that stand for several places. */
export const REGIONS: readonly (readonly [
  names: string,
  kind: 'country' | 'state' | 'city',
  places: string,
])[] = [
  [
    'midwest|the midwest|midwestern|mid west',
    'state',
    'Illinois|Indiana|Iowa|Kansas|Michigan|Minnesota|Missouri|Nebraska|North Dakota|Ohio|South Dakota|Wisconsin',
  ],
  ['new england', 'state', NEW_ENGLAND],
  [
    'northeast|the northeast|north east|northeastern',
    'state',
    `${NEW_ENGLAND}|New Jersey|New York|Pennsylvania`,
  ],
  [
    'mid atlantic|mid-atlantic|the mid atlantic',
    'state',
    'Delaware|District of Columbia|Maryland|New Jersey|New York|Pennsylvania|Virginia|West Virginia',
  ],
  ['tri state|tristate|the tri state area|tri state area', 'state', 'Connecticut|New Jersey|New York'],
  [
    'southeast|the southeast|south east|southeastern',
    'state',
    'Alabama|Arkansas|Florida|Georgia|Kentucky|Louisiana|Mississippi|North Carolina|South Carolina|Tennessee|Virginia|West Virginia',
  ],
  ['southwest|the southwest|south west|southwestern', 'state', 'Arizona|New Mexico|Oklahoma|Texas'],
  [
    'mountain west|the mountain west|mountain states|the rockies|rockies',
    'state',
    'Colorado|Idaho|Montana|Nevada|Utah|Wyoming',
  ],
  ['pacific northwest|the pacific northwest|pnw|the pnw', 'state', 'Idaho|Oregon|Washington'],
  ['west coast|the west coast', 'state', 'California|Oregon|Washington'],
  [
    'east coast|the east coast',
    'state',
    `${NEW_ENGLAND}|Delaware|District of Columbia|Florida|Georgia|Maryland|New Jersey|New York|North Carolina|Pennsylvania|South Carolina|Virginia`,
  ],
  [
    'great lakes|the great lakes',
    'state',
    'Illinois|Indiana|Michigan|Minnesota|New York|Ohio|Pennsylvania|Wisconsin',
  ],
  ['the carolinas|carolinas', 'state', 'North Carolina|South Carolina'],
  ['the dakotas|dakotas', 'state', 'North Dakota|South Dakota'],
  ['the virginias|virginias', 'state', 'Virginia|West Virginia'],
  [
    'bay area|the bay area|silicon valley|sf bay area|san francisco bay area',
    'city',
    'San Francisco|Oakland|Berkeley|Emeryville|Fremont|Hayward|San Leandro|Pleasanton|Walnut Creek|San Ramon|San Rafael|San Mateo|Redwood City|South San Francisco|Burlingame|Menlo Park|Foster City|San Carlos|San Bruno|San Jose|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Cupertino|Milpitas|Los Altos|Los Gatos|Campbell|Santa Rosa',
  ],
  ['north america|north american', 'country', 'United States|Canada|Mexico'],
  [
    'latin america|latam|latin american',
    'country',
    'Argentina|Brazil|Chile|Colombia|Costa Rica|Mexico|Peru|Uruguay',
  ],
  ['south america|south american', 'country', 'Argentina|Brazil|Chile|Colombia|Peru|Uruguay'],
  ['europe|european', 'country', `${EUROPEAN_UNION}|Iceland|Norway|Switzerland|Ukraine|United Kingdom`],
  ['eu|the eu|european union|the european union', 'country', EUROPEAN_UNION],
  [
    'nordics|the nordics|nordic|nordic countries|the nordic countries',
    'country',
    'Denmark|Finland|Iceland|Norway|Sweden',
  ],
  ['scandinavia|scandinavian|scandinavian countries', 'country', 'Denmark|Norway|Sweden'],
  ['dach|dach region|german speaking|german speaking countries', 'country', 'Germany|Austria|Switzerland'],
  ['benelux', 'country', 'Belgium|Luxembourg|Netherlands'],
  [
    'baltics|the baltics|baltic|baltic states|the baltic states|baltic countries',
    'country',
    'Estonia|Latvia|Lithuania',
  ],
  ['iberia|iberian|iberian peninsula|the iberian peninsula', 'country', 'Portugal|Spain'],
  ['british isles|the british isles|uk and ireland|uk & ireland', 'country', 'United Kingdom|Ireland'],
  ['low countries|the low countries', 'country', 'Belgium|Luxembourg|Netherlands'],
  ['gcc|the gulf|gulf states|the gulf states', 'country', 'Saudi Arabia|United Arab Emirates'],
  ['southern cone|the southern cone', 'country', 'Argentina|Chile|Uruguay'],
  ['oceania', 'country', 'Australia|New Zealand'],
  ['east asia|east asian', 'country', 'China|Japan|South Korea|Taiwan'],
  ['four corners|the four corners', 'state', 'Arizona|Colorado|New Mexico|Utah'],
  ['gulf coast|the gulf coast', 'state', 'Alabama|Florida|Louisiana|Mississippi|Texas'],
  ['middle east|the middle east|middle eastern', 'country', MIDDLE_EAST],
  [
    'emea',
    'country',
    `${EUROPEAN_UNION}|Iceland|Norway|Switzerland|Ukraine|United Kingdom|${MIDDLE_EAST}|${AFRICA}`,
  ],
  ['mena', 'country', `${MIDDLE_EAST}|Egypt|Morocco`],
  [
    'cee|central and eastern europe|eastern europe|eastern european|central eastern europe',
    'country',
    'Bulgaria|Croatia|Czechia|Czech Republic|Estonia|Hungary|Latvia|Lithuania|Poland|Romania|Slovakia|Slovenia|Ukraine',
  ],
  ['southern europe|southern european', 'country', 'Croatia|Cyprus|Greece|Italy|Malta|Portugal|Spain'],
  ['visegrad|v4|visegrad countries', 'country', 'Czechia|Czech Republic|Hungary|Poland|Slovakia'],
  ['north africa|northern africa|maghreb|the maghreb', 'country', 'Egypt|Morocco'],
  ['east africa|eastern africa', 'country', 'Kenya|Rwanda'],
  ['west africa|western africa', 'country', 'Ghana|Nigeria'],
  ['sub saharan africa', 'country', 'Ghana|Kenya|Nigeria|Rwanda|South Africa'],
  ['south asia', 'country', 'India'],
  [
    'rust belt|the rust belt',
    'state',
    'Illinois|Indiana|Michigan|New York|Ohio|Pennsylvania|West Virginia|Wisconsin',
  ],
  ['deep south|the deep south', 'state', 'Alabama|Georgia|Louisiana|Mississippi|South Carolina'],
  [
    'southeast asia|south east asia|asean|southeast asian|south east asian',
    'country',
    'Indonesia|Malaysia|Philippines|Singapore|Thailand|Vietnam',
  ],
  [
    'asia|asian',
    'country',
    'China|India|Indonesia|Japan|Malaysia|Philippines|Singapore|South Korea|Taiwan|Thailand|Vietnam',
  ],
  ['anz|australia and new zealand', 'country', 'Australia|New Zealand'],
  [
    'apac|asia pacific|the asia pacific region',
    'country',
    'Australia|China|India|Indonesia|Japan|Malaysia|New Zealand|Philippines|Singapore|South Korea|Taiwan|Thailand|Vietnam',
  ],
  ['africa|african', 'country', AFRICA],
];

/** What the name of a metro area holds beside the place itself. */
export const METRO_FILLERS: ReadonlySet<string> = new Set(
  'greater area metropolitan metro metroplex region city'.split(' '),
);
