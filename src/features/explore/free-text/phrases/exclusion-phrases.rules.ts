const PLACES = '(state|country|city|place|region|one|thing|company|companies|states|countries|cities)';
const SHOW =
  '(show|showing|include|including|list|listing|give|giving|send|sending|bring|see|find|want|need|like|consider)';

/** What turns the phrase after it around, however it is worded. */
export const EXCLUDING: readonly string[] = [
  '[but|and] [must|should|can|could|may|will|would] (not|no|non|nor|never|neither|none|nothing|nobody|no one|without|minus|sans|unless)',
  '[but|and] [please] (excluding|exclude|excludes|except|excepting|skip|skipping|ignore|ignoring|hide|hiding|drop|dropping|omit|omitting|remove|removing|avoid|avoiding|bar|barring|besides|lacking|discard|eliminate|subtract|ditch|nix|forget|reject|dismiss|disregard|kill|delete|hate|dislike|excl|ex|bypass) [for|about]',
  '[but|and] (apart|aside|other|different|far|away) (from|than)',
  `(anything|everything|anywhere|everywhere|everyone|anyone|all|any place|anyplace|(any|every|all|each) ${PLACES}) (but|except|save|other than|bar|outside|besides|apart from) [for|in|of]`,
  '[anywhere|everywhere|somewhere|all] [but|and] (outside|beyond) [of]',
  '(nowhere|not anywhere) [near|in|around|close to]',
  '(rather than|instead of|in place of|as opposed to|save for|free of|free from|devoid of|less the|short of the|in lieu of)',
  '[but] [with] [the] (exception|exclusion|omission) of',
  '[but] (leave|leaving|filter|rule|ruling|screen|cut|weed|strip|throw|keep|take|toss|sort) (out|away)',
  '[but] (get|getting) rid of',
  '[but] (stay|keep|staying|keeping|shy|steer|steering) (away|clear|off) [from|of]',
  '[i|we] [am|are] (not|no longer|never) (interested in|looking for|keen on|into|about|fond of|a fan of|fans of|after)',
  '[i|we] (have|has|had) (no|zero|little) (interest|appetite|room|use|need|time) (in|for)',
  '(no|zero|little) (interest|appetite|room|use|need|time) (in|for)',
  `[i|we] [do|does|did|would|should|must|can|could] not [really|ever] (${SHOW}|care about|care for|be) [me|us|to see] [any|anything]`,
  `(refrain from|stop|avoid|without) ${SHOW} [me|us]`,
  '(no longer|not any more|anymore not|hardly|barely|can not|cannot|hardly ever|seldom|rarely) [in|a|an]',
  '(enough|sick|tired|done|fed up|through|finished) (of|with)',
  '(enough|plenty) [of|companies in|already in]',
  'against',
];

/** What begins an exclusion that ends behind what it excludes: "leave Austin out". */
export const AROUND: readonly (readonly [before: string, after: string])[] = [
  [
    '[but|with] (leave|leaving|keep|keeping|take|taking|filter|rule|cut|throw|screen|toss|weed|strip|with)',
    '(out|off|aside|away|(left|taken|filtered|ruled|screened|cut|stripped) out|removed|excluded|omitted)',
  ],
  ['[but] set', 'aside'],
];

/** What turns the phrase before it around: "Toronto aside". */
export const EXCLUDED: readonly string[] = [
  '(aside|excluded|excepted|exempted|notwithstanding|not included|not wanted|excl|omitted|free)',
  '(is|are|be|being) (out|excluded|off the table|off limits|not an option|not wanted|not welcome|a no|a no go|not interesting|a dealbreaker|a deal breaker|a non starter|not for (us|me)|no good|ruled out|left out|irrelevant)',
  '(does|do|did|will|would) not (count|work|interest (us|me)|matter|fit|qualify|appeal)',
  '(no thanks|no thank you|no go|need not apply|can wait|i (skip|pass))',
  '(would be|is|are|was|were) [such] (a|an) (mistake|problem|bad idea|waste of time|turnoff|distraction|disaster)',
];
