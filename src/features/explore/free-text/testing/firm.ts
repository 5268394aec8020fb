import { STATE_LETTERS } from '#kernel/state-letters.ts';
import { type FirmOptions, type Lexicon, lexiconOf } from '../lexicon.rules.ts';
import { placeLexiconOf } from '../place-lexicon.rules.ts';
import { REGIONS } from '../region-words.rules.ts';

const option = (display_name: string, server_value = display_name) => ({ display_name, server_value });
const placesOf = (kind: string) =>
  REGIONS.filter((region) => region[1] === kind).flatMap(([, , places]) => places.split('|'));

/** An invented firm with the options Orion ships with, and every place a region names. */
export const firm: FirmOptions = {
  countries: [...new Set([...placesOf('country'), 'United States', 'Canada'])].toSorted(),
  states: [
    ...new Set([...Object.values(STATE_LETTERS), 'Ontario', 'Quebec', 'Berlin', 'England']),
  ].toSorted(),
  cities: [
    ...new Set([
      ...placesOf('city'),
      'New York',
      'Austin',
      'Boston',
      'Chicago',
      'Toronto',
      'Berlin',
      'London',
    ]),
    'Columbus',
    'Kansas City',
    'St. Louis',
    'Los Angeles',
    'Salt Lake City',
    'Bend',
    'Querétaro',
    'Washington',
    'Denver',
    'Philadelphia',
    'Portland',
    'Detroit',
    'Waterloo',
    'Munich',
    'Paris',
    'Seattle',
  ].toSorted(),
  metros: [
    'Greater Boston',
    'San Francisco Bay Area',
    'New York City Metropolitan Area',
    'Greater Chicago Area',
    'Raleigh-Durham Area',
    'Austin, Texas Metropolitan Area',
    'Greater Toronto Area',
    'Denver Metropolitan Area',
    'Berlin Metropolitan Area',
  ],
  owners: [
    { full_name: 'Marta Lindqvist', email_address: 'marta@aldercap.example' },
    { full_name: 'Theo Abara', email_address: 'theo@aldercap.example' },
    { full_name: 'Priya Sundaram', email_address: 'priya@aldercap.example' },
    { full_name: 'Felix Tran', email_address: 'felix@aldercap.example' },
    { full_name: 'Felix Amador', email_address: 'felix.amador@aldercap.example' },
  ],
  tp_statuses: [
    option('Prospect', 'PROSPECT'),
    option('Reached Out', 'REACHED_OUT'),
    option('In Conversation', 'IN_CONVERSATION'),
    option('Meeting Scheduled', 'MEETING_SCHEDULED'),
    option('Diligence', 'DILIGENCE'),
    option('Term Sheet', 'TERM_SHEET'),
    option('Portfolio', 'PORTFOLIO'),
    option('On Hold', 'ON_HOLD'),
    option('Passed', 'PASSED'),
  ],
  statuses: [option('Private'), option('Public'), option('Acquired'), option('Closed')],
  growth_tags: [
    'Hiring Surge',
    'Headcount Doubled',
    'Steady Compounder',
    'Back to Growth',
    'Slowing Down',
    'Contracting',
    'Capital Efficient',
    'New Market Entry',
    'Sales Build-Out',
    'Leadership Hire',
  ],
  newsletter_types: [
    { name: 'Weekly', value: 'weekly' },
    { name: 'Industry', value: 'industry' },
    { name: 'Regional', value: 'regional' },
  ],
  quip_types: [
    option('Newsletter', 'newsletter'),
    option('Podcast', 'podcast'),
    option('Social post', 'social_post'),
    option('Press', 'press'),
    option('Conference talk', 'conference'),
  ],
  lists: [
    { workboard_id: 3, name: 'Midwest industrial' },
    { workboard_id: 4, name: 'Fall outreach' },
    { workboard_id: 5, name: 'Under 5M raised' },
    { workboard_id: 6, name: 'Theo’s shortlist' },
    { workboard_id: 7, name: 'Canada trip' },
    { workboard_id: 8, name: 'Second look' },
  ],
  datasources: ['multi_founders', 'manufacturing_summit_guests'],
};

/** A Sunday in November; Marta asks. */
export const aLexicon: Lexicon = lexiconOf(firm, placeLexiconOf(firm), {
  today: '2026-11-15',
  me: 'marta@aldercap.example',
});
