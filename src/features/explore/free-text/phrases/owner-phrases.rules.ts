import { ANYBODY, LACKING, NOBODY, THESE, UNSET } from './nobody.rules.ts';
import { headquarters } from './place-phrases.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const COMPANIES =
  '(companies|company|deals|deal|pipeline|accounts|account|names|startups|book|targets|opportunities|stuff|portfolio of companies)';
const OWNS =
  '(owns|own|covers|cover|tracks|track|leads|lead|handles|handle|runs|run|manages|manage|sources|(is|are) (looking after|covering|tracking|handling|running|leading|managing|responsible for|sitting on|working on|working|in charge of|taking care of|chasing|following|minding|on)|(look|looks) after|(sit|sits) on|(work|works) on|drives|drive|minds)';
const OF_OWNER = '([tp] (owner|owners)|(owned|covered|managed) by|assigned to|belonging to)';
const NO_OWNER =
  '(nobody|no one|noone|none|no owner|unassigned|unowned|blank|empty|nil|null|not assigned|not owned|without an owner|nobody at all)';
const LEAVING =
  '(hide|exclude|excluding|skip|drop|remove|leave out|ignore|omit|filter out|without|minus|not showing|do not (show|want|need|include|like) [me|us|to see])';
const TAKEN =
  '[the|any|anything|everything|those|ones|all|companies|what] [ones|companies] [that|which] [is|are|has|have] [already|been]';

/** Who covers a company. */
export const ownerTopics: readonly AnyTopic[] = [
  topic<'owner'>({
    phrases: [
      'owned by {owner}',
      '[that are|which are] (covered|led|run|managed|sourced|handled|tracked|looked after) by {owner}',
      '(assigned|belonging|belongs|belong) to {owner}',
      '(sitting|sits|sit|resting|rests|lying|lies|living|lives|parked|residing) (with|under) {owner}',
      "(on|in) {owner} ('s|s) (plate|desk|court|hands|book|docket|corner|queue|pile|pocket)",
      '(in|under) [the] (hands|care|court|charge|responsibility|ownership|coverage|supervision|watch) of {owner}',
      "(that|which|what|who) (is|are|'s) [currently|still|now|all] with {owner}",
      'what (is|are) {owner} (doing|up to)',
      '(of|for) (which|whom) [either] {owner} (am|is|are) [the|an|its|their] [tp] (owner|owners|lead|leads|responsible|in charge|accountable|contact|point person)',
      '{owner} (wants|needs|asks for|asked for|would like|wishes) [to see|only|just] (hers|his|theirs|(her|his|their) own|(her|his|their) (companies|deals|ones|names|stuff|accounts))',
      '[tp] (owner|owners) [is|are] {owner}',
      `{owner} ('s|s) [own] [${COMPANIES}]`,
      `${COMPANIES} (of|from) {owner}`,
      `[that|which|what|ones|those|companies] [do|does] {owner} [already|currently] ${OWNS}`,
      '(has|have|does|do) {owner} (got|have|own|cover|hold|track) (any|anything|something|some|companies|deals|names|ones|stuff) [companies|deals|names|ones]',
      '(what|who|whom|which ones|which companies) (is|are) {owner} (sitting on|working on|covering|tracking|chasing|handling|running|managing|looking after|minding|following|on)',
      '[with] {owner} as [the|tp|an] (owner|owners)',
      '{owner} (is|are) (the|its|their) [tp] (owner|owners)',
      '{owner} (owned|covered|managed) [companies|deals|names|ones|accounts]',
      '(is|are) {owner} (the|its|their) [tp] (owner|owners)',
      `(with|carry|carries|carrying|bear|bears|bearing|have|has|having|under|in) {owner} ('s|s) name [(is|are)] [(on|against|next to|beside|attached to) ${THESE}] [as [the|an|its|their] [tp] owner]`,
      `{owner} ('s|s) name (is|on|against|as|next to|beside) [on|against|down] ${THESE} [as] [the|an|its|their] [tp] [owner]`,
      '{owner} (is|are) [down|listed|named|set|tagged|entered|marked|registered|recorded|shown] as [the|an|its|their] [tp] (owner|owners)',
    ],
    read: ({ owner }) => ({ tp_owner_email: owner }),
    tell: ({ tp_owner_email: owner }) => owner && { owner },
    excludes: 'an owner',
  }),
  topic<'owner'>({
    phrases: [
      `${OF_OWNER} [is|are|either|=] {owner} (or|and|/|,) [by|to|with] ${NO_OWNER}`,
      `${OF_OWNER} [is|are|either|=] ${NO_OWNER} or [by|to|with] {owner}`,
      `[either] {owner} or ${NO_OWNER} as [the|an|its|their] [tp] owner`,
      `[either] ${NO_OWNER} or {owner} as [the|an|its|their] [tp] owner`,
    ],
    read: ({ owner }) => ({ tp_owner_email: owner, tp_owner_not_tagged: true }),
    excludes: 'an owner',
  }),
  topic({
    phrases: [`(mine|my own|my (companies|deals|names|stuff)) (or|and|/) (${NO_OWNER}|nobody 's|no one 's)`],
    read: (_slots, { me }) => (me ? { tp_owner_email: [me], tp_owner_not_tagged: true } : null),
    excludes: 'an owner',
  }),
  topic<'open_owner'>({
    // "Priya deals", but never "show me deals".
    phrases: [`{open_owner} ${COMPANIES}`],
    read: ({ open_owner }) => ({ tp_owner_email: open_owner }),
    excludes: 'an owner',
  }),
  topic<'namesakes'>({
    phrases: [
      `[owned by|covered by|assigned to] (both|all|either|any|the two) [of] [the|our] {namesakes} ['s] [${COMPANIES}]`,
    ],
    read: ({ namesakes }) => ({ tp_owner_email: [...namesakes] }),
    excludes: 'an owner',
  }),
  topic<'bare_owner'>({
    phrases: ['[either|both] {bare_owner} [both|together|alike|only]'],
    read: ({ bare_owner }) => ({ tp_owner_email: bare_owner }),
    excludes: 'an owner',
    guess: true,
    bare: 'both',
  }),
  topic<'bare_owner'>({
    phrases: ['(pull up|bring up|show|list|find|get|open|display) [me|us|only|just] {bare_owner}'],
    read: ({ bare_owner }) => ({ tp_owner_email: bare_owner }),
    excludes: 'an owner',
    guess: true,
    bare: 'right',
  }),
  topic<'bare_owner'>({
    // "Best, Priya": who writes is not who owns.
    phrases: [
      '(best|regards|best regards|kind regards|cheers|thanks|thank you|many thanks|thx|sincerely|yours|br|ciao) [so much|again] [,] {bare_owner}',
    ],
    read: () => ({}),
    bare: 'right',
  }),
  topic({
    phrases: [
      `my [own] ${COMPANIES}`,
      'mine',
      `[that|things|stuff|ones|companies] i [currently] ${OWNS}`,
      'i am (covering|tracking|leading|running)',
      'of mine',
      '[where|when|which|that|if|of which|of whom|for which|for whom] i [am] [down|listed|named|set|tagged|entered|marked|registered|recorded|shown] [as] (the|an|its|their) [tp] (owner|lead|point person) [of|on|for]',
      '[where|when|which|that|if] i [am] [down|listed|named|set|tagged|entered|marked|registered|recorded|shown] (as|tp) [tp] owner',
      `(with|carry|carries|carrying|bear|bears|bearing|have|has|having|under|in) my [own] name [(is|are)] [(on|against|next to|beside|attached to) ${THESE}] [as [the|an|its|their] [tp] owner]`,
      `my [own] name (is|on|against|as|next to|beside) [on|against|down|as] ${THESE} [as] [the|an|its|their] [tp] [owner]`,
      'in my [own] (hands|care|court|charge|book|queue|pile)',
      'on my [own] (plate|desk|docket|books)',
    ],
    read: (_slots, { me }) => (me ? { tp_owner_email: [me] } : null),
    excludes: 'an owner',
  }),
  topic<'place'>({
    phrases: [`my [own] {place} ${COMPANIES}`],
    read: ({ place }, { me }) => (me ? { tp_owner_email: [me], ...headquarters(place) } : null),
    excludes: 'an owner',
  }),
  topic<'tp_status'>({
    phrases: ['my [own] {tp_status} [companies|deals|names]'],
    read: ({ tp_status }, { me }) => (me ? { tp_owner_email: [me], tp_status_value: tp_status } : null),
    excludes: 'a status',
  }),
  topic({
    phrases: [
      'without an owner',
      `${LACKING} [assigned|named|designated|current|dedicated|known|clear|official] [tp|deal|account] (owner|owners|responsible person|person responsible|responsible|responsible colleague|assignee|point person|deal lead|coverage) [assigned|yet|set|so far|on our side|on our team]`,
      '(unowned|unassigned|uncovered|ownerless|unclaimed|orphaned)',
      `[can|should|must|may|shall|to] (not|neither|nor|never) [yet|been|be|currently] (owned|covered|assigned|claimed|taken) [(by|to) ${ANYBODY}] [yet]`,
      `${NOBODY} [has|have|had|'s|is|are|should|must|may|shall] [ever|yet|currently] (owns|covers|is on|on|tracks|is covering|own|cover|owned|covered|claimed|claims|taken [on]|took [on]|(picked|taken|took) [it|them|these|those] (up|on)|[is|been] assigned [to]|is (responsible|in charge) [for|of]|(assumed|taken|accepted|claimed|took|assumes) (responsibility|ownership|charge|the lead) [for|of]|owning|covering|tracking|working [on]|[is|has been|was] (attached|tied|linked|allocated|dedicated|committed|named) [to|on]|[is] (handling|running|leading|managing|minding|chasing|looking after|behind|sitting on|on the case (of|for)|taking care of)|looks after|handles|runs|leads|manages|minds|(got|put) (their|his|her|a) name (down|on|against) [as [the|an] owner] [on|for]|name [is] (on|against|next to|beside)) ${THESE} [as [the|an|its] owner] [yet]`,
      `yet to (be [assigned|given] (owned|covered|assigned|claimed|taken|picked up|an owner) [(by|to) ${ANYBODY}]|(get|find|have|receive) an owner)`,
      `[tp] (owner|owners|own) [is|are|=] (${UNSET}|${NO_OWNER}|open|nobody yet|none yet) [yet|so far]`,
      `(owned|covered) by ${NOBODY}`,
      '(without|no) (anybody|anyone|any of us|one|person) [here|on the team] (assigned|on it|(owning|covering|tracking|handling|chasing|minding|running|working on|looking after) [it|them]|attached|responsible) [to it|to them]',
      `(without|w / o|not) ${ANYBODY} as [the|an|its|their] [tp] owner`,
      "(not|never|nor) [yet|currently] (in|under|on|against) (anyone|anybody|any one|any colleague) ['s] name [yet|here|so far]",
      "(in|under|with) (nobody|no one|noone|no colleague) 's name [on|against] [it|them] [yet|so far]",
      "(without|no) (anyone|anybody) 's name (on|against|next to) [it|them]",
      "(unless|except (if|when|where)) [they|it|these|those|somebody|someone] [is|are|'s] [already|currently] (have an owner|has an owner|got an owner|has one|owned|covered|assigned|taken|claimed|owns (it|them)|has (it|them)) [by (somebody|someone|anyone)]",
      '(up for grabs|free for the taking|not spoken for|not taken|still available)',
      `${LEAVING} ${TAKEN} (owned|assigned|covered|claimed|taken) [(by|to) (someone|somebody|anyone|anybody|a colleague|one of us) [else]]`,
      '(nothing|none|no (one|ones|company|companies)) [that|which|who] [already] (with|have|has|having|got) (an|any|a) owner [yet|already]',
      `${NOBODY} (is|are|was) [yet] [the|an|its|their] owner [of (it|them|these|those)] [yet]`,
      `[i|we] ${LEAVING} (anything|everything|those|the ones|ones|companies|all|(any|every|each) (company|one)) [that|which|who] [already] (with|have|has|having|got) (an|any|a) owner`,
    ],
    read: () => ({ tp_owner_not_tagged: true }),
    tell: ({ tp_owner_not_tagged }) => tp_owner_not_tagged && {},
    excludes: 'a missing owner',
  }),
  topic({
    phrases: ["(nobody|no one) 's"],
    read: () => ({ tp_owner_not_tagged: true }),
    excludes: 'a missing owner',
    guess: true,
    bare: 'both',
  }),
];
