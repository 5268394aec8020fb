/** Projects, lists and other names the demonstration firm has given to its work. */
export const NO_PROJECT = 'No Project Required';

export const projects: readonly string[] = [
  'Midwest Industrial',
  'Care Delivery',
  'Public Sector Map',
  'Vertical Software',
  'Climate Hardware',
  'Founder References',
  'Payments Review',
  'Food Supply Chains',
];

export const referenceTypes: readonly string[] = [
  'Customer',
  'Former Colleague',
  'Investor',
  'Industry Expert',
  'Partner',
  'Candidate',
];

export const lists: readonly string[] = [
  'Midwest industrial',
  'Fall outreach',
  'Founder-led sales',
  'Under 5M raised',
  'Care delivery',
  'Theo’s shortlist',
  'Public sector map',
  'Berlin dinner guests',
  'Customer introductions',
  'Enterprise references',
  'Partner watch',
  'Canada trip',
  'Farm and field',
  'Second look',
];

export const categoryBoards: readonly (readonly [name: string, categories: readonly string[]])[] = [
  [
    'Vertical software map',
    [
      'Clinic software',
      'Insurance software',
      'Construction software',
      'Public sector software',
      'Legal and compliance',
    ],
  ],
  [
    'Physical economy',
    ['Robotics', 'Energy and grid', 'Climate and materials', 'Agriculture', 'Freight and logistics'],
  ],
];

export const peopleBoards: readonly string[] = ['Operating Advisors', 'CTO Lunch Guests'];

export const buckets: readonly string[] = [
  'Track closely',
  'Revisit next quarter',
  'Needs a reference',
  'Too early',
  'Too late',
];

export const quipTypes: readonly (readonly [
  server_value: string,
  display_name: string,
  description: string,
])[] = [
  ['newsletter', 'Newsletter', 'Written in a newsletter the firm receives'],
  ['podcast', 'Podcast', 'Said in a podcast'],
  ['social_post', 'Social post', 'Posted by a founder or a customer'],
  ['press', 'Press', 'Printed in a trade paper'],
  ['conference', 'Conference talk', 'Said on a stage'],
];
