import { LACKING, NOBODY, THESE, UNSET } from './nobody.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const SOMETIME =
  '[at (any|some|one) (point|time|stage|moment)|sometime|some time|once|before|ever|at all|[some time] back]';
const WITH_US = '[on|from us|by us|with us|for us|here|at our firm]';
/** "in our portfolio", "a prospect" */
const AS = '[in (our|the) pipeline] [in|at|on|under|as] [our|the|a|an|their] [status]';

const NO_LONGER_SO =
  '[,] (but|and) [is|are|now] (no longer|not any more|not anymore|not now|not currently|not today) [are|is|in it|there|so|now]';
const NO_LONGER = `[${NO_LONGER_SO}]`;

/** How far the firm has come with a company. */
export const pipelineTopics: readonly AnyTopic[] = [
  topic({
    phrases: [
      `${LACKING} [tp|deal] (owner|owners) (or|nor|and|/|&) [no|a|an|any|without|neither] [tp|pipeline] (status|stage) [assigned|yet|set|so far]`,
      `${LACKING} [tp|pipeline] (status|stage) (or|nor|and|/|&) [no|a|an|any|without] [tp|deal] owner [assigned|yet|set|so far]`,
    ],
    read: () => ({ tp_owner_not_tagged: true, tp_status_not_tagged: true }),
    excludes: 'a missing owner',
  }),
  topic<'tp_status', 'lately'>({
    phrases: [
      'whose tp status was {tp_status} [[,] {lately}]',
      `[tp|whose] status (was|were|has been|used to be) ${AS} {tp_status} ${SOMETIME} [[,] {lately}]`,
      `[it|they|these|which|that|we] (was|were|had been|has been|have been|been|used to be|got to|had got to|made it to|reached|had them|had it) [once|ever|previously|formerly|already|all the way] ${AS} {tp_status} [stage|status|phase] ${WITH_US} ${SOMETIME} [[,] {lately}]`,
      `(at some point|at one point|at any point|at one time|sometime|once) [{lately}] [,] (was|were|been|has been|have been|had been) ${AS} {tp_status} [stage|status|phase] [[,] {lately}] ${NO_LONGER}`,
      `{lately} [,] [it|they|these|which|that|we] (bore|carried|held|had) [the] [tp|pipeline] (status|stage) [of] {tp_status}`,
      `{lately} [,] [it|they|these|which|that|we] (was|were|had been|has been|have been|been|had them|had it|used to be) [once|ever|previously|formerly|already] ${AS} {tp_status} [stage|status|phase] ${WITH_US}`,
      `[{lately}] (was|were|used to be|had been) ${AS} {tp_status} [stage|status|phase] ${NO_LONGER_SO}`,
      `(previously|formerly|once|earlier|ever|at (one|some|any) (time|point|stage)|in the past|historically) ${AS} {tp_status} [stage|status|phase] ${WITH_US} [[,] {lately}]`,
      `(former|ex|one time|erstwhile|onetime|previous) {tp_status} [companies|company|deals|names|ones|stage] ${WITH_US} [[,] {lately}]`,
      `[that|which|who] (had|has had|have had|used to have|bore|carried|held|showed) [a|the|an] [tp|pipeline] (status|stage) [of] {tp_status} ${SOMETIME} [[,] {lately}]`,
      `(had|has had|have had|used to have|bore|carried|held|showed) {tp_status} as [a|the|its|their|our] [tp|pipeline] (status|stage) ${SOMETIME} [[,] {lately}]`,
      `(had|has had|have had) [a|an|the] {tp_status} [stage|status|phase] [from us|with us|out [to|with] [them]] ${SOMETIME} [[,] {lately}]`,
      `[that|which] [we|i] [have|had] {tp_status} [on] ${THESE} ${SOMETIME} {lately}`,
      `[that|which|where|whom] (we|i|someone|somebody|the team) [once|previously|formerly|ever|already|used to] (had|have had|have|has had) [once] ${THESE} ${AS} {tp_status} [stage|status|phase] (once|before|previously|formerly|back then|at some point|at one point|in the past)`,
      `[that|which|where|whom] (we|i|someone|somebody|the team) (once|previously|formerly|used to) (had|have had|have|has had) [once] ${THESE} ${AS} {tp_status} [stage|status|phase] [[,] {lately}]`,
      `(we|i) had ${THESE} (in|at|on|under|as) [our|the|a|an] {tp_status} [[,] {lately}]`,
      `(we|i) had (them|it|these|those) ${AS} {tp_status} [[,] {lately}]`,
      `{tp_status} (companies|deals|names|ones|accounts) [from|of] {lately}`,
      '(in|at|under) [our|the] {tp_status} [status|stage|phase] {lately}',
      '[with|in|at] [tp|pipeline] (status|stage) [of|is] {tp_status} {lately}',
      `[tp|pipeline] (status|stage) [was] (changed|moved|switched|set|updated|went) (to|into) {tp_status} {lately}`,
      `{tp_status} [companies|deals|ones|names] (signed|sent|issued|set|booked|opened|started|held|agreed|added|created|tagged|marked) {lately}`,
      `{tp_status} [stage|status] (at some point|at one point|at one time|once upon a time|previously|formerly|in the past|back then) [[,] {lately}]`,
    ],
    read: ({ tp_status, lately }) => ({
      tp_status_value: tp_status,
      tp_status_operator: 'was',
      ...(lately !== undefined && { tp_status_since: lately }),
    }),
    tell: ({ tp_status_value: tp_status, tp_status_operator: mode, tp_status_since: lately }) =>
      tp_status && mode === 'was' && { tp_status, ...(lately !== undefined && { lately }) },
    excludes: 'a status',
  }),
  topic<'tp_status', 'owner' | 'open_owner' | 'lately'>({
    phrases: [
      `[that|which|what|where|ones|those|companies] [do|does|did|has|have] {owner} (has|have|had|got|put|puts|keeps|kept|keep|marked|mark|moved|move|tagged|parked|park|set|leave|left|placed|place) [got|put|had] ${THESE} [things|stuff|companies|deals|anything|something|a company|any] ${AS} {tp_status} [[,] {lately}]`,
      '[in|at|on] {tp_status} [companies|deals|names|ones|stage|status] [or beyond|or later|and beyond] (of|with|under|by|for|from) {owner}',
      `{open_owner} ['s|s] [own|current|open] {tp_status} [on] ${THESE} [companies|deals|names|ones|accounts] [[from|of] {lately}]`,
    ],
    read: ({ owner, open_owner, tp_status, lately }) => ({
      tp_owner_email: owner ?? open_owner ?? [],
      tp_status_value: tp_status,
      ...(lately !== undefined && { tp_status_operator: 'was', tp_status_since: lately }),
    }),
    excludes: 'an owner with a status',
  }),
  topic<'owner'>({
    // "passed on" is read as the status it names.
    phrases: ['[which|what|that|the] [deals|deal|companies|ones|names] [did|has|have] {owner} pass on'],
    read: ({ owner }, { tp_status }) =>
      tp_status.nameOf('passed') === null ? null : { tp_owner_email: owner, tp_status_value: ['passed'] },
    excludes: 'an owner with a status',
  }),
  topic<'tp_status' | 'owner'>({
    phrases: [
      `[that|which] {owner} (used to have|once had|previously had|formerly had|had once|had before) ${THESE} ${AS} {tp_status} [stage|status]`,
    ],
    read: ({ owner, tp_status }) => ({
      tp_owner_email: owner,
      tp_status_value: tp_status,
      tp_status_operator: 'was',
    }),
    excludes: 'an owner with a status',
  }),
  topic<'tp_status'>({
    phrases: [
      'whose tp status is {tp_status}',
      '[tp] status (is|is currently|=|currently) [in|at] {tp_status}',
      '(currently|now|presently|right now|today) [in|at|a|an|is] {tp_status}',
      '(is|are) (currently|now) [in|at] {tp_status}',
    ],
    read: ({ tp_status }) => ({ tp_status_value: tp_status, tp_status_operator: 'is' }),
    tell: ({ tp_status_value: tp_status, tp_status_operator: mode }) =>
      tp_status && mode === 'is' && { tp_status },
    excludes: 'a status',
  }),
  topic<'tp_status'>({
    phrases: [
      'with tp status {tp_status}',
      '[with|in|at] [tp|pipeline] (status|stage) [of] {tp_status}',
      '(in|at|under|into) [the] {tp_status} [status|stage|phase]',
      '{tp_status} [tp] (status|stage|phase|pile|bucket|column|pot|queue|bin|folder|lane|group|section|tab|crowd|batch|lot|basket|box|tray)',
      '(bear|bears|bearing|carry|carries|carrying|hold|holds|holding|have|has|having|show|showing|in) the [tp|pipeline] (status|stage) [of] {tp_status}',
      '[that|which] we [have|already|have already] {tp_status} [on] [it|them|these|those]',
      '(stuck|sitting|parked|currently|still) [in|at|on] {tp_status}',
      '(with|has|have|having|got) [a|an] {tp_status} [already] (out|sent|issued|pending|in place|on the table|outstanding) [to them|with them|from us]',
    ],
    read: ({ tp_status }) => ({ tp_status_value: tp_status }),
    tell: ({ tp_status_value: tp_status, tp_status_operator: mode }) => tp_status && !mode && { tp_status },
    excludes: 'a status',
  }),
  topic<'tp_status'>({
    phrases: ['{tp_status}', '{tp_status} (companies|company|ones|deals|names|accounts)'],
    read: ({ tp_status }) => ({ tp_status_value: tp_status }),
    excludes: 'a status',
    naming: 'name',
  }),
  topic({
    phrases: [
      'without a tp status',
      `${LACKING} [tp|pipeline] (status|stage) [yet|set|assigned|so far|given]`,
      `[with|whose|the] [tp|pipeline] (status|statuses|stage) [field] [is|are|was|has been] [left|still|remains|remaining|stays|kept] ${UNSET}`,
      '(no|without) [tp|pipeline] status (was|has been|has ever been|ever|was ever) (set|given|assigned)',
      '[tp|pipeline] status [was|has] never [been] (set|given|assigned)',
      `${NOBODY} [has|have|had|'s] [ever|yet] (set|given|gave|put|assigned|added|chosen|picked) [it|them|these] (a|any|the) [tp|pipeline] status [on|for|to] ${THESE} [yet]`,
      'not [yet] in [the|our] pipeline [yet]',
      'pipeline [is] (none|empty|blank|nil|null|not set)',
      '(untagged|not tagged|statusless)',
    ],
    read: () => ({ tp_status_not_tagged: true }),
    tell: ({ tp_status_not_tagged }) => tp_status_not_tagged && {},
    excludes: 'a missing status',
  }),
  topic<'list'>({
    phrases: [
      'on the list {list}',
      '(in|on|from|of) [the|my|our] list [called|named] {list}',
      '(in|on|from|of|within|inside|among|amongst|across|out of) [the|my|our] {list} (list|workboard|board)',
      '(the|my|our) {list} one',
      '(list|workboard) [is|called|named] {list}',
      '{list} [,] (the|our|my) (list|workboard)',
      '[open|show|the|my|our] {list} (list|workboard|board|sheet)',
      '(open|show|pull up|bring up) [me|us] [the|my|our] {list}',
      '(the|my|our|from the|from our) {list} (people|names|companies|ones|folks|crowd|batch|set|bunch|guys|entries|lot)',
      '(list|workboard) {list}',
    ],
    read: ({ list }) => ({ workboard_id: list }),
    tell: ({ workboard_id: list }) => list !== undefined && { list },
    excludes: 'a list',
  }),
  topic<'long_list'>({
    phrases: [
      '[everything|all|anything|companies|ones|those|names] [that is|that are|sitting] (on|from|of|in) [the|my|our] {long_list}',
      '{long_list} (people|names|companies|ones|folks|crowd|entries|targets)',
    ],
    read: ({ long_list }) => ({ workboard_id: long_list }),
    excludes: 'a list',
  }),
  topic<'named_list'>({
    phrases: [
      '[go|going|look|looking|comb|combing|run|walk|sift|sifting|work|working|browse|browsing|page|scroll|dig] (through|over|across|into) [the|my|our] {named_list} [list|board]',
      '(take|use|using|open|check|scan|filter|narrow|screen|search|review|revisit|look at|start (from|with)|starting (from|with)|begin with|limit [it] to|restrict [it] to|out of|from within|inside|among|amongst|within) [the|my|our] {named_list} [list|board] [down] [to]',
    ],
    read: ({ named_list }) => ({ workboard_id: named_list }),
    excludes: 'a list',
  }),
  topic<'long_list'>({
    phrases: ['{long_list}'],
    read: ({ long_list }) => ({ workboard_id: long_list }),
    excludes: 'a list',
    guess: true,
    bare: 'name',
  }),
  topic<'datasource'>({
    phrases: [
      'from the datasource {datasource}',
      '[from|in|of] [the] (datasource|data source|source) [is|called] {datasource}',
      '[from|in] [the] {datasource} (datasource|data source|import|source)',
      '(imported|sourced) from [the] {datasource}',
    ],
    read: ({ datasource }) => ({ explore_datasource: datasource }),
    tell: ({ explore_datasource: datasource }) => datasource !== undefined && { datasource },
    excludes: 'a datasource',
  }),
  topic<'long_datasource'>({
    phrases: ['[everyone|everything|all|companies] [(from|of|in|among) [the|our]] {long_datasource}'],
    read: ({ long_datasource }) => ({ explore_datasource: long_datasource }),
    excludes: 'a datasource',
  }),
  topic<'tag'>({
    phrases: [
      'tagged {tag}',
      'tagged (as|with) {tag}',
      '[with|having] [the|a] [growth] (tag|tags) [of|is|are] {tag}',
      '[with|showing] [a|an] {tag} [growth] (tag|signal)',
      '(with|showing) [a|an] {tag}',
    ],
    read: ({ tag }) => ({ growth_tag: tag }),
    tell: ({ growth_tag: tag }) => tag && { tag },
    excludes: 'a growth tag',
  }),
  topic<'tag'>({
    phrases: ['[who|that] [are|is|have|has] [growth is] {tag} [companies|company|businesses]'],
    read: ({ tag }) => ({ growth_tag: tag }),
    excludes: 'a growth tag',
    naming: 'word',
  }),
];
