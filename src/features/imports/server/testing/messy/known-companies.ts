import type { Random } from '#demo/making/random.ts';

/** A company of which every value is known. */
export interface KnownCompany {
  domain: string;
  company_name: string;
  description: string;
  place: KnownPlace;
  year_founded: number;
  employees: number | { least: number; most: number | null };
  growth_1y: number;
  total_funding_usd: number;
  last_funding_on: string;
  status: 'Private' | 'Public' | 'Acquired' | 'Closed';
  is_saas: boolean;
}

export interface KnownPlace {
  city: string;
  state: string;
  /** How else people write the state. */
  letters: string;
  country: string;
  /** Two letters, three, and a name in another language. */
  country_as: readonly [two: string, three: string, other: string];
}

const place = (city: string, state: string, letters: string, country: string, as: string): KnownPlace => {
  const [two = '', three = '', other = ''] = as.split('|');
  return { city, state, letters, country, country_as: [two, three, other] };
};
const US = ['United States', 'US|USA|Vereinigte Staaten'] as const;
const CANADA = ['Canada', 'CA|CAN|Kanada'] as const;

const PLACES: readonly KnownPlace[] = [
  place('Austin', 'Texas', 'TX', ...US),
  place('San Francisco', 'California', 'CA', ...US),
  place('Wilmington', 'Delaware', 'DE', ...US),
  place('Indianapolis', 'Indiana', 'IN', ...US),
  place('Denver', 'Colorado', 'CO', ...US),
  place('Atlanta', 'Georgia', 'GA', ...US),
  place('New York', 'New York', 'N.Y.', ...US),
  place('Toronto', 'Ontario', 'ON', ...CANADA),
  place('Vancouver', 'British Columbia', 'BC', ...CANADA),
  place('Berlin', '', '', 'Germany', 'DE|DEU|Deutschland'),
  place('Lyon', '', '', 'France', 'FR|FRA|Frankreich'),
  place('London', '', '', 'United Kingdom', 'GB|GBR|England'),
  place('Mumbai', '', '', 'India', 'IN|IND|Inde'),
  place('Bogota', '', '', 'Colombia', 'CO|COL|Kolumbien'),
  place('Haifa', '', '', 'Israel', 'IL|ISR|Israele'),
  place('Tbilisi', '', '', 'Georgia', 'GE|GEO|Georgien'),
  place('Seoul', '', '', 'South Korea', 'KR|KOR|Republic of Korea'),
  place('Istanbul', '', '', 'Turkey', 'TR|TUR|Turkei'),
  place('Singapore', '', '', 'Singapore', 'SG|SGP|Singapur'),
];

/** Names and cities that an encoding can write, and that tell it from others. */
export const SCRIPTS = {
  plain: [['Harbor Loop', 'Quill & Sons', 'Nine “Lives”', 'Tidewater, Inc.', "O'Dell Labs"], []],
  western: [
    ['Café Crème Élan', 'Müller Söhne Gerät', 'Smørrebrød Værk', 'Peña Año Niño', 'Pão Açúcar Fundação'],
    ['Zürich', 'Orléans', 'Århus', 'A Coruña', 'São Paulo'],
  ],
  central: [
    ['Łódź Żółw Świeży', 'Wrocław Część', 'Příliš žluťoučký kůň', 'Šťastný Žižkov', 'Kraków Gęś Źródło'],
    ['Łódź', 'Wrocław', 'Žižkov', 'Dąbrowa', 'Příbor'],
  ],
  cyrillic: [
    ['Ромашка и сыновья', 'Северный ветер', 'Быстрая доставка', 'Зелёный луг', 'Новая энергия'],
    ['Москва', 'Тверь', 'Казань', 'Пермь', 'Самара'],
  ],
  japanese: [
    ['さくら技術株式会社', 'みらいデータ', '東京ロボット工業', 'ひかり物流', 'あおぞら銀行サービス'],
    ['東京', '大阪', '京都', '福岡', '札幌'],
  ],
  simplified: [
    ['北京未来科技有限公司', '上海数据服务', '深圳智能制造', '绿色能源集团', '杭州云计算'],
    ['北京', '上海', '深圳', '杭州', '成都'],
  ],
  traditional: [
    ['台灣未來科技股份有限公司', '台北數據服務', '高雄智慧製造', '綠色能源集團', '新竹雲端運算'],
    ['台北', '高雄', '新竹', '台中', '台南'],
  ],
  korean: [
    ['서울미래기술주식회사', '한국데이터서비스', '부산로봇공업', '푸른에너지그룹', '대전클라우드'],
    ['서울', '부산', '대전', '인천', '광주'],
  ],
} as const satisfies Record<string, readonly [names: readonly string[], cities: readonly string[]]>;
export type Script = keyof typeof SCRIPTS;

const RANGES = [
  [1, 10],
  [2, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [1001, 5000],
  [10_001, null],
] as const;

/** One of the companies of a table; its name and its domain belong to no other. */
export function inventCompany(random: Random, script: Script, table: number, at: number): KnownCompany {
  const [names, cities] = SCRIPTS[script];
  const home = random.pick(PLACES);
  const [least, most] = random.pick(RANGES);
  const digits = random.int(0, 5);
  return {
    domain: `c${at}-of-${table}.example`,
    company_name: `${random.pick(names)} ${table}-${at}`,
    description: random.pick([
      'Pumps; valves, and more',
      'Says "hello"',
      'Two\nlines',
      'A | B',
      'Plain words',
    ]),
    place: cities.length > 0 && random.chance(0.5) ? { ...home, city: random.pick(cities) } : home,
    year_founded: random.int(1950, 2025),
    employees: random.chance(0.4) ? { least, most } : random.int(0, 10 ** digits),
    growth_1y: random.chance(0.7) ? random.int(-60, 250) / 2 : random.int(-999, 12_000) / 10,
    total_funding_usd: random.int(1, 9999) * 10 ** random.int(2, 6),
    last_funding_on: new Date(Date.UTC(random.int(1995, 2026), random.int(0, 11), random.int(1, 28)))
      .toISOString()
      .slice(0, 10),
    status: random.pick(['Private', 'Public', 'Acquired', 'Closed']),
    is_saas: random.chance(0.5),
  };
}
