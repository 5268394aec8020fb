const SOMEBODY =
  '(somebody|someone|an ex colleague|a former colleague|an old colleague|an ex boss|my ex boss|a guy|a woman|a man|a founder|a colleague|a client|a banker|an investor|a partner|a lawyer|a ceo|an analyst|an operator|a buddy|an exec|a professor|a recruiter)';
const RELATIONS =
  '(my boss|our boss|an lp|our lp|one of our lps|my partner|the partners|the partner|my cousin|my brother|my sister|my wife|my husband|my dad|my mom|our lawyer|our advisor|our intern|the intern|my neighbor|our banker|the board|our chairman)';
const THEY_KNOW =
  '(seller|buyer|founder|guy|woman|man|owner|ceo|broker|banker|lady|fellow|entrepreneur|operator|investor|colleague|friend)';
const SAID =
  '(mentioned|told|said|says|asked|introduced|pitched|called|recommended|raved|swears|thinks|insists|claims|suggested|complained|bragged|joked)';
const DOES = `(${SAID}|keeps|used|runs|lives|works|moved|grew up|is from|was in|just got|recently|has|had|owns|owned|built|sold|bought|started|founded|raised|paid|loves|knows|went|joined|invested|backed|(has|had|is|was) [just|recently|now]|got|hit|reached|grew|peaked|failed|folded|died|ran|lost|hired|fired|left|quit|made|did|came|closed|opened|turned|got to)`;
const WHERE = '[(at|from|in|on|over in|based in|near) [the|a|our|my] ({place}|{unknown})]';
const OURS =
  '(our lp|an lp|one of our lps|my boss|our boss|my partner|a friend|my friend|my cousin|my brother|my sister|my wife|my husband|my dad|my mom|our banker|a banker|a client|a colleague|our advisor)';
const MEAL = '(coffee|lunch|dinner|breakfast|drinks|beers|call|chat|zoom)';

/** Where somebody tells what happened, or takes back what was asked before: it sets nothing, up to what they ask for. */
export const STORIES: readonly string[] = [
  'back in (the|{amount})',
  "(yesterday|today|last (week|month|night|year)|this (week|morning)|monday|tuesday|wednesday|thursday|friday) ('s|s) [big|last|first|only] (pitch|meeting|call|lunch|dinner|deal|visit|demo|company|team|founder|one|session|presentation) (was|were|had|is|has|went|came)",
  '(in {amount}|[{amount}|some|a few|two|three] years ago|ages ago|long ago|last (year|month|quarter|week|spring|summer|fall|winter)) [,] (i|we) [just|once|also] (passed on|missed|lost|met|saw|backed|sold|bought|looked at|invested in|funded|did|made|closed|visited|walked away from) (a|an|one|this|that|the|our|my|two|three|some)',
  '(i|we) [just|once|recently|also] (passed on|walked away from) (a|an|one|this|that|two|three)',
  '(my|our|the) [very] (first|second|third|fourth|last|previous|old|current|new|{amount}|original|early) [growth|seed|flagship] (fund|vehicle|partnership|portfolio) [just|also|recently] (returned|made|did|lost|invested|backed|was|had|closed|raised|paid|held|bought|sold)',
  '[just|only|recently] (one|two|three|four|five|half|most|some|many|several|all|both|none|a few|a couple|{amount}) of (the|our|my|his|her|their) [{amount}] [best|worst|last|recent|portfolio|old|former|biggest] [portfolio] (deals|deal|companies|firms|startups|investments|founders|ceos|exits|lps|partners|founder|investors|funds|winners|losers|clients|colleagues|friends|analysts|interns|neighbors|board members) [that|who|which|we|i|he|she|they] [we|i|just|recently|once|had|have|has] [backed|lost|won|did|made|saw|sold|bought|missed|met|invested in|used to|now|passed on] [this year|last year|last month|last week|in {amount}] (were|was|had|has|have|is|are|just|lost|sold|raised|went|told|said|asked|mentioned|runs|works|grew|moved|complained|wants|recently|got|did|bought|closed|hired|found|started|came|made|left)',

  `(i|we) [just|also|recently|once] (met (a|an|the|some|with)|once (met|saw|knew|backed|bought|sold|lost|ran|built|visited|invested|worked|looked|talked|spoke|tried|passed|missed|funded|owned|did|made|hired|lived|got|went|turned|paid|flew|took|led|sat)|recently met|bumped into|ran into|remember|(walked|drove|stopped|passed) by|had (${MEAL}|a (call|chat|meeting|coffee|drink)))`,
  `[just|finally] (met|saw|bumped into|ran into) (a|an|some|this|the) [nice|great|smart|interesting|old|young] (guy|woman|man|person|founder|ceo|team|couple|friend|banker|investor|lady|fellow|kid|operator|exec)`,
  `[had|having|a|after|over|great] ${MEAL} (with|w [/]|in|at|near|yesterday|today|last) [a|an|my|our|the]`,
  '(i|we) have (a|an|my|our) [{amount}|{unknown}] [pm|am] [call|meeting|lunch|dinner] with',
  'met (with|w [/]) [a|an|my|our|the]',
  '(a|my) friend [of (mine|ours)] (who|that|runs)',
  `(the|my|our|his|her|a|an|some) [old|former|best|new|taxi|uber|cab] (driver|barber|dentist|doctor|landlord|hairdresser|trainer|coach|teacher|waiter|bartender|plumber|neighbor|neighbour|cousin|brother|sister|uncle|aunt|nephew|niece|roommate|classmate|accountant|lawyer|banker|boss|wife|husband|kid|son|daughter|father|mother|dad|mom) ['s|s] [cousin|brother|sister|uncle|friend|wife|husband|son|daughter|boss|nephew|company|firm|startup|business|school|gym|office|clinic|bank|vet|church|doctor|dentist|employer] [, {amount} [years old] [,]] ${WHERE} (${DOES}|uses|recommends|likes|hates)`,
  '[pe|vc|banker|my|a|an|old|college] (friend|buddy|guy|pal|contact) (paid|bought|sold|built|started|founded|owns|has|had|backed)',
  '(saw|heard|noticed|learned|read) (that|how)',
  '(saw|demoed|visited|pitched) (a|an)',
  `${SOMEBODY} [of (mine|ours)|(who|that|whom) (i|we) (know|knew|met)|(i|we) (know|knew|met)|who] ${WHERE} (${SAID}|${DOES}|exited|ran|left)`,
  `(the|a|an|some|this|that) ${THEY_KNOW} (i|we) (met|know|knew|saw|visited|called|spoke (to|with)|talked (to|with))`,
  '(he|she) [also|just|once|recently] (used to (run|own|work|live|have|be)|sold|exited|ran|built|bought|backed)',
  '(my|our|his|her|their) (last|old|previous|former|first|prior|latest|biggest|best|worst) [big|small] (employer|deal|company|firm|startup|job|business|investment|exit|client|acquisition|purchase|venture) (was|is|had|raised|sold|grew|went|in)',
  '(sold|bought|built|left|exited|ran|backed) (his|her|their|my|our) {amount} (person|people|man|employee|strong)',
  '[i|we] [just|recently] (saw|heard|noticed|learned|read) (about|of) (a|an|some|this|one)',
  `${RELATIONS} ${WHERE} ${DOES}`,
  `${OURS} (in|from|over in|based in|near|out of) [the] {place}`,
  '(client|customer|lp|investor|friend|colleague|banker|partner) [of ours|of mine] (in|from|over in|based in|near) [the] {place} (wants|want|asked|asks|needs|need|is|was|told|says|said|would)',
  '[okay|ok|so] [so] (i|we) (am|are|will be|was|were) (meeting|seeing|visiting|hosting|having|pitching) [a|an|the|my|our|some|two|three|{amount}] [new|old|potential] (lp|lps|client|clients|investor|investors|friend|friends|founder|founders|team|board|partner|partners|banker|bankers|customers|lawyer|lawyers|lunch|dinner|coffee|breakfast|drinks|people)',
  '(i|we) [am|are|will be] [back|over|stuck] in [the] {place} (next|this|on|tomorrow|today|until|from|for|right now|now|currently|all|again|with|,)',
  '(i|we) (was|were|went|will be|flew|drove|landed) [just|back] (in|to) [the] {place}',
  '(i|we) [once|just|recently|already] (closed|opened|sold|bought|lost|left|shut|exited|backed|funded|hired|acquired|signed|missed|invested in) (the|our|a|an|my|two|three)',
  '(last|this) (year|quarter|month|week|spring|summer|fall|winter) (i|we) (closed|opened|sold|bought|lost|left|shut|exited|backed|funded|hired|acquired|signed|missed|invested in)',
  '[i|we] [just|recently|also] (spoke|talked|chatted|emailed|lunched|dined) (to|with|about) (a|an|the|some|my|our|his|her|two|three|one|{owner}|{name})',
  '(i|we) [am|are|was|were|will be|have been] [just|now|currently|still] (flying|traveling|travelling|heading|driving|moving|relocating|vacationing|commuting|landing|landed|stuck|sitting) [back|over|up|down|out] (to|from|through|into|at|in|on)',
  '(flying|traveling|travelling|driving) [back|over|up|down|out] (to|through)',
  '(when|back when|ever since|since) (i|we) (started|began|launched|opened|founded it|set up|joined|left) (in|back in|during|around) {amount}',
  '(our|my) [own|main|new] (office|offices|hq|headquarters|fund|firm|team|partnership|lps|house|home) (is|are|sits|sit|lives|live) [located|based|mostly|all] (in|near) [the] {place}',
  '(greetings|hello|writing|calling|reporting|back|hi|typing) [this] from',
  '[i|we] [am|are] [just|finally] [got|getting] back (from|in)',
  '(on|during|before|after|for|since|ahead of) (my|our|the|his|her|a|next week|next month) [next|last|recent|upcoming|board] (trip|flight|visit|vacation|train|plane|layover|holiday|road trip|offsite) (to|in|from|through|around)',
  '(i|we) (grew up|used to live|was born|were born|lived|live|studied|went to (school|college)|moved|spent) (in|near|around|to|at)',
  '(our|my|the) (fund|firm|lps|team|board|partnership|office) [just|recently|finally|also] (closed|raised|moved|opened|hired|met|agreed|decided|voted|celebrated|signed|lost|won|turned)',
  '{owner} (keeps|kept) (sending|forwarding|pitching|pushing|telling|bringing|talking|asking|raving|going)',
  '(i|we) (keep|kept|always) (getting|seeing|finding)',
  '{name} [(at|from|of|in|with|over at) [the|our|a] {unknown} [{unknown}] [{unknown}]] [just|also|recently|once] (said|says|told (me|us|everyone|them)|mentioned|bragged|complained|joked|swears|claims|insists|reckons|gushed|raved)',
  '{owner} (thinks|says|believes|swears|claims|insists|argues|told|said|reckons|feels|finds|considers|warns|hates|loves|likes|prefers)',
  '(i|we) have [already|just|now|recently] (looked (at|through)|seen|reviewed|screened|met|gone through|been through|spoken to) ({amount}|the|all|every|enough|plenty|most|so many|too many)',
  // What was asked before is no longer asked.
  '(ignore|forget|disregard|scratch|strike|drop|skip|never mind|nevermind|set aside) [about] (what|everything|anything|whatever|all|the thing|the stuff|that thing|all that) [that] (i|we|you|he|she|they) [have|had|just] (said|wrote|asked|told|mentioned|typed|sent|discussed|requested|searched|looked)',
  '(ignore|forget|disregard|scratch|strike|skip|never mind|nevermind) [about] (my|our|the|that|his|her|your) (last|earlier|previous|prior|other|first|former|initial|original|old) [one|ones|search|request|query|ask|message|email|note|question|list|filter|filters|idea|mail]',
  '(yesterday|earlier|previously|last (week|time|month|night)|before|this morning) (i|we|you|he|she) (asked|searched|wanted|tried|said|ran|requested|were asked|was after|were after|looked (for|into))',
  '(whereas|while|although|though) (last|my last|our last|the last|yesterday|the previous|my previous|our previous|the earlier|my earlier) [week|time|month|search|request|one]',
  '(unlike|different from) (last|my last|our last|the last|yesterday) [time|week|search|request|one]',
  '(i|we) (already|just|recently|previously) (searched|checked|covered|went through|looked (at|into|through)|did|ran|screened|know|knew|have|seen|saw|got|met|reviewed|visited|called) (the|all|every|most|everyone|everybody|everything|those|enough|plenty)',
];
/** Where somebody is going: what they ask for is there, unless they name another place. */
export const TRIPS: readonly string[] = [
  "(for|ahead of|before) (my|our|a|the|his|her|next week ('s)|next month ('s)) [next|upcoming|planned|short|quick|week long] (trip|visit|stay|week|tour|journey|road trip) (to|in|through|around|across) [the] {place}",
  '[so] (i|we) [am|are|will be] [just|now|currently|soon|going to be] (flying|traveling|travelling|heading|driving|going|off) [over|up|down|out] to [the] {place}',
  '[so] (i|we) [am|are|will be] [back|over] in [the] {place} (next|this|on|tomorrow|from)',
  '[so] (i|we) [am|are|will be] visiting [the] {place}',
  '(flying|traveling|travelling|driving) [over|up|down|out] to [the] {place}',
];
export const STORY_ENDS: ReadonlySet<string> = new Set(
  ', find show pull give wants want need needs looking asks asked asking instead please should nothing anyway can could check gimme'.split(
    ' ',
  ),
);

/** What is quoted from elsewhere, up to the end of its sentence. */
export const QUOTED: readonly string[] = [
  '[taken|copied|straight] (from|per|according to|quoting) (the|their|his|her|a|this|an) [pitch|investor|board|sales] (deck|pitch|teaser|cim|memo|onepager|one pager|article|press release|blurb|profile|report|email|writeup)',
  '(the|their) [pitch|investor] (deck|teaser|cim|memo|press release) (says|said|claims|shows|mentions|talks about)',
];
