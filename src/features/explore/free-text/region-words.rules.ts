const EUROPEAN_UNION =
  'Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Czech Republic|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Ireland|Italy|Latvia|Lithuania|Luxembourg|Malta|Netherlands|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden';
const EUROPE = `${EUROPEAN_UNION}|Iceland|Norway|Switzerland|Ukraine|United Kingdom`;
const MIDDLE_EAST = 'Israel|Jordan|Saudi Arabia|Turkey|United Arab Emirates';
const AFRICA = 'Egypt|Ghana|Kenya|Morocco|Nigeria|Rwanda|South Africa';
const NEW_ENGLAND = 'Connecticut|Maine|Massachusetts|New Hampshire|Rhode Island|Vermont';

/** "N. and S. Dakota" */
const northAndSouth = (name: string) =>
  ['and', 'or', '&', '/']
    .flatMap((join) => [`n ${join} s`, `s ${join} n`, `north ${join} south`, `south ${join} north`])
    .map((both) => `${both} ${name}`)
    .join('|');

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
  [`the carolinas|carolinas|${northAndSouth('carolina')}`, 'state', 'North Carolina|South Carolina'],
  [`the dakotas|dakotas|${northAndSouth('dakota')}`, 'state', 'North Dakota|South Dakota'],
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
  ['europe|european', 'country', EUROPE],
  ['eu|the eu|european union|the european union', 'country', EUROPEAN_UNION],
  [
    'nordics|the nordics|nordic|nordic countries|the nordic countries',
    'country',
    'Denmark|Finland|Iceland|Norway|Sweden',
  ],
  ['scandinavia|scandinavian|scandinavian countries', 'country', 'Denmark|Norway|Sweden'],
  ['dach|dach region|german speaking|german speaking countries', 'country', 'Germany|Austria|Switzerland'],
  ['benelux|low countries|the low countries', 'country', 'Belgium|Luxembourg|Netherlands'],
  [
    'baltics|the baltics|baltic|baltic states|the baltic states|baltic countries',
    'country',
    'Estonia|Latvia|Lithuania',
  ],
  ['iberia|iberian|iberian peninsula|the iberian peninsula', 'country', 'Portugal|Spain'],
  ['british isles|the british isles|uk and ireland|uk & ireland', 'country', 'United Kingdom|Ireland'],
  ['gcc|the gulf|gulf states|the gulf states', 'country', 'Saudi Arabia|United Arab Emirates'],
  ['southern cone|the southern cone', 'country', 'Argentina|Chile|Uruguay'],
  ['east asia|east asian', 'country', 'China|Japan|South Korea|Taiwan'],
  ['four corners|the four corners', 'state', 'Arizona|Colorado|New Mexico|Utah'],
  ['gulf coast|the gulf coast', 'state', 'Alabama|Florida|Louisiana|Mississippi|Texas'],
  ['middle east|the middle east|middle eastern', 'country', MIDDLE_EAST],
  ['emea', 'country', `${EUROPE}|${MIDDLE_EAST}|${AFRICA}`],
  ['mena', 'country', `${MIDDLE_EAST}|Egypt|Morocco`],
  [
    'cee|central and eastern europe|eastern europe|eastern european|central eastern europe',
    'country',
    'Bulgaria|Croatia|Czechia|Czech Republic|Estonia|Hungary|Latvia|Lithuania|Poland|Romania|Slovakia|Slovenia|Ukraine',
  ],
  [
    'central europe|central european',
    'country',
    'Austria|Czechia|Czech Republic|Germany|Hungary|Poland|Slovakia|Slovenia|Switzerland',
  ],
  [
    'western europe|western european',
    'country',
    'Austria|Belgium|France|Germany|Ireland|Luxembourg|Netherlands|Portugal|Spain|Switzerland|United Kingdom',
  ],
  [
    'northern europe|northern european',
    'country',
    'Denmark|Estonia|Finland|Iceland|Ireland|Latvia|Lithuania|Norway|Sweden|United Kingdom',
  ],
  [
    'balkans|the balkans|southeastern europe|south eastern europe',
    'country',
    'Bulgaria|Croatia|Greece|Romania|Slovenia',
  ],
  [
    'great plains|the great plains|plains states|the plains states',
    'state',
    'Kansas|Nebraska|North Dakota|Oklahoma|South Dakota',
  ],
  ['northern new england', 'state', 'Maine|New Hampshire|Vermont'],
  ['southern new england', 'state', 'Connecticut|Massachusetts|Rhode Island'],
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
  ['anz|oceania|australia and new zealand', 'country', 'Australia|New Zealand'],
  [
    'apac|asia pacific|the asia pacific region',
    'country',
    'Australia|China|India|Indonesia|Japan|Malaysia|New Zealand|Philippines|Singapore|South Korea|Taiwan|Thailand|Vietnam',
  ],
  ['africa|african', 'country', AFRICA],
];
