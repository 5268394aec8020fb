import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ExploreFilters } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { aLexicon } from './testing/firm.ts';
import { firstLaterSentences } from './testing/later-sentences-1.ts';
import { secondLaterSentences } from './testing/later-sentences-2.ts';
import { thirdLaterSentences } from './testing/later-sentences-3.ts';
import { fourthLaterSentences } from './testing/later-sentences-4.ts';
import { fifthLaterSentences } from './testing/later-sentences-5.ts';
import { sixthLaterSentences } from './testing/later-sentences-6.ts';
import { seventhLaterSentences } from './testing/later-sentences-7.ts';
import { firstPeopleSentences } from './testing/people-sentences-1.ts';
import { secondPeopleSentences } from './testing/people-sentences-2.ts';
import { thirdPeopleSentences } from './testing/people-sentences-3.ts';
import { fourthPeopleSentences } from './testing/people-sentences-4.ts';
import { fifthPeopleSentences } from './testing/people-sentences-5.ts';
import { sixthPeopleSentences } from './testing/people-sentences-6.ts';
import { seventhPeopleSentences } from './testing/people-sentences-7.ts';
import { eighthPeopleSentences } from './testing/people-sentences-8.ts';
import { ninthPeopleSentences } from './testing/people-sentences-9.ts';
import { tenthPeopleSentences } from './testing/people-sentences-10.ts';
import { eleventhPeopleSentences } from './testing/people-sentences-11.ts';
import { twelfthPeopleSentences } from './testing/people-sentences-12.ts';
import { thirteenthPeopleSentences } from './testing/people-sentences-13.ts';
import { fourteenthPeopleSentences } from './testing/people-sentences-14.ts';
import { fifteenthPeopleSentences } from './testing/people-sentences-15.ts';
import { sixteenthPeopleSentences } from './testing/people-sentences-16.ts';
import { seventeenthPeopleSentences } from './testing/people-sentences-17.ts';
import { eighteenthPeopleSentences } from './testing/people-sentences-18.ts';
import { nineteenthPeopleSentences } from './testing/people-sentences-19.ts';
import { twentiethPeopleSentences } from './testing/people-sentences-20.ts';
import { twentyFirstPeopleSentences } from './testing/people-sentences-21.ts';
import { twentySecondPeopleSentences } from './testing/people-sentences-22.ts';
import { twentyThirdPeopleSentences } from './testing/people-sentences-23.ts';
import { twentyFourthPeopleSentences } from './testing/people-sentences-24.ts';
import { twentyFifthPeopleSentences } from './testing/people-sentences-25.ts';
import { twentySixthPeopleSentences } from './testing/people-sentences-26.ts';
import { twentySeventhPeopleSentences } from './testing/people-sentences-27.ts';
import { twentyEighthPeopleSentences } from './testing/people-sentences-28.ts';
import { twentyNinthPeopleSentences } from './testing/people-sentences-29.ts';
import { thirtiethPeopleSentences } from './testing/people-sentences-30.ts';
import { thirtyFirstPeopleSentences } from './testing/people-sentences-31.ts';
import { thirtySecondPeopleSentences } from './testing/people-sentences-32.ts';
import { thirtyThirdPeopleSentences } from './testing/people-sentences-33.ts';
import { thirtyFourthPeopleSentences } from './testing/people-sentences-34.ts';
import { thirtyFifthPeopleSentences } from './testing/people-sentences-35.ts';
import { thirtySixthPeopleSentences } from './testing/people-sentences-36.ts';
import { thirtySeventhPeopleSentences } from './testing/people-sentences-37.ts';
import { thirtyEighthPeopleSentences } from './testing/people-sentences-38.ts';
import { thirtyNinthPeopleSentences } from './testing/people-sentences-39.ts';
import { fortiethPeopleSentences } from './testing/people-sentences-40.ts';
import { firstToldSentences } from './testing/told-sentences-1.ts';
import { secondToldSentences } from './testing/told-sentences-2.ts';
import { thirdToldSentences } from './testing/told-sentences-3.ts';
import { firstVariedSentences } from './testing/varied-sentences-1.ts';
import { secondVariedSentences } from './testing/varied-sentences-2.ts';
import { thirdVariedSentences } from './testing/varied-sentences-3.ts';
import { fourthVariedSentences } from './testing/varied-sentences-4.ts';
import { fifthVariedSentences } from './testing/varied-sentences-5.ts';
import { sixthVariedSentences } from './testing/varied-sentences-6.ts';
import { seventhVariedSentences } from './testing/varied-sentences-7.ts';
import { eighthVariedSentences } from './testing/varied-sentences-8.ts';
import { ninthVariedSentences } from './testing/varied-sentences-9.ts';
import { tenthVariedSentences } from './testing/varied-sentences-10.ts';
import { firstWordedSentences } from './testing/worded-sentences-1.ts';
import { secondWordedSentences } from './testing/worded-sentences-2.ts';
import { thirdWordedSentences } from './testing/worded-sentences-3.ts';
import { fourthWordedSentences } from './testing/worded-sentences-4.ts';
import { fifthWordedSentences } from './testing/worded-sentences-5.ts';

/** Sentences that are not read yet; one that is read has to leave this list. */
const KNOWN_MISSES = new Set(['growth1y>=50']);

const all = [
  ...firstPeopleSentences,
  ...secondPeopleSentences,
  ...thirdPeopleSentences,
  ...fourthPeopleSentences,
  ...fifthPeopleSentences,
  ...sixthPeopleSentences,
  ...seventhPeopleSentences,
  ...eighthPeopleSentences,
  ...ninthPeopleSentences,
  ...tenthPeopleSentences,
  ...eleventhPeopleSentences,
  ...twelfthPeopleSentences,
  ...thirteenthPeopleSentences,
  ...fourteenthPeopleSentences,
  ...fifteenthPeopleSentences,
  ...sixteenthPeopleSentences,
  ...seventeenthPeopleSentences,
  ...eighteenthPeopleSentences,
  ...nineteenthPeopleSentences,
  ...twentiethPeopleSentences,
  ...twentyFirstPeopleSentences,
  ...twentySecondPeopleSentences,
  ...twentyThirdPeopleSentences,
  ...twentyFourthPeopleSentences,
  ...twentyFifthPeopleSentences,
  ...twentySixthPeopleSentences,
  ...twentySeventhPeopleSentences,
  ...twentyEighthPeopleSentences,
  ...twentyNinthPeopleSentences,
  ...thirtiethPeopleSentences,
  ...thirtyFirstPeopleSentences,
  ...thirtySecondPeopleSentences,
  ...thirtyThirdPeopleSentences,
  ...thirtyFourthPeopleSentences,
  ...thirtyFifthPeopleSentences,
  ...thirtySixthPeopleSentences,
  ...thirtySeventhPeopleSentences,
  ...thirtyEighthPeopleSentences,
  ...thirtyNinthPeopleSentences,
  ...fortiethPeopleSentences,
  ...firstLaterSentences,
  ...secondLaterSentences,
  ...thirdLaterSentences,
  ...fourthLaterSentences,
  ...fifthLaterSentences,
  ...sixthLaterSentences,
  ...seventhLaterSentences,
  ...firstToldSentences,
  ...secondToldSentences,
  ...thirdToldSentences,
  ...firstVariedSentences,
  ...secondVariedSentences,
  ...thirdVariedSentences,
  ...fourthVariedSentences,
  ...fifthVariedSentences,
  ...sixthVariedSentences,
  ...seventhVariedSentences,
  ...eighthVariedSentences,
  ...ninthVariedSentences,
  ...tenthVariedSentences,
  ...firstWordedSentences,
  ...secondWordedSentences,
  ...thirdWordedSentences,
  ...fourthWordedSentences,
  ...fifthWordedSentences,
];
const read = (said: string) => alike(readSentence(said, aLexicon).filters);
/** As it goes over the wire. */
const plain = (filters: object) => JSON.parse(JSON.stringify(filters)) as unknown;
/** "currently" changes nothing, and what was not e-mailed at any time was never e-mailed. */
function alike({ tp_status_operator, has_never_sent_email, ...filters }: ExploreFilters) {
  const sorted = Object.entries(filters).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(String).toSorted() : value,
  ]);
  return {
    ...Object.fromEntries(sorted),
    ...(tp_status_operator === 'was' && { tp_status_operator }),
    ...(has_never_sent_email && { has_email_sent: false }),
  };
}

describe('what people type', () => {
  // FILT-072
  it('is read as they mean it', () => {
    const misread = all
      .map(([said, meant]) => ({ said, read: read(said), meant: alike(meant) }))
      .filter((one) => !isDeepStrictEqual(plain(one.read), plain(one.meant)));

    expect(misread.filter(({ said }) => !KNOWN_MISSES.has(said))).toEqual([]);
    expect(misread).toHaveLength(KNOWN_MISSES.size);
  });

  it('is told by a thousand sentences or more, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(all.map(([said]) => said)).size).toBe(all.length);
  });
});
