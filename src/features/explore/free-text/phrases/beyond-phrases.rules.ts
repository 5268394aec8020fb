import { PEOPLE_OF_PLACES } from '../idioms.rules.ts';
import { COUNTED_ELSEWHERE, EVENTS } from './background-phrases.rules.ts';
import { EITHER_WAY } from './either-way-phrases.rules.ts';
import { GROWTH_OF_ELSE, OTHER_GROWTH } from './other-growth-phrases.rules.ts';
import { FOUNDERS, LIVING, OF_OTHERS } from './place-phrases.rules.ts';

/** What investors ask for and Orion cannot filter by; each with what to do instead. */
export interface Beyond {
  phrases: readonly string[];
  reason: string;
}

const METRIC =
  '(arr|mrr|acv|revenue|revenues|sales|ebitda|gmv|nrr|grr|cac|ltv|nps|burn|runway|gross margin|gross margins|margins|margin|valuation|market cap|profit|net retention|retention|churn|customers|users|logos|paying customers|rule of 40|revenue per employee|rating|ratings|glassdoor rating|net income|cash flow|gross profit|growth margin|cagr|market share)';
const ROUND =
  '(pre seed|preseed|seed|series (a|b|c|d|e|f)|growth equity|late stage|early stage|mid stage|angel)';

const BUYERS = '(customers|customer|clients|users|buyers|consumers|shoppers|subscribers)';

export const BEYOND: readonly Beyond[] = [
  {
    phrases: [
      `[with|doing|making|at] {amount} [in|of] [annual] ${METRIC}`,
      `[with|an|a] [annual] ${METRIC} [of|is|growth of|,] {amount}`,
      `[with|growing|high|low|strong|good|positive|negative] ${METRIC} [multiple]`,
      ...GROWTH_OF_ELSE,
      '(profitable|cash flow positive|unprofitable|not profitable|default alive|breakeven|break even) [(since|from|as of) {amount}]',
    ],
    reason: 'Orion keeps no financial figures but the total raised',
  },
  {
    phrases: [
      `[have|has|did|had|yet] [not|never|to] [yet|even|ever] [at|in|raised|raise|raising|post|pre|did|do|done|closed|close] [a|an|their|its|any] ${ROUND} [stage|round|rounds|companies] [or (a|b|c|d)] [yet|so far|to date] [{within}]`,
    ],
    reason: 'Orion cannot filter by round; say how much was raised',
  },
  {
    phrases: [
      '[since|after|before|until|till|by|on|from|up to|starting|dated|as of] {no_day}',
      '[between|from] {day} (and|to|-|until|till|through) {no_day}',
      '[between|from] {no_day} (and|to|-|until|till|through) {day}',
    ],
    reason: 'no calendar has this day',
  },
  {
    phrases: ['(no|without|missing|lacking) [a|any] [growth] (tag|tags) [at all|set|yet]'],
    reason: 'that there is no tag cannot be asked for',
  },
  {
    phrases: ['(no|without|missing|unknown|lacking) growth (data|figures|numbers|information|info)'],
    reason: 'Orion cannot filter by growth that is not known',
  },
  {
    phrases: OTHER_GROWTH,
    reason: 'growth is known over 6 months, 1 year and 2 years',
  },
  {
    phrases: [
      '[recently] (funded|raised|raising) {within}',
      '(last|latest) (funding|round|raise) [was|closed|within|in|less than|more than] ({within}|{amount}|{span}) [ago]',
      'recently (raised|funded)',
      '[raised|closed] [a] [new] round {within}',
      '[no|not] (funding|funded|raised) {within}',
    ],
    reason: 'Orion cannot filter by the date of a funding',
  },
  {
    phrases: [
      '{amount} (founders|cofounders|co founders)',
      '(solo|single|sole) (founder|founders)',
      '(female|women|woman|technical|repeat|serial|second time|immigrant|veteran) [led|owned] (founder|founders|led|owned|ceo)',
    ],
    reason: 'Orion cannot filter by who the founders are',
  },
  {
    phrases: ['(backed|funded) by {name}', '(investor|investors) (is|are|include|includes|like) {name}'],
    reason: 'Orion cannot filter by investors',
  },
  {
    phrases: [
      '(closest|nearest|close|near) to (our|the|my) (office|offices|hq)',
      '(near|around) (me|us|here)',
    ],
    reason: 'name a place instead',
  },
  {
    phrases: [
      '(with|has|have|having|does have|do have|already has|already have) [a|an|any|some] [tp|pipeline] (owner|status) [assigned|set|already]',
      'already (owned|assigned|covered|claimed)',
      '[tp] (owner|status) is not (null|empty|blank|missing|none)',
      '(somebody|someone) [here|else|on the team] (owns|covers) [it|them]',
    ],
    reason: 'that there is one cannot be asked for; name the owner or the status',
  },
  {
    phrases: [
      `[with|whose|their|its|has|have|having|many|most|mostly|big|for] ${BUYERS} [are|is|live|sit] [all|mostly|mainly|primarily|largely|only|exclusively] [live|sit|based|located] (in|across|throughout|from|all over) [the] {place}`,
      '(sell|sells|selling|ship|ships|shipping|export|exports|exporting|deliver|delivers|delivering) [mostly|mainly|only|directly|{unknown}] (to|into) [{unknown}] [in|across|from|throughout] [the] {place}',
      '(with|whose|their|its|the|has|have|having) (suppliers|distributors|investors|investor|backers|shareholders|partners|competitors|patients|parent|parent company|lps|factory|plants|factories|warehouses|plant|lawyers|board) [are|is|was|were|mostly|mainly|sit|sits] [based|located|all|sitting] (in|across|from) [the] {place}',
      `(use|uses|using|run|runs|running|work with|works with|working with|work through|partner with|partners with|partnering with|rely on|relies on|relying on|through|via|depend on|depends on|some|many|most|a few|own|owns|operate|operates|have|has|having|with|and) [a|an|some|its|their|local|outside|external|third party|{unknown}] ${OF_OTHERS} [that are|who are|who is] [are|is|mostly|mainly|sit|all] [based|located|sitting] (in|across|from|around|throughout) [the] {place}`,
      '(buys|buying|source|sources|sourcing|import|imports|importing) [{unknown}] (from|out of) [the] {place}',
      '(outsource|outsources|outsourcing) [{unknown}] to [the] {place}',
      '(manufacture|manufactures|manufacturing|produce|produces|producing|made|assemble|assembles|assembled|assembling|manufactured|produced|grown|sourced) [it|them|everything|things|{unknown}] (in|from) [the] {place}',
      '(expand|expands|expanding|plan to expand|planning to expand|wants to expand|moving|relocating|expanded|entering|enter) [sales|business|operations] (into|to) [the] {place}',
      '(investors|investor|backers|shareholders|competitors|lps|lawyers) [are|is|mostly|mainly|sit|all] [based|located|sitting] (in|across|from) [the] {place}',
      '{bare_place} (owned|parent|parent company|backed|funded|investor|investors|ownership|shareholder|shareholders|controlled|made|built|inspired|style|trained|educated|born|speaking|money|capital) [founder|founders|company|group|team]',
      '[a|the] (subsidiary|division|branch|unit|part|arm|affiliate) of (a|an|the) {bare_place} (group|company|parent|firm|conglomerate|corporation|corp|multinational|owner)',
      `(serving|serve|serves|targeting|addressing|that targets|which targets|who target|that target) [customers|clients|{unknown}] [in|across|throughout] [the] {place} [market|markets|customers|clients|consumers|businesses]`,
      `[for|in|into|on] [the] {bare_place} (market|markets|customers|clients|buyers|consumers|shoppers|imports|exports|farmers|hospitals|clinics|dentists|doctors|schools|banks|retailers|smes|smbs|restaurants|hotels|lawyers|patients|students|teachers|drivers|families|seniors|truckers|builders|contractors|merchants|tourists|travelers|expats|immigrants|households|government|municipalities)`,
    ],
    reason: 'Orion knows where a company sits, not where it sells',
  },
  {
    phrases: [
      '(hiring|hires|recruiting|recruits) [mostly|mainly] (engineers|developers|people|staff|reps|workers|talent) (in|from|across|out of) [the] {place}',
    ],
    reason: 'Orion knows where a company sits, not where it hires',
  },
  {
    phrases: [
      `since (someone|somebody|anyone|anybody|we|i) [last|ever] (emailed|mailed|contacted|wrote|written|reached out|messaged) [to] [them|it]`,
    ],
    reason: 'say since when, such as not emailed in the last 90 days',
  },
  {
    phrases: [
      '(need|needs|have|has|ought|want|wants|supposed|due|ready|scheduled) to be (emailed|mailed|contacted|messaged|pinged|approached|written to)',
    ],
    reason: 'what is still to be done is not known',
  },
  {
    phrases: [
      '[they|it|who|which|that] [have|has|had|did|do|does] (not|never) [yet|ever] (written back|write back|wrote back|replied|reply|answered|answer|responded|respond|gotten back|get back|got back) [to] [us|me]',
    ],
    reason: 'Orion knows what was sent, not what was answered',
  },
  {
    phrases: EITHER_WAY,
    reason: 'said not to matter',
  },
  {
    phrases: [
      '(like|similar to|akin to|comparable to) {name} [at|with|which has|who has] {amount} (employees|people|staff|ppl)',
      '(like|similar to|akin to|comparable to|resembling) {name} [,] [with|at] [{amount} (employees|people|staff|ppl)] [,] [in|from] [{place}] [,] but [rather|only]',
      '(like|similar to|akin to|comparable to|resembling|reminds me of) (our|the|that|a|one of our) [old|former|other] portfolio (company|companies|firm|firms|business|investment) [{name}]',
    ],
    reason: 'read as an example',
  },
  {
    phrases: [
      '[i|we] (write|writes|wrote|writing|cut|cuts|cutting) [a|an|our|typical|initial] {amount} (check|checks|cheque|cheques|ticket|tickets)',
      '(check|cheque|ticket|deal) size [of|is|around] {amount}',
      '(our|the|my|this) fund [i|ii|iii|iv] [is|has|size] [a|an] {amount} [fund|under management]',
    ],
    reason: 'read as background',
  },
  {
    phrases: [...COUNTED_ELSEWHERE, ...EVENTS],
    reason: 'read as background',
  },
  {
    phrases: [
      "on {owner} ('s|s) behalf",
      '(on behalf of|at the request of|as requested by|requested by|as discussed with) {owner}',
    ],
    reason: 'who asks is not who owns',
  },
  {
    phrases: PEOPLE_OF_PLACES,
    reason: 'read as somebody’s name',
  },
  {
    phrases: ['{place} [,] the (country|nation|republic)', '{place} [,] not the [us|american] state'],
    reason: 'no company is in a country of that name',
  },
  {
    phrases: ['{foreign_money}'],
    reason: 'amounts are in US dollars',
  },
  {
    phrases: [
      '{owner} (does|do|did|has|have|is|are) (not|never) [ever|yet] (own|owned|cover|covered|track|tracked|covering|tracking|lead)',
    ],
    reason: 'an owner cannot be excluded',
  },
  {
    phrases: [
      `[whose|with|the] ${FOUNDERS} [do|does|did|is|are|was|were|has|have|should|must|can|may] (not|never) [be|been|all] ${LIVING} [anywhere|right] (in|from|near|around|to|out of) [the] {metro} [area|region|metro]`,
      `[whose|with|the] ${FOUNDERS} [is|are] ${LIVING} (outside [of]|away from|far from|nowhere near|(anywhere|everywhere|somewhere) (but|except|other than)) [in] [the] {metro} [area|region|metro]`,
    ],
    reason: 'where founders live cannot be excluded',
  },
  {
    phrases: [
      '(founder|founders|founding team) [are|is|live|living|located|based] (in|from|near) [the] {place}',
      '{bare_place} [based] (founder|founders)',
    ],
    reason: 'founders are found by metro area, such as Greater Boston',
  },
  {
    phrases: [
      '(fast growing|fastest growing|growing fast|growing quickly|quickly growing|rapidly growing|growing rapidly|high growth|hyper growth|hypergrowth|slow growing)',
      '(small|smaller|large|larger|big|tiny|lean) (team|teams|company|companies|startups|headcount)',
      '(well funded|lightly funded|heavily funded|under the radar|underfunded|capital light)',
      '(recently|newly|just) (founded|started|launched)',
      '(founded|started|launched) (recently|lately)',
      '(recently|lately) (emailed|contacted|visited|viewed)',
      '(young|old|older|younger|mature) (company|companies|startups)',
    ],
    reason: 'say it with a number, such as 20 to 50 people or growing more than 50% a year',
  },
  {
    phrases: [
      '(sorted|sort|ordered|order|ranked|rank) by [growth|employee count|employees|size|year founded|rank|ranking|funding|headcount|year]',
      '(top|best|first) {amount}',
      '(highest|top|best) (ranked|ranking)',
    ],
    reason: 'use “Sort by”',
  },
  {
    phrases: [
      '(visited|viewed)',
      '(website|site) (visit|visits)',
      '[we|i] [have] (wrote|written|write) about [it|them]',
    ],
    reason: 'say since when, such as visited in the last 30 days',
  },
  {
    phrases: [
      '(owned|covered|managed|led) by {unknown}',
      'assigned to {unknown}',
      '[tp] (owner|owners) [is] {unknown}',
    ],
    reason: 'no owner has that name, or several have it',
  },
  {
    phrases: [
      '(based|headquartered|located|hq|hqed|headquarters|offices|employees) in [the] [country|state|city] [of] {unknown}',
    ],
    reason: 'no company is in a place of that name',
  },
  {
    phrases: [
      '(on|in|from) [the|my|our] list [called|named] {unknown}',
      '[from] [the] (datasource|data source) {unknown}',
      'tagged [as|with] {unknown}',
      'tp status [is|was] {unknown}',
    ],
    reason: 'the firm has nothing of that name',
  },
];
