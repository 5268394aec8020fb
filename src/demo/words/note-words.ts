/** How notes of conversations begin, go on and end, by what the person is to the company. */
export interface NoteWords {
  openings: readonly string[];
  middles: readonly string[];
  endings: readonly string[];
}

export const noteWords: Readonly<Record<string, NoteWords>> = {
  Customer: {
    openings: [
      'Spoke with <strong>{person}</strong>, {job} at {employer}, who has used {company} for [eight months|a year and a half|two renewals].',
      'Customer call on {company} with <strong>{person}</strong> ({job}, {employer}).',
      '<strong>{person}</strong> runs the team at {employer} that bought {company} [last spring|after a three-way trial|from a competitor’s reference list].',
      'Short call with <strong>{person}</strong> of {employer}, introduced by {company} as [a typical|their largest|a difficult] customer.',
    ],
    middles: [
      'They compared [three|four] vendors and chose it because [the second shift used it without being told|the contract was two pages long|support answered in the demo week].',
      'Roll-out took [six weeks instead of the promised three|nine days|one quarter], and the delay was [on their own side|in the data migration|with the old vendor].',
      'She measures it by one figure, [hours per case|stops per month|days to close], which fell by [a fifth|a third|almost half].',
      'The price went up [eight|twelve|fifteen] per cent at renewal and [nobody argued|it went to the finance committee|they asked for a longer term in return].',
      'Weak spots: [reporting is thin|permissions are all or nothing|the mobile client is a year behind], and the team knows it.',
      'If it vanished tomorrow they would [go back to spreadsheets for a quarter|have to hire two people|miss a filing deadline].',
      'Usage has spread from [one site to five|eleven seats to sixty|billing to operations] without a sales visit.',
      'The account manager has changed [twice|three times] this year, which is the one thing that worries them.',
    ],
    endings: [
      'Would buy again and would take a call from another customer.',
      'Renewal is in [March|September|eleven weeks]; worth a second call just before.',
      'Offered to introduce [two peers in the same county|their former vendor’s product lead|the head of their user group].',
      'Neutral on balance: happy with the product, unsure about the roadmap.',
      'Asked not to be quoted by name to the company.',
    ],
  },
  'Former Colleague': {
    openings: [
      'Reference on {founder} of {company} from <strong>{person}</strong>, who [managed|reported to|shared an office with] the founder at an earlier company.',
      '<strong>{person}</strong>, now {job} at {employer}, worked with {founder} for [three|four|six] years.',
      'Back-channel call about {founder} ({company}) with <strong>{person}</strong>.',
    ],
    middles: [
      'Calm under pressure, hires slowly, writes everything down.',
      'The best [listener|recruiter|debugger of organisations] this person has worked with, and [not always quick|impatient with process|reluctant to delegate].',
      'In the bad year [the whole team stayed|two of nine left], which says most of what there is to say.',
      'The one criticism: [pricing was kept too low for two years|decisions were reopened|sales was treated as a necessary evil].',
      'When the largest customer left, the founder [called every other customer within two days|took the blame in writing|rebuilt the plan over a weekend].',
      'Strong opinions about [quality|hiring|what not to build], loosely held when shown numbers.',
    ],
    endings: [
      'Would work there again without hesitation.',
      'Thinks the next hire should be a [commercial lead|finance lead|head of product].',
      'Would invest personally, and has asked to.',
      'Suggested two more people to call, both from the same period.',
      'Would join as an adviser but not full time.',
    ],
  },
  Investor: {
    openings: [
      'Talked to <strong>{person}</strong>, who passed on {company} [at the seed|two years ago] and has followed it since.',
      '<strong>{person}</strong> sits on a board with the founders of {company} in another matter.',
      'Exchange with <strong>{person}</strong> ({employer}) about the market {company} sells into.',
    ],
    middles: [
      'Their doubt was [the length of the sales cycle|one customer with a third of revenue|gross margin], and it has [mostly gone|not gone].',
      'They see [four|seven] companies a year in this field, and this is [the only one with paid renewals|one of two that ship].',
      'Terms in the last round were clean: [one to one, no participation|a small pool top-up].',
      'Growth came from [two resellers|one region|expansion rather than new names], worth checking in the cohort data.',
      'Burn has been [below plan|on plan] for [five|six] quarters.',
    ],
    endings: [
      'Would look at the next round if the lead were right.',
      'Happy to compare notes after our second meeting.',
      'Sent the two market reports they relied on.',
      'No conflict, and no urgency on their side.',
    ],
  },
  'Industry Expert': {
    openings: [
      '<strong>{person}</strong> spent [eleven|sixteen|twenty] years in the trade {company} sells to, most recently as {job} at {employer}.',
      'Market call with <strong>{person}</strong>; {company} came up unprompted.',
      'An hour with <strong>{person}</strong> on how buyers of {offer} decide.',
    ],
    middles: [
      'Budgets are set in [October|the spring|the fiscal fourth quarter] and rarely moved, so timing matters more than price.',
      'The real competitor is [a spreadsheet|doing nothing|an incumbent that nobody likes and nobody replaces].',
      'Regulation changes [next April|in two states] and will force about a third of buyers to look again.',
      'Buyers ask each other at [the two annual meetings|one mailing list] and nowhere else.',
      'Two vendors were thrown out last year after [an outage|a price rise|a failed audit], so references count double.',
      'Puts the number of serious buyers at [about nine hundred|two thousand|no more than four hundred].',
    ],
    endings: [
      'Worth having on a call with the founders.',
      'Will send the buyer survey his association ran.',
      'Sceptical about the category, positive about this company.',
      'Agreed to be an adviser on the map we are drawing.',
    ],
  },
  Partner: {
    openings: [
      '<strong>{person}</strong> of {employer} resells {company} in [three states|two regions].',
      'Channel check with <strong>{person}</strong>, {job} at {employer}.',
      'Spoke with <strong>{person}</strong>, who owns the integration with {company} at {employer}.',
    ],
    middles: [
      'It is [a tenth|a quarter|nearly half] of what they sell, and the easiest part to renew.',
      'The interface is [well documented|stable since last year|better than that of firms ten times the size].',
      'Margins for partners were cut [once|twice], each time with a quarter’s notice.',
      'Tickets are answered by engineers, which [customers notice|will not last at this growth].',
      'They lose deals to [price|a bundled product|inertia], seldom to features.',
    ],
    endings: [
      'Plans to put two more people on it.',
      'Would like to meet us when we are in town.',
      'Expects to double the volume next year.',
      'Asked that we keep the margin figures to ourselves.',
    ],
  },
  Candidate: {
    openings: [
      'Met <strong>{person}</strong> about the open [finance|commercial|product] role at {company}.',
      '<strong>{person}</strong>, {job} at {employer}, is thinking of moving; {company} could be a fit.',
      'Coffee with <strong>{person}</strong>. Has talked to {company} once already.',
    ],
    middles: [
      'Has built a team from [four to thirty|two to nineteen] and kept most of it.',
      'Wants [a founder who argues|a board that reads|ownership of a number], and asked better questions than we did.',
      'Open to relocation [within the region|after the school year].',
      'Pay expectation is [in range|ten per cent above the band], with more interest in equity.',
      'Two references are on file, both warm; a third is [travelling|a former customer].',
    ],
    endings: [
      'Introduced to the founders by mail the same day.',
      'Not now, but keep close.',
      'Strong yes from our side.',
      'Will decide by the end of the month.',
    ],
  },
};
