/** Newsletters the firm is said to receive; all invented. */
export const newsletters: readonly (readonly [name: string, slug: string, type: string])[] = [
  ['Plain Numbers', 'plain-numbers', 'weekly'],
  ['The Second Coffee', 'second-coffee', 'weekly'],
  ['The Shop Floor Letter', 'shop-floor-letter', 'industry'],
  ['Ward and Waiting Room', 'ward-and-waiting-room', 'industry'],
  ['Ledger Lines', 'ledger-lines', 'industry'],
  ['Great Lakes Founders', 'great-lakes-founders', 'regional'],
  ['Notes from the Piedmont', 'notes-from-the-piedmont', 'regional'],
];

/** What a newsletter, a podcast or a paper says of a company. */
export const remarks: readonly string[] = [
  '{company} raised its price [by a tenth|for the first time] and lost [two|three] customers out of {hundreds}. That is what pricing power looks like.',
  'The quiet winner of the quarter is a company from {city} that sells {offer} and that nobody in our survey had heard of in January.',
  'Watch what {company} charges for rather than what it talks about: [the service contract|the data|the second product] is the business.',
  '{company} now employs {size} people, and its founders still answer [support tickets on Fridays|the main phone line].',
  '[Buyers|Customers|Operators] we called describe {company} with the same word: [dull|dependable|thorough]. They meant it as praise.',
  'Hiring at {company} has turned from engineers to [sales|installers|account managers], usually the sign of a product that stands.',
  '{company} won [a nine-county tender|a group with forty sites|its first airport], its largest contract so far.',
  'A reader in {city} writes that {company} replaced [two systems and a wall of paper|a vendor of fifteen years] in a month.',
  'The market for {offer} is smaller than the decks say and stickier than the critics think; {company} is the case for the second half.',
  '{company} opened an office [abroad|two states away] and moved its [head of product|second founder] there, which tells how serious it is.',
  'Three of the last five people to join {company} came from the incumbent.',
  'Asked about growth, the founder of {company} answered with churn. More should.',
  '{company} published its outage report within [a day|six hours], including the part that was embarrassing.',
  'If {offer} becomes a category, it will be because {company} made it [boring|affordable|auditable].',
];

export const talkRemarks: readonly string[] = [
  '“We only lost one customer we wanted to keep, and it was our fault: we took four days to answer.”',
  '“Every new engineer spends the first week [on a second shift|with a customer|in support].”',
  '“The hard part was never the software. It was [getting the data out of the old one|the training|the paper].”',
  '“We said no to [the largest customer we had|a third of the requests|two offers], and it was right.”',
  '“Half of our roadmap is things we are taking out.”',
  '“People ask why {city}. Because the customers are here.”',
  '“We sell {offer}. We do not sell transformation.”',
  '“At [thirty|fifty|ninety] people you find out which of your habits were good.”',
];

export const shows: readonly (readonly [name: string, slug: string])[] = [
  ['Second Shift', 'second-shift'],
  ['Margins and Makers', 'margins-and-makers'],
  ['Trade Desk Monthly', 'trade-desk-monthly'],
  ['The Operators’ Stage', 'operators-stage'],
];

export const editorials: readonly string[] = [
  'A short issue this week: most of our readers are closing their quarter.',
  'We asked forty buyers what they renewed without a meeting. The answers surprised us.',
  'Money is dearer than it was, and the companies below behave accordingly.',
  'This issue is about companies that grew without being noticed.',
  'Readers asked for fewer opinions and more figures. Here are the figures.',
];
