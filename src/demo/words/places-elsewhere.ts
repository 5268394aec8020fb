import type { City } from './places-north-america.ts';

/** Countries beyond North America with their cities; the number is the country's weight. */
export const elsewhere: readonly (readonly [country: string, weight: number, cities: readonly City[]])[] = [
  [
    'United Kingdom',
    9,
    [
      ['London', 'England', 'London Area', 16],
      ['Manchester', 'England', 'Greater Manchester Area', 5],
      ['Bristol', 'England', 'Bristol Area', 3],
      ['Leeds', 'England', 'Leeds Area', 2],
      ['Edinburgh', 'Scotland', 'Edinburgh Area', 4],
      ['Cardiff', 'Wales', 'Cardiff Area', 1],
      ['Belfast', 'Northern Ireland', 'Belfast Area', 2],
    ],
  ],
  [
    'Germany',
    7,
    [
      ['Berlin', 'Berlin', 'Berlin Metropolitan Area', 9],
      ['Munich', 'Bavaria', 'Greater Munich Area', 6],
      ['Hamburg', 'Hamburg', 'Hamburg Area', 4],
      ['Cologne', 'North Rhine-Westphalia', 'Cologne-Bonn Region', 3],
      ['Stuttgart', 'Baden-Württemberg', 'Stuttgart Region', 3],
      ['Leipzig', 'Saxony', 'Leipzig Area', 2],
    ],
  ],
  [
    'France',
    5,
    [
      ['Paris', 'Île-de-France', 'Greater Paris Metropolitan Region', 12],
      ['Lyon', 'Auvergne-Rhône-Alpes', 'Lyon Area', 4],
      ['Toulouse', 'Occitanie', 'Toulouse Area', 2],
      ['Nantes', 'Pays de la Loire', 'Nantes Area', 2],
    ],
  ],
  [
    'Netherlands',
    4,
    [
      ['Amsterdam', 'North Holland', 'Amsterdam Area', 7],
      ['Rotterdam', 'South Holland', 'Rotterdam-The Hague Area', 3],
      ['Utrecht', 'Utrecht', 'Utrecht Area', 3],
      ['Eindhoven', 'North Brabant', 'Eindhoven Area', 2],
    ],
  ],
  [
    'Spain',
    4,
    [
      ['Barcelona', 'Catalonia', 'Greater Barcelona Metropolitan Area', 6],
      ['Madrid', 'Community of Madrid', 'Greater Madrid Metropolitan Area', 6],
      ['Valencia', 'Valencian Community', 'Valencia Area', 2],
      ['Bilbao', 'Basque Country', 'Bilbao Area', 1],
    ],
  ],
  [
    'Sweden',
    3,
    [
      ['Stockholm', 'Stockholm County', 'Greater Stockholm Metropolitan Area', 7],
      ['Gothenburg', 'Västra Götaland', 'Gothenburg Area', 3],
      ['Malmö', 'Skåne', 'Malmö Area', 2],
    ],
  ],
  [
    'Denmark',
    2,
    [
      ['Copenhagen', 'Capital Region', 'Greater Copenhagen', 6],
      ['Aarhus', 'Central Denmark', 'Aarhus Area', 2],
    ],
  ],
  [
    'Norway',
    2,
    [
      ['Oslo', 'Oslo', 'Oslo Region', 5],
      ['Bergen', 'Vestland', 'Bergen Area', 2],
    ],
  ],
  [
    'Finland',
    2,
    [
      ['Helsinki', 'Uusimaa', 'Helsinki Metropolitan Area', 5],
      ['Tampere', 'Pirkanmaa', 'Tampere Area', 2],
    ],
  ],
  [
    'Ireland',
    2,
    [
      ['Dublin', 'Leinster', 'Greater Dublin Area', 6],
      ['Cork', 'Munster', 'Cork Area', 2],
    ],
  ],
  [
    'Switzerland',
    2,
    [
      ['Zurich', 'Zurich', 'Zurich Metropolitan Area', 5],
      ['Lausanne', 'Vaud', 'Lausanne Area', 2],
    ],
  ],
  [
    'Austria',
    1,
    [
      ['Vienna', 'Vienna', 'Vienna Area', 4],
      ['Graz', 'Styria', 'Graz Area', 1],
    ],
  ],
  [
    'Italy',
    2,
    [
      ['Milan', 'Lombardy', 'Greater Milan Metropolitan Area', 6],
      ['Turin', 'Piedmont', 'Turin Area', 2],
      ['Bologna', 'Emilia-Romagna', 'Bologna Area', 2],
    ],
  ],
  [
    'Portugal',
    2,
    [
      ['Lisbon', 'Lisbon', 'Lisbon Metropolitan Area', 5],
      ['Porto', 'Porto', 'Porto Metropolitan Area', 3],
    ],
  ],
  [
    'Poland',
    2,
    [
      ['Warsaw', 'Masovia', 'Warsaw Metropolitan Area', 5],
      ['Kraków', 'Lesser Poland', 'Kraków Area', 3],
    ],
  ],
  [
    'Czechia',
    1,
    [
      ['Prague', 'Prague', 'Prague Area', 4],
      ['Brno', 'South Moravia', 'Brno Area', 2],
    ],
  ],
  ['Estonia', 1, [['Tallinn', 'Harju', 'Tallinn Area', 3]]],
  [
    'Romania',
    1,
    [
      ['Bucharest', 'Bucharest', 'Bucharest Area', 3],
      ['Cluj-Napoca', 'Cluj', 'Cluj Area', 2],
    ],
  ],
  [
    'Israel',
    3,
    [
      ['Tel Aviv', 'Tel Aviv District', 'Tel Aviv Area', 7],
      ['Haifa', 'Haifa District', 'Haifa Area', 2],
    ],
  ],
  [
    'India',
    6,
    [
      ['Bengaluru', 'Karnataka', 'Greater Bengaluru Area', 10],
      ['Mumbai', 'Maharashtra', 'Mumbai Metropolitan Region', 6],
      ['Pune', 'Maharashtra', 'Pune Area', 4],
      ['Hyderabad', 'Telangana', 'Greater Hyderabad Area', 5],
      ['Chennai', 'Tamil Nadu', 'Greater Chennai Area', 3],
      ['Gurugram', 'Haryana', 'Greater Delhi Area', 4],
    ],
  ],
  ['Singapore', 2, [['Singapore', '', 'Singapore', 5]]],
  [
    'Japan',
    2,
    [
      ['Tokyo', 'Tokyo', 'Greater Tokyo Area', 6],
      ['Osaka', 'Osaka', 'Greater Osaka Area', 3],
      ['Fukuoka', 'Fukuoka', 'Fukuoka Area', 2],
    ],
  ],
  [
    'South Korea',
    1,
    [
      ['Seoul', 'Seoul', 'Seoul Metropolitan Area', 5],
      ['Busan', 'Busan', 'Busan Area', 1],
    ],
  ],
  [
    'Taiwan',
    1,
    [
      ['Taipei', 'Taipei', 'Taipei Area', 3],
      ['Hsinchu', 'Hsinchu', 'Hsinchu Area', 1],
    ],
  ],
  [
    'Indonesia',
    1,
    [
      ['Jakarta', 'Jakarta', 'Greater Jakarta', 4],
      ['Bandung', 'West Java', 'Bandung Area', 1],
    ],
  ],
  [
    'Vietnam',
    1,
    [
      ['Ho Chi Minh City', 'Ho Chi Minh City', 'Ho Chi Minh City Area', 3],
      ['Hanoi', 'Hanoi', 'Hanoi Area', 2],
    ],
  ],
  [
    'Philippines',
    1,
    [
      ['Manila', 'Metro Manila', 'Metro Manila', 3],
      ['Cebu City', 'Cebu', 'Cebu Area', 1],
    ],
  ],
  [
    'United Arab Emirates',
    1,
    [
      ['Dubai', 'Dubai', 'Dubai Area', 4],
      ['Abu Dhabi', 'Abu Dhabi', 'Abu Dhabi Area', 2],
    ],
  ],
  [
    'Australia',
    3,
    [
      ['Sydney', 'New South Wales', 'Greater Sydney Area', 6],
      ['Melbourne', 'Victoria', 'Greater Melbourne Area', 6],
      ['Brisbane', 'Queensland', 'Greater Brisbane Area', 3],
    ],
  ],
  [
    'New Zealand',
    1,
    [
      ['Auckland', 'Auckland', 'Auckland Area', 3],
      ['Wellington', 'Wellington', 'Wellington Area', 2],
    ],
  ],
  [
    'Brazil',
    4,
    [
      ['São Paulo', 'São Paulo', 'Greater São Paulo Area', 10],
      ['Rio de Janeiro', 'Rio de Janeiro', 'Greater Rio de Janeiro', 4],
      ['Belo Horizonte', 'Minas Gerais', 'Greater Belo Horizonte', 3],
      ['Curitiba', 'Paraná', 'Greater Curitiba', 2],
      ['Florianópolis', 'Santa Catarina', 'Florianópolis Area', 2],
    ],
  ],
  [
    'Colombia',
    2,
    [
      ['Bogotá', 'Bogotá', 'Bogotá Metropolitan Area', 5],
      ['Medellín', 'Antioquia', 'Medellín Area', 3],
    ],
  ],
  ['Chile', 1, [['Santiago', 'Santiago Metropolitan', 'Santiago Metropolitan Area', 4]]],
  [
    'Argentina',
    2,
    [
      ['Buenos Aires', 'Buenos Aires', 'Greater Buenos Aires', 5],
      ['Córdoba', 'Córdoba', 'Córdoba Area', 2],
    ],
  ],
  ['Peru', 1, [['Lima', 'Lima', 'Lima Metropolitan Area', 3]]],
  ['Uruguay', 1, [['Montevideo', 'Montevideo', 'Montevideo Area', 2]]],
  ['Kenya', 1, [['Nairobi', 'Nairobi', 'Nairobi Area', 3]]],
  ['Nigeria', 1, [['Lagos', 'Lagos', 'Lagos Area', 4]]],
  [
    'South Africa',
    1,
    [
      ['Cape Town', 'Western Cape', 'Cape Town Area', 3],
      ['Johannesburg', 'Gauteng', 'Johannesburg Area', 2],
    ],
  ],
];
