import { HERE } from './nobody.rules.ts';

const PLACES =
  '(state|country|city|place|region|one|thing|company|companies|states|countries|cities|owner|owners|colleague|status|statuses|stage|stages|list|lists|source|sources|region|regions|places|market|markets|tag|tags|names)';
const SHOW =
  '(show|showing|include|including|list|listing|give|giving|send|sending|bring|see|find|want|need|like|consider)';

/** What verbs of leaving out are said of: "cut whoever is", "shed the public ones". */
const WHATEVER =
  '(the|any|anything|everything|every|whoever|whatever|whichever|those|all|anyone|anybody|what|who|these)';
/** Verbs that leave out what they are said of, and mean something else before anything else. */
const CAST =
  '(cut|hold|shed|park|bench|shelve|chuck|bin|trash|dump|nuke|boot|scratch|cull|prune|trim|erase|wipe|clear|block|mute|veto|blacklist|suppress|sideline|spurn|shun|decline|refuse|deselect|uncheck|untick|cross|toss|yank|weed|pluck|discount|exempt|expel|oust|evict|banish|zap|junk|jettison|abandon|forgo|forego|dodge|evade)';

/** Verbs before "the Ohio ones" that want them, and what else stands there and denies nothing. */
export const WANTING: ReadonlySet<string> = new Set(
  `surface grab fetch prioritize prioritise favor favour highlight flag target hunt chase source display present return
  print export share load collect gather pick choose focus add compile identify locate scan explore examine analyze analyse
  compare watch call meet love enjoy recommend propose suggest discuss assemble round rustle dig unearth spotlight spot tell
  name pinpoint isolate scout research query retrieve extract obtain deliver provide supply prefer emphasize feature study
  especially namely among amongst regarding concerning re inside per via such`.split(/\s+/),
);

/** What turns the phrase after it around, however it is worded. */
export const EXCLUDING: readonly string[] = [
  '[but|and] [must|should|can|could|may|will|would] (not|no|non|nor|never|neither|none|nothing|nobody|no one|without|minus|sans|unless)',
  '[but|and] [please] (excluding|exclude|excludes|except|excepting|skip|skipping|ignore|ignoring|hide|hiding|drop|dropping|omit|omitting|remove|removing|avoid|avoiding|bar|barring|besides|lacking|discard|eliminate|subtract|ditch|nix|forget|reject|dismiss|disregard|kill|delete|strike|scrap|axe|purge|ban|lose|hate|dislike|excl|bypass) [for|about]',
  '[but|and] (apart|aside|other|different|far|away) (from|than)',
  `(anything|everything|anywhere|everywhere|everyone|everybody|anyone|anybody|whoever|wherever|whatever|whichever|all|any|any place|anyplace|(any|every|all|each) ${PLACES}) ['s] (but|except|save|other than|bar|outside|besides|apart from) [for|in|of]`,
  `[in] (other|different) ${PLACES} (than|from)`,
  '(state|states|country|countries|city|cities|region|regions|place|places) (but|except|save|bar|other than|besides|apart from) [for|in|from]',
  `[but|and|please] ${CAST} [out|off|away|from the list] ${WHATEVER}`,
  '[but|and|please] (spare|spares|sparing) (me|us)',
  `[but|and|please] (hold|park|bench|shelve|chuck|bin|trash|dump|nuke|boot|veto|blacklist|deselect|uncheck) [out|off|away]`,
  '[but|and] (count|counting|cross|crossing|write|writing|strike|striking|scratch) (out|off)',
  '[but|and] (do away with|doing away with|pass over|passing over|skip over|go without|going without|stay off|look past|except for|not counting|not including|leaving aside|setting aside|putting aside|to the exclusion of|exclusive of)',
  `[but|and] less (those|whatever|anything|everything|any|all|what|the (ones|companies|names|deals|stuff))`,
  '(elsewhere|somewhere else|anywhere else|everywhere else|anyone else) (than|but) [in]',
  '(w / o|w/o|w / out)',
  'not (one|a single|a single one|any|a one) [of]',
  'yet to (be|get|have|become|see|go|reach|make it to)',
  '(no|not) (more|further)',
  '[anywhere|everywhere|somewhere|all] [but|and] (outside|beyond) [of]',
  '(at no (point|time|stage|moment)|on no occasion|in no way|under no circumstances|by no means) [been|be]',
  '(nowhere|not anywhere) [near|in|around|close to]',
  '(rather than|instead of|in place of|as opposed to|save for|free of|free from|devoid of|less the|short of the|in lieu of)',
  '[but] [with] [the] (exception|exclusion|omission) of',
  '[but] (leave|leaving|filter|filtering|rule|ruling|screen|screening|cut|cutting|weed|weeding|strip|stripping|throw|throwing|keep|keeping|take|taking|toss|sort|edit|carve|kick|knock|set|setting|put|putting|brush|push|lay) (out|away|off|aside)',
  '[but] (get|getting) rid of',
  '[but] (stay|keep|staying|keeping|shy|steer|steering) (away|clear|off) [from|of]',
  '[i|we] [am|are] (not|no longer|never) (interested in|looking for|keen on|into|about|fond of|a fan of|fans of|after)',
  '[i|we] (have|has|had) (no|zero|little) (interest|appetite|room|use|need|time) (in|for)',
  '(no|zero|little) (interest|appetite|room|use|need|time) (in|for)',
  `[i|we] [do|does|did|would|should|must|can|could] not [really|ever] (${SHOW}|be) [me|us|to see] [any|anything]`,
  `(refrain from|stop|avoid|without) ${SHOW} [me|us]`,
  '(no longer|not any more|anymore not|hardly|barely|can not|cannot|hardly ever|seldom|rarely) [in|a|an]',
  '(enough|sick|tired|done|fed up|through|finished) (of|with)',
  'against',
  '[i|we] [have] had (it|enough) with',
  '(steer|steering|skirt|skirting) (around|past)',
  '(stay|staying|keep|keeping) out of',
  'zero (in|from)',
  '[i|we] [am|are] (full up|full|overloaded|overweight|overexposed|maxed out|stuffed|heavy) (on|of|with)',
  'no (go|goes|gos)',
  '(uninterested|disinterested) in',
  '(wary|weary|bored|leery) (of|with|by)',
  '[i|we] (can not|cannot|could not|can never) [really] (stand|use|take|touch|have|handle|bear|abide|deal with|work with|back)',
  '[i|we] (can|could|would|will) (do without|live without|pass on)',
  '[i|we] (am|are) not (a fan|big fans|fans|a big fan) of',
  '(get|take|clear) (out|rid of)',
  '(absolutely|definitely|certainly|please|really) (no|not)',
  '(allergic|averse) to',
  '[i|we] [do|does|would|should|need] not [really|even] (bother|waste time|trouble [me|us]|come to (me|us)) [with]',
  '[i|we] would rather not (see|have|look at|get|include) [any|anything]',
  '(without|no) [growth] tags [like|such as]',
  '(too|so) (boring|tired) of',
];

/** The same, but only before something that can be excluded: "anti Texas" is one, "anti aging" is none. */
export const EXCLUDING_NAMES: readonly string[] = [
  '(block|blocking|mute|muting|suppress|suppressing|sideline|sidelining|shun|shunning|spurn|spurning|banish|boycott|boycotting|snub|snubbing|deprioritize|deprioritise)',
  '(we|i) [have|just|recently|already] (exited|left|quit|abandoned)',

  '(anti|ex|opposite of|the opposite of)',
  '(enough|plenty) [of|companies in|already in]',
  '[all] save [for|only]',
  '(count|leave|deal) (me|us) out (on|of|for|when it comes to)',
  '(off|missing from|absent from|gone from|removed from) [the|my|our]',
  '(pass|hold off|go easy) on',
  '[way] too many [companies|of them] (in|from)',
  'than [in|the|from]',
];

/** The same before a name alone: "less 50 people", "we are over 50" are bounds. */
export const EXCLUDING_NO_BOUNDS: readonly string[] = [
  '[but] less [the]',
  '(i|we) [am|are] [so|totally] over',
];

/** Words between a denial and what is denied, which say nothing of their own. */
export const PASSING: ReadonlySet<string> = new Set(
  `exactly particularly precisely strictly technically formally officially actually really truly quite ever even once yet
  go gone get went going been being become became turned much longer directly personally properly fully entirely completely
  successfully previously allowed permitted supposed able willing invest investing do doing touch consider before bothered bother anyone anybody everyone everybody managed manage tried try remembered thought`.split(
    /\s+/,
  ),
);

/** What leaves open whether the phrase after it is wanted: it sets nothing, and nothing contrary. */
export const OPEN_BEFORE: readonly string[] = [
  '(nice to have|nice to haves|nice but not (needed|required|necessary)|optional|optionally|bonus [points] [for|if] [it|they] [is|are])',
  `(hardly|barely|scarcely) (anyone|anybody|any one|any|a soul) ${HERE}`,
  `([only|just|very|quite] [a] few|not many|not all|hardly any|some but not all) of (us|our (people|team|colleagues|partners)) ${HERE}`,
  '(no matter|never mind|nevermind|regardless of|irrespective of|whether or not|not necessarily) [if|whether] [it|they] [is|are|be]',
  '[it|they] (does|do|need|needs|did) not (have to|need to|necessarily) be',
  'need not be',
  '[i|we] [am|are] (indifferent|agnostic|neutral) (to|as to|about|on|towards|toward|regarding|whether|with regard to) [whether|if] [it|they] [is|are]',
  '[i|we] (do|does|did|would|could) not [really|much] (care|mind|worry) (about|for|as to) [whether|if] [it|they] [is|are]',
  '[it|that] [is|are] (not|un) (necessary|required|needed|important|crucial|essential|a must|mandatory) [that|whether|if] [it|they|these] [is|are|be|to be]',
  'not (only|just|merely|exclusively|solely|limited to|restricted to|confined to) [in|from|the]',
  'i do not (care|mind) (if|whether) [it|they] [is|are|be]',
];
/** The same behind it: "saas or not". */
export const OPEN_AFTER: readonly string[] = [
  '(or not|or elsewhere|or anywhere [else]|or wherever|optional|is optional|are optional|if possible)',
  '(does|do|did|will|would) not [really] matter',
  '[then|is|it is] (fine|ok|okay|good|great) [,] (and|but|) if not [then|also|that is|still] (fine|ok|okay|good|great|no problem) [too|also|as well]',
  '[is|are|would be] [a] (nice to have|bonus but [it is] not (needed|required|necessary)|plus but [it is] not (needed|required|necessary))',
  '(is|are) (irrelevant|not important|unimportant|no (matter|issue|concern))',
];

/** What begins an exclusion that ends behind what it excludes: "leave Austin out". */
export const AROUND: readonly (readonly [before: string, after: string])[] = [
  [
    '[but|with] (leave|leaving|keep|keeping|take|taking|filter|rule|cut|throw|screen|toss|weed|strip|cross|scratch|strike|mark|save|saving|with)',
    '(out|off|aside|away|alone|for (later|another (day|time)|some other (day|time)|next (time|year|week|month))|(left|taken|filtered|ruled|screened|cut|stripped) out|removed|excluded|omitted)',
  ],
  ['[but] set', 'aside'],
  ['[but] (give|giving)', 'a (miss|pass|rest|wide berth|break|skip)'],
  [
    "[and|but|or] if [they|it|there|these|the company|a company] [have|has|is|are|was|were|'s] [already|ever]",
    '[,] [then] (skip|pass|exclude|drop|ignore|remove|discard|no|forget|[i|we] (skip|pass)|[i|we] [am|are] (out|not interested)) [it|them|that|those]',
  ],
  ['(swap|replace|trade|switch|exchange)', '(for|with|by)'],
];

/** What says that the place before it is wanted after all: "not Germany, Austria is fine". */
export const WANTED: readonly string[] = [
  '[is|are|would be|will be] [all|totally|perfectly] (fine|ok|okay|good|great|welcome|acceptable|allowed|alright|in)',
  '(works|work|counts|count|qualifies|qualify|instead)',
];

/** What turns the phrase before it around: "Toronto aside". */
export const EXCLUDED: readonly string[] = [
  '[is|are|be|stays|stay|(should|must|can|could|may) [be|stay]] [all] off (the|my|our) (menu|table|list|cards|map|radar|books)',
  '[is|are] (not|no longer|never) (on|in|for|within|part of) [the|my|our|this] (table|radar|list|menu|scope|cards|map|plan|plans|agenda|cup of tea|thing|focus|wheelhouse|time)',
  '[is|are] (out of|outside|outside of|beyond) [the|my|our] (scope|bounds|question|picture|mandate|remit|focus)',
  '(has|have|is|are|was|were) [been] [already|all|totally] (done to death|overdone|picked over|covered enough|exhausted)',
  '(does|do|did) not do (it|anything|much) for (me|us)',
  'not so much',
  '(is|are) (a|an) [hard|big|firm|clear|definite|absolute|huge|strict] (no|no go|pass|nope|veto|turn off)',
  '(make|makes|made) (no|zero|little) sense',
  '(does|do|did) not make [any|much] sense',
  '(is|are) [too|so|just|all|totally|completely|simply|way|really|rather] (overpriced|useless|boring|dead|blocked|vetoed|struck|barred|banned|forbidden|saturated|crowded|overcrowded|expensive|overrun|hopeless|pointless|dropped|removed|skipped|discarded|rejected|ignored|exempt|prohibited|toxic|risky|dull|uninteresting|unattractive|taboo|verboten|history)',
  '(is|are) of (no|little|zero) (interest|use|value|relevance)',
  '(is|are) (no|little) (use|fun|option|good|help)',
  '(is|are) the (only|one|sole|big) exception',
  '(is|are) the exception',
  '(has|have|had|sees|see) [far|way] (too much|too many)',
  '(exempt|sucks|suck|stinks|stink|no way)',
  '(aside|excluded|excepted|exempted|notwithstanding|not included|not wanted|excl|omitted|free|removed|taken out|filtered out|left out|screened out|weeded out|stripped out|not shown|hidden)',
  '(is|are|be|being) (out|excluded|off the table|off limits|not an option|not wanted|not welcome|a no|a no go|not interesting|a dealbreaker|a deal breaker|a non starter|not for (us|me)|no good|ruled out|left out)',
  '(does|do|did|will|would) not (count|work|interest (us|me)|fit|qualify|appeal)',
  '(can|could|should|must|may|to|will|shall|need to|needs to|have to|has to|might) [all|safely|please|also] be (skipped|excluded|ignored|dropped|omitted|removed|avoided|disregarded|discarded|forgotten|rejected|neglected|overlooked|deleted|discounted|passed over|(left|set|put) (out|off|aside)|(filtered|ruled|taken|struck|cut|weeded|screened|counted) out)',
  '(can|may|should|could|might|will) (stay (home|out|away|put)|sit [this|that] [one] out|go [away|home]|wait|be gone|rest|leave)',
  '(bore|bores|annoy|annoys|tire|tires) (me|us)',
  '[i|we] (do|would|can|will) not (need|want|like|care for|touch|bother with)',
  '(not needed|not required|unwanted|undesired|not desired|not of interest|not interesting|not relevant|no good|out please|be gone)',
  '(is|are|was|were|would be|will be|seems|feels|means) [way|much|far|just|a bit|simply] too (big|large|small|many|few|much|little|old|young|late|early|far|high|low|expensive|cold|hot|remote|rural|competitive|busy|slow|pricey|hyped|wet|dry|political|complicated|distant|tiny|quiet|noisy|dense)',
  '(is|are) not (what|where|something|somewhere|one of)',
  '(wo|will|would|can) not (do|help|fly|cut it|happen)',
  'false',
  '(no thanks|no thank you|no go|need not apply|can wait|i (skip|pass))',
  '(would be|is|are|was|were) [such] (a|an) (mistake|problem|bad idea|waste of time|turnoff|distraction|disaster)',
];

const LEAVE =
  '(skip|ignore|drop|omit|exclude|remove|forget|disregard|discard|hide|(leave|keep|filter|take|set|put) [them|those|it|these] (out|off|aside|away|alone)|(do|live) without)';
/** The same where nothing follows it that it could be said of: "what Theo owns you can leave out". */
export const EXCLUDED_LAST: readonly string[] = [
  '(later|another (time|day)|some other (time|day)|next time|not now|not today|not this time|not yet)',
  `[,] [those|them|these|that] [please] [you|we|i] (can|could|may|might|should) [all|safely|just|please|also|simply|probably] ${LEAVE} [them|those|it|these|that]`,
  `[,] [please|just|so|then] ${LEAVE} [them|those|these|it]`,
];

/** Two denials: what stands between them, or behind them, is wanted. */
export const ONLY_IF: readonly string[] = [
  'no [,] (just|only)',
  '(nothing|none|nobody|no one|nowhere|no (place|company|companies|state|country|city|one)) (but|except|other than|besides|apart from) [for] [in]',
  '[please] do not (skip|exclude|drop|ignore|forget [about]|omit|leave out|miss|overlook|lose|hide|remove|filter out|discard)',
  "(nothing|none|no one|do not (show|include|list|send|bring|give) [me|us] [anything|any|companies|any companies|it|them]|no (companies|company|startups)|not [interested]|(skip|exclude|ignore|drop) [it|them|everything|anything|all|companies]|pass) unless [it|they|these|those|the company|there] [is|are|was|were|has|have|'s]",
];
export const OTHERWISE_NOT: readonly string[] = [
  '[,] [then] ([i|we] [am|are] (not interested|out|not keen)|[i|we] (will|would|do|can) not (bother|look|care|want (it|them)|take (it|them))|(skip|drop|forget|ignore|exclude) (it|them|that)|no (deal|thanks|interest)|do not (show|include|bother|list) [it|them|me])',
];
