const FROM_THERE =
  '(greek|french|italian|spanish|german|swedish|danish|dutch|swiss|belgian|turkish|chinese|japanese|indian|thai|vietnamese|korean|mexican|brazilian|peruvian|irish|polish|portuguese|moroccan|american|british|english|asian|european|mediterranean|scandinavian|nordic|latin|argentinian|argentine|israeli|ukrainian|hungarian|austrian|finnish|cuban|african)';
const GOODS =
  '[used|luxury|vintage|classic|sports] (watch|watches|car|cars|car parts|auto|auto parts|autos|vehicle|truck|motorcycle|motorbike|bike|scooter|tractor|shoe|boot|handbag|bag|bags|fashion|clothing|suit|suits|rug|carpet|carpets|knife|tile|tiles|marble|porcelain|ceramics|crystal|silk|lace|wool|jewelry|perfume|cosmetics|skincare|beauty|toy|toys|anime|manga|sneaker|sneakers|glass|antique|grocery|groceries|snack|snacks|candy|sweets|spirits|design|art)';
const TRADERS =
  '(resellers|reseller|importers|importer|imports|dealers|dealer|dealership|dealerships|distributors|distributor|wholesalers|retailers|retailer|sellers|traders|merchants|collectors|repair|repairs|repairers|boutiques|shops|stores|rental|rentals|restoration|resale|marketplace|marketplaces|sales)';

/** Names of places that only begin the name of something else, with what they begin. */
export const IDIOMS: readonly string[] = [
  // What is eaten, drunk, spoken, danced or worn comes from there, and is made anywhere.
  `${FROM_THERE} (yogurt|yoghurt|food|foods|cuisine|cooking|kitchen|restaurant|restaurants|bakery|bakeries|pastry|pastries|cheese|cheeses|chocolate|chocolates|coffee|tea|beer|wine|wines|vodka|whiskey|whisky|sausage|sausages|salad|pizza|pizzeria|pizzerias|pasta|bread|fry|fries|toast|press|waffle|waffles|massage|massages|bath|baths|delight|towels|rugs|sauna|saunas|oven|ovens|auction|language|languages|lessons|speaking|grammar|literature|dance|dancing|music|medicine|horn|bulldog|bulldogs|shepherd|shepherds|pub|pubs|steakhouse|wax|waxing|nuts|knives|door|doors|manicure|army|roll|rolls|meatballs|ale|linen|tutoring|antiques|furniture|spices|spice|wedding|weddings|muffin|muffins|olives|oil|leather|shoes)`,
  // Whoever trades in them sits anywhere, too.
  `${FROM_THERE} ${GOODS} ${TRADERS}`,
  '(turkey|chile|china|brazil|india|jordan|japan|peru) (farm|farms|farming|farmers|growers|breeders|processing|processors|hunting|bacon|meat|sandwich|sandwiches|pepper|peppers|sauce|sauces|powder|plates|cabinet|cabinets|dishware|tableware|nut|nuts|ink|almonds|sneakers|shoes|fryer|fryers|calls|poultry)',
  '(turkey|turkeys) (and|or|&|/|,) (chicken|chickens|beef|pork|ham|duck|ducks|poultry|lamb|fish|eggs|bacon|goose|geese)',
  '(chicken|chickens|beef|pork|ham|duck|ducks|poultry|lamb|fish|eggs|bacon) [,] (and|or|&|/) (turkey|turkeys)',
  '(fine|bone) china',
  '(air|michael) jordan',
  '(bank|voice|captain|corporation|made) (of|in) (america|china|italy|germany)',
  '(boston|chicago|denver|detroit|seattle|toronto|philadelphia|portland|dallas|houston|texas|berlin|munich|london|paris|austin|columbus|kansas city) (celtics|red sox|bruins|marathon|bulls|bears|cubs|broncos|nuggets|lions|pistons|tigers|seahawks|mariners|kraken|raptors|maple leafs|blue jays|eagles|phillies|sixers|76ers|trail blazers|timbers|cowboys|astros|rockets|rangers|longhorns|philharmonic|hilton|saint germain|powers|day|boot|boots|chiefs|royals|consulting|dynamics|scientific|globe|tribune|fed|metal|market)',
  '(new york|washington|financial|seattle|los angeles) (times|post|life|yankees|knicks|giants|jets|mets|dodgers|lakers|nationals|commanders)',
  '(american|alaska|delta|british|singapore|japan|turkish|swiss|air) (airlines|airline|airways|eagle|apparel|standard|girl|dream|idol)',
  '(nail|shoe|car|furniture|metal|floor) polish',
  'polish (remover|removers|remove)',
  'canada goose',
  '(indian ocean|american football|american express|british virgin|south china sea|mexico city policy|panama canal)',
  // Treaties, habits, brands and things that are called after a city or a state.
  '(paris|geneva|kyoto|montreal|basel|helsinki|vienna|dublin|london|berlin|munich|oslo|stockholm|copenhagen|brussels|prague|warsaw|rome|lisbon|new york|boston|chicago) (agreement|agreements|accord|accords|convention|conventions|protocol|protocols|treaty|declaration|syndrome|interbank|climate|wall|marathon|stock exchange|style pizza|style|cheesecake|fashion week|terrier|terriers|cream|fog|broil|sausages|cement)',
  'portland cement',
  '(philadelphia|philly) (cream|cheese|cheesesteak|cheesesteaks)',
  '(texas|kentucky|tennessee|california|virginia|idaho|maine|alaska|georgia|kansas city|delaware|oregon|washington|florida|new york|hawaii) (hold|holdem|toast|instruments|derby|bourbon|whiskey|roll|rolls|ham|potato|potatoes|lobster|lobsters|coon|salmon|peach|peaches|barbecue|bbq|corporation|corporations|c corp|c corps|trail|post|times|oranges|strip steak|style)',
];

const ROLE =
  '(associate|analyst|intern|partner|principal|colleague|lawyer|banker|friend|cousin|boss|assistant|scout|advisor|adviser|recruiter|vp|director|manager|cfo|accountant|neighbor|mentor)';
const DEPARTMENT =
  '(legal|finance|accounting|sales|hr|marketing|compliance|ir|investor relations|operations|ops|product|talent|tax|the team|the fund|our team|our fund|our office)';
const SPOKE =
  '(told|said|says|mentioned|suggested|recommended|pitched|wants|wanted|asked|asks|thinks|introduced|sent|called|pinged|emailed|texted|joined|shared)';

/** Names of places that people have as well, where the words beside them speak of somebody. */
export const PEOPLE_OF_PLACES: readonly string[] = [
  '[my|our|his|her|a|an|the] [old|good|dear|best|former] (friend|cousin|colleague|brother|sister|boss|buddy|pal|wife|husband|son|daughter|uncle|aunt|neighbor|roommate|intern|analyst|associate|mentor|banker|lawyer|classmate|niece|nephew|mr|mrs|ms|dr) {bare_place} [works|lives|runs]',
  `{bare_place} [,] (our|my|his|her|their) [new|old|senior|junior|favorite|young] ${ROLE}`,
  `{bare_place} (from|in|at|with) [our|the] ${DEPARTMENT}`,
  `{bare_place} (from|at|with|of) [the] {name} [and (i|me|we)] ${SPOKE} [me|us|that|about|on|for|to]`,
  // A firm that is called after a place.
  '{bare_place} (partners|advisors|advisers|angels)',
  '(from|at|by|with|via|meeting|met) [the] {bare_place} (capital|ventures|holdings|equity|growth equity|securities) [people|guys|folks|team]',
  '{bare_place} (told|said|says|mentioned|suggested|recommended|thinks|asked|introduced|swears|pinged|called|emailed|texted) [me|us|that|about|for]',
];
