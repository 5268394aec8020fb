import { itself, type Named, type Names, namesOf, words } from './names.rules.ts';
import type { PlaceLexicon, PlaceOptions } from './place-lexicon.rules.ts';
import { OTHER_TAGS } from './tag-words.rules.ts';
import { wordTable } from './word-table.rules.ts';

/** What the firm has, as its option lists tell it. */
export interface FirmOptions extends PlaceOptions {
  owners: readonly { full_name: string; email_address: string }[];
  tp_statuses: readonly Option[];
  statuses: readonly Option[];
  growth_tags: readonly string[];
  newsletter_types: readonly { name: string; value: string }[];
  quip_types: readonly Option[];
  lists: readonly { workboard_id: number; name: string }[];
  datasources: readonly string[];
}
interface Option {
  display_name: string;
  server_value: string;
}

/** Who asks, and when. */
export interface Asker {
  /** YYYY-MM-DD */
  today: string;
  me: string | null;
}

/** Every name a sentence may use for something of the firm's. */
export interface Lexicon extends PlaceLexicon, Asker {
  owner: Names<string>;
  /** First or last names that several people have, with all of them. */
  namesakes: Names<readonly string[]>;
  tp_status: Names<string>;
  status: Names<string>;
  tag: Names<string>;
  newsletter: Names<string>;
  quip: Names<string>;
  list: Names<number>;
  datasource: Names<string>;
}

const optionNames = (options: readonly Option[], valueOf = (value: string) => value) =>
  options.flatMap(({ display_name, server_value }) => [
    { name: display_name, value: valueOf(server_value) },
    { name: server_value, value: valueOf(server_value) },
  ]);

export function lexiconOf(
  firm: Omit<FirmOptions, keyof PlaceOptions>,
  places: PlaceLexicon,
  asker: Asker,
): Lexicon {
  return {
    ...asker,
    ...places,
    owner: namesOf(ownerNames(firm.owners)),
    namesakes: namesOf(sharedNames(firm.owners)),
    tp_status: namesOf([
      ...optionNames(firm.tp_statuses, (value) => value.toLowerCase()),
      ...firm.tp_statuses.flatMap(({ display_name, server_value }) =>
        [`${display_name}s`, display_name.replace(' ', 's '), ...spreadNames(display_name)].map((name) => ({
          name,
          value: server_value.toLowerCase(),
        })),
      ),
    ]),
    status: namesOf([...optionNames(firm.statuses), ...otherStatuses(firm.statuses)]),
    tag: namesOf([...itself(firm.growth_tags), ...otherTags(firm.growth_tags)]),
    newsletter: namesOf(
      firm.newsletter_types.flatMap(({ name, value }) => [
        { name, value },
        { name: value, value },
        ...(SHORT_TYPES[value] ?? []).map((short) => ({ name: short, value })),
      ]),
    ),
    quip: namesOf([
      ...optionNames(firm.quip_types),
      ...firm.quip_types.map(({ display_name, server_value }) => ({
        name: `${display_name}s`,
        value: server_value,
      })),
    ]),
    list: namesOf(firm.lists.flatMap(listNames)),
    datasource: namesOf(firm.datasources.flatMap(sourceNames)),
  };
}

const BEFORE_DONE = words('already|is|is already|has been|has already been|was|got|now|just');
/** "Meeting Scheduled" is also "meeting already scheduled" and "scheduled a meeting". */
const spreadNames = (name: string) => {
  const [what = '', done = '', ...more] = name.split(' ');
  if (!done.endsWith('ed') || more.length > 0) return [];
  return [...BEFORE_DONE.map((word) => `${what} ${word} ${done}`), `${done} ${what}`, `${done} a ${what}`];
};

/** "manufacturing_summit_guests" are also the "guests of the manufacturing summit". */
const sourceNames = (value: string): Named<string>[] => {
  const parts = value.split(/[_ ]/);
  const [who, where] = [parts.at(-1), parts.slice(0, -1).join(' ')];
  const others =
    parts.length < 3
      ? []
      : [
          `${where}'s ${who}`,
          ...words('list|attendees|participants|people|crowd|folks|visitors').map((all) => `${where} ${all}`),
          ...words('of|of the|of our|from|from the|at|at the').map((of) => `${who} ${of} ${where}`),
        ];
  return [value, ...others].map((name) => ({ name, value }));
};

const SHORT_TYPES = wordTable<readonly string[]>({ weekly: ['wkly', 'weeklies'] });

/** "Theo’s shortlist" is also "theos shortlist", "Theo shortlist" and "the shortlist of Theo". */
const listNames = ({ name, workboard_id: value }: FirmOptions['lists'][number]): Named<number>[] => [
  { name, value },
  { name: name.replace(/['’]/g, ''), value },
  ...ownedNames(name).map((other) => ({ name: other, value })),
];

const ownedNames = (name: string) => {
  const [whose = '', what] = name.split(/['’]s /);
  return what ? [`${whose} ${what}`, `${what} of ${whose}`] : [];
};

const partsOf = (name: string) => {
  const parts = name.split(' ');
  return [...new Set([parts[0] ?? name, parts.at(-1) ?? name])];
};

/** "F Tran", and "Felix T" where several are called Felix. */
const shortNames = (name: string, isShared: boolean) => {
  const [first = '', ...others] = name.split(' ');
  return others
    .slice(-1)
    .flatMap((last) => [`${first.charAt(0)} ${last}`, ...(isShared ? [`${first} ${last.charAt(0)}`] : [])]);
};

/** Full names, short ones, addresses, and a first or last name that only one person has. */
const ownerNames = (owners: FirmOptions['owners']): Named<string>[] => {
  const isOnly = (part: string) => owners.filter((one) => partsOf(one.full_name).includes(part)).length === 1;
  const shortOf = (name: string) => shortNames(name, !isOnly(partsOf(name)[0] ?? ''));
  const shorts = owners.flatMap(({ full_name }) => shortOf(full_name));
  return owners.flatMap(({ full_name, email_address }) => [
    { name: full_name, value: email_address },
    ...shortOf(full_name)
      .filter((short) => shorts.indexOf(short) === shorts.lastIndexOf(short))
      .map((name) => ({ name, value: email_address })),
    { name: email_address, value: email_address },
    ...partsOf(full_name)
      .filter((part) => part.length > 1 && isOnly(part))
      .flatMap((name) => [name, `${name}s`].map((called) => ({ name: called, value: email_address }))),
  ]);
};

/** "both Felixes" */
const sharedNames = (owners: FirmOptions['owners']): Named<readonly string[]>[] =>
  [...new Set(owners.flatMap(({ full_name }) => partsOf(full_name)))].flatMap((part) => {
    const value = owners
      .filter(({ full_name }) => partsOf(full_name).includes(part))
      .map(({ email_address }) => email_address);
    return value.length < 2 ? [] : [part, `${part}s`, `${part}es`].map((name) => ({ name, value }));
  });

const OTHER_STATUSES = wordTable({
  private:
    'pvt|pvt ltd|priv|priv held|private limited|private ltd|privately run|privately held|privately owned|still private|closely held',
  public:
    'publicly traded|publicly listed|listed publicly|traded publicly|stock listed|listed on an exchange|listed on the stock exchange|listed on a stock exchange|on the stock market|ipoed|listed cos|listed co|listed companies|listed company|listed firms|listed firm|listed businesses|listed corporations|listed players|exchange listed|stock exchange listed|stock market listed|nyse listed|nasdaq listed|listed on nasdaq|listed on the nasdaq|listed on nyse|listed on the nyse|traded on an exchange|traded on the stock exchange|had an ipo|had its ipo|had their ipo|went public|gone public|has gone public',
  acquired:
    'already acquired|been acquired|got acquired|was acquired|were acquired|bought out|got bought|been bought|was bought|were bought|been sold|got sold|taken over|been taken over',
  closed:
    'shut down|shuttered|ceased operations|no longer operating|went bankrupt|gone bankrupt|bankrupt|liquidated|dissolved|out of business|defunct|closed down|already dead|now dead|long dead|dead now|dead companies|dead company|dead startups|dead ones|went under|gone under|went bust|folded|wound down',
});
const otherTags = (tags: readonly string[]) =>
  tags.flatMap((value) => [
    { name: `${value}s`, value },
    ...words(OTHER_TAGS[value.toLowerCase()] ?? '')
      .filter((name) => name !== '')
      .map((name) => ({ name, value })),
  ]);
const otherStatuses = (statuses: readonly Option[]) =>
  statuses.flatMap(({ server_value: value }) =>
    words(OTHER_STATUSES[value.toLowerCase()] ?? '').map((name) => ({ name, value })),
  );
