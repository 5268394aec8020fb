const A_FIRM =
  '(company|shop|startup|startups|firm|business|team|outfit|operation|place|agency|maker|supplier)';

/** People who are counted and are no employees: "300 people came to his dinner". */
const GUESTS =
  '(people|persons|guests|folks|ppl|attendees|participants|others|founders|investors|students|passengers)';
export const COUNTED_ELSEWHERE: readonly string[] = [
  `{amount} ${GUESTS} (in|on|at) (the|a|an|our|my|his|her|that|this) (room|audience|crowd|hall|tent|building|call|zoom|panel|bus|plane|flight|train|line|queue|webinar|auditorium|theater|ballroom|bar|class|waitlist|mailing list|waiting list|thread|chat)`,
  `(panel|event|conference|webinar|dinner|lunch|meetup|talk|workshop|summit|session|party|wedding|flight|plane|train|keynote|fireside chat|concert|demo day|town hall|offsite) [last night|last week|last month|yesterday|today|this week|this morning|on (monday|tuesday|wednesday|thursday|friday)] (had|drew|has|attracted|hosted|seated|packed|brought|pulled|was|were) [in|together] {amount} ${GUESTS} [in the room|on it|there]`,
  `(there were|we were|we hosted|i hosted|they hosted) {amount} ${GUESTS} [there|in the room|last night|last week|yesterday]`,
  '{amount} (people|persons|guests|folks|ppl|heads|friends|attendees|others|of us|of them|employees) [who|that|all|had|have] (came|come|showed up|show up|turned up|attended|attend|joined|clapped|liked|applied|signed up|watched|listened|asked|told|said|sat|stood|were (there|at|in the room|on the call|invited|watching)|at (his|her|my|our|the|a) (dinner|party|wedding|event|conference|table|call|talk|booth|panel|birthday|offsite|meetup|launch))',
  '(a|an|the|his|her|my|our|this) {amount} (person|people|seat|guest) (dinner|party|wedding|event|conference|room|table|town|village|call|panel|venue|theater|restaurant|jury|committee|delegation|band|orchestra|class|household|family)',
  `(one|this|that|his|her|my|our|their) {amount} (person|people|man|employee|strong) ${A_FIRM} [(in|from|near|out of|over in|around) [the] {place}]`,
  `(the|a|an|some) {amount} (person|people|man|employee|strong) ${A_FIRM} [(in|from|near|out of|over in|around) [the] {place}] [that|which] (we|i|he|she) (met|saw|know|knew|visited|backed|bought|sold|lost|passed on|looked at|invested in|missed|ran|built|funded)`,
  '(we|i) [are|am] [only|just] (a|an) [small|tiny|lean|little] (team|firm|fund|shop|group|partnership) of {amount} [people|partners|of us]',
  '(my|our) [own] [little|small|whole] (team|firm|fund|office|group|shop|family|crew) of {amount} [people|of us]',
  'had {amount} (people|employees|staff|ppl|heads|of them) (in {amount}|at the time|back then|when (i|we|he|she) (met|saw|left|joined|sold|visited))',
  '(village|town|city|island|county|school|class|church|crowd|audience|room) of {amount} [people|persons|souls|inhabitants|students|kids]',
];

/** Where something took place is not where companies sit. */
const EVENT =
  '(fair|show|conference|summit|expo|event|dinner|lunch|wedding|board meeting|workshop|panel|meetup|offsite|retreat|convention|demo day|roadshow|exhibition|symposium|tradeshow|party|meeting)';
export const EVENTS: readonly string[] = [
  `[at|from|after|during|since|before|on] (a|an|the|our|my|his|her|this|that|last (week|month|year) 's) [trade|industry|{unknown}] ${EVENT} [last (week|month|year|spring|fall|summer|winter)] (in|near|outside) [the] {place}`,
  `(at|from|after|during|since|before) (a|an|the|our|this|last (week|month|year) 's) {bare_place} [trade|industry|{unknown}] ${EVENT}`,
];
