export const MIDWEST = [
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Michigan',
  'Minnesota',
  'Missouri',
  'Nebraska',
  'North Dakota',
  'Ohio',
  'South Dakota',
  'Wisconsin',
];

export const NEW_ENGLAND = [
  'Connecticut',
  'Maine',
  'Massachusetts',
  'New Hampshire',
  'Rhode Island',
  'Vermont',
];

export const SOUTHEAST = [
  'Alabama',
  'Arkansas',
  'Florida',
  'Georgia',
  'Kentucky',
  'Louisiana',
  'Mississippi',
  'North Carolina',
  'South Carolina',
  'Tennessee',
  'Virginia',
  'West Virginia',
];

export const MID_ATLANTIC = [
  'Delaware',
  'District of Columbia',
  'Maryland',
  'New Jersey',
  'New York',
  'Pennsylvania',
  'Virginia',
  'West Virginia',
];

export const EAST_COAST = [
  'Connecticut',
  'Maine',
  'Massachusetts',
  'New Hampshire',
  'Rhode Island',
  'Vermont',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Maryland',
  'New Jersey',
  'New York',
  'North Carolina',
  'Pennsylvania',
  'South Carolina',
  'Virginia',
];

export const GREAT_LAKES = [
  'Illinois',
  'Indiana',
  'Michigan',
  'Minnesota',
  'New York',
  'Ohio',
  'Pennsylvania',
  'Wisconsin',
];

export const BAY_AREA = [
  'San Francisco',
  'Oakland',
  'Berkeley',
  'Emeryville',
  'Fremont',
  'Hayward',
  'San Leandro',
  'Pleasanton',
  'Walnut Creek',
  'San Ramon',
  'San Rafael',
  'San Mateo',
  'Redwood City',
  'South San Francisco',
  'Burlingame',
  'Menlo Park',
  'Foster City',
  'San Carlos',
  'San Bruno',
  'San Jose',
  'Palo Alto',
  'Mountain View',
  'Sunnyvale',
  'Santa Clara',
  'Cupertino',
  'Milpitas',
  'Los Altos',
  'Los Gatos',
  'Campbell',
  'Santa Rosa',
];

export const EUROPE = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'Iceland',
  'Norway',
  'Switzerland',
  'Ukraine',
  'United Kingdom',
];

export const EUROPEAN_UNION = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
];

export const LATAM = ['Argentina', 'Brazil', 'Chile', 'Colombia', 'Costa Rica', 'Mexico', 'Peru', 'Uruguay'];

export const APAC = [
  'Australia',
  'China',
  'India',
  'Indonesia',
  'Japan',
  'Malaysia',
  'New Zealand',
  'Philippines',
  'Singapore',
  'South Korea',
  'Taiwan',
  'Thailand',
  'Vietnam',
];

export const NORDICS = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'];

export const SCANDINAVIA = ['Denmark', 'Norway', 'Sweden'];

export const DACH = ['Germany', 'Austria', 'Switzerland'];

export const BENELUX = ['Belgium', 'Luxembourg', 'Netherlands'];

export const BALTICS = ['Estonia', 'Latvia', 'Lithuania'];

/** A region but for some of its places. */
export const without = (region: readonly string[], ...names: readonly string[]): string[] =>
  region.filter((name) => !names.includes(name));
