import type { Random } from '#demo/making/random.ts';
import { ownerOptionsOf } from '#features/pipeline/pipeline.rules.ts';
import type { MessyColumn } from './messy-columns.ts';

/** The statuses of an invented firm, and who can own a company there. */
export const FIRM_STATUSES: ReadonlyMap<string, string> = new Map([
  ['Prospect', 'PROSPECT'],
  ['In conversation', 'IN_CONVERSATION'],
  ['Term sheet', 'TERM_SHEET'],
]);
const STAFF = [
  { full_name: 'Ann Lee', email_address: 'ann@firm.example', role: 'PARTNER' },
  { full_name: 'Bo van der Ray', email_address: 'bo.ray@firm.example', role: 'INVESTOR' },
  { full_name: 'Sam Hill', email_address: 'sam@firm.example', role: 'INVESTOR' },
  { full_name: 'Sam Hill', email_address: 'sam.hill@firm.example', role: 'INVESTOR' },
];
export const FIRM_OWNERS = ownerOptionsOf(STAFF);

/** Where companies stand, who looks after them and in which bucket they are, as people write it. */
export const messyStanding = (random: Random): MessyColumn[] => [
  {
    field: 'tp_status',
    header: random.pick(['Pipeline Status', 'Deal stage', 'deal_stage', 'TP status', 'Deal-Phase']),
    reading: null,
    write: () => {
      const [name, means] = random.pick([...FIRM_STATUSES]);
      return { text: random.pick([name, name.toUpperCase(), means, ` ${name.toLowerCase()} `]), means };
    },
    otherwise: [],
    junk: ['Someday', 'Prospect?!x', '3', '#REF!', 'Prospect; Term sheet'],
  },
  {
    field: 'tp_owners',
    header: random.pick(['Owner', 'Owners', 'Company owner', 'Zuständig', 'Propietario']),
    reading: null,
    write: () => {
      const [ann, bo] = STAFF.map(({ email_address }) => email_address);
      return random.pick([
        { text: 'Ann Lee', means: [ann] },
        { text: 'lee, ann', means: [ann] },
        { text: 'Ann Lee <ANN@firm.example>', means: [ann] },
        { text: 'bo.ray@firm.example', means: [bo] },
        { text: 'Ann Lee; Bo van der Ray', means: [ann, bo] },
        { text: 'Bo van der Ray | ann@firm.example', means: [bo, ann] },
      ]);
    },
    otherwise: [],
    junk: ['Sam Hill', 'Zoe Nobody', 'zoe@other.example', 'Ann Lee; Zoe', 'ann'],
  },
  {
    field: 'bucket',
    header: random.pick(['Bucket', 'bucket_name', 'Panier']),
    reading: null,
    write: () =>
      random.pick([
        { text: 'Spring', means: 'Spring' },
        { text: ' A,  B ', means: 'A, B' },
      ]),
    otherwise: [],
    junk: ['x'.repeat(121), '#VALUE!'],
  },
];
