import { type AnyTopic, topic } from './topic.rules.ts';

const COMPANIES = '(companies|company|deals|deal|pipeline|accounts|names|startups|book)';

/** Who covers a company, and how far the firm has come with it. */
export const pipelineTopics: readonly AnyTopic[] = [
  topic<'owner'>({
    phrases: [
      'owned by {owner}',
      '[that are|which are] (covered|led|run|managed|sourced|handled|tracked) by {owner}',
      '(assigned|belonging) to {owner}',
      '[tp] (owner|owners) [is|are] {owner}',
      `{owner} 's ${COMPANIES}`,
      '(that|which) {owner} (owns|own|covers|cover|tracks|track)',
      '{owner} (owns|own|covers|cover)',
      'with {owner} as [tp] (owner|owners)',
    ],
    read: ({ owner }) => ({ tp_owner_email: owner }),
    tell: ({ tp_owner_email: owner }) => owner && { owner },
    excludes: 'an owner',
  }),
  topic({
    phrases: [`my [own] ${COMPANIES}`, 'mine', '[that] i (own|cover|track)', 'of mine'],
    read: (_slots, { me }) => (me ? { tp_owner_email: [me] } : null),
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
      '(no|without) [a|any|tp] (owner|owners)',
      '(unowned|unassigned|uncovered)',
      'not (owned|covered|assigned) [(by|to) (anyone|anybody|any one)]',
      '(nobody|noone|no one|no-one) (owns|covers|is on|tracks) [it|them]',
      'owned by (nobody|no one|noone)',
    ],
    read: () => ({ tp_owner_not_tagged: true }),
    tell: ({ tp_owner_not_tagged }) => tp_owner_not_tagged && {},
  }),
  topic<'tp_status', 'within'>({
    phrases: [
      'whose tp status was {tp_status} [{within}]',
      '[tp|whose] status (was|were|has been) [in|at] {tp_status} [{within}]',
      '(was|were|had been|has been|have been|been) [in|at|a|an|our] {tp_status} [{within}]',
      '(previously|formerly|once|earlier|ever) [in|at|a] {tp_status} [{within}]',
      'used to be [in|at|a] {tp_status} [{within}]',
      'former {tp_status} [{within}]',
    ],
    read: ({ tp_status, within }) => ({
      tp_status_value: tp_status,
      tp_status_operator: 'was',
      ...(within !== undefined && { tp_status_since: within }),
    }),
    tell: ({ tp_status_value: tp_status, tp_status_operator: mode, tp_status_since: within }) =>
      tp_status && mode === 'was' && { tp_status, ...(within !== undefined && { within }) },
    excludes: 'a status',
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
      '{tp_status} [tp] [status|stage|phase]',
      '[that|which] we {tp_status} [on]',
    ],
    read: ({ tp_status }) => ({ tp_status_value: tp_status }),
    tell: ({ tp_status_value: tp_status, tp_status_operator: mode }) => tp_status && !mode && { tp_status },
    excludes: 'a status',
  }),
  topic({
    phrases: [
      'without a tp status',
      '(no|without) [a|any] [tp|pipeline] status',
      '[tp] status (is not set|not set|is empty|empty|is blank|blank|missing)',
      'not in [the|our] pipeline [yet]',
      '(untagged|not tagged)',
    ],
    read: () => ({ tp_status_not_tagged: true }),
    tell: ({ tp_status_not_tagged }) => tp_status_not_tagged && {},
  }),
  topic<'list'>({
    phrases: [
      'on the list {list}',
      '(in|on|from|of) [the|my|our] list [called|named] {list}',
      '(in|on|from|of) [the|my|our] {list} (list|workboard|board)',
      '(list|workboard) [is] {list}',
      '[the|my|our] {list} (list|workboard)',
    ],
    read: ({ list }) => ({ workboard_id: list }),
    tell: ({ workboard_id: list }) => list !== undefined && { list },
    excludes: 'a list',
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
  topic<'tag'>({
    phrases: [
      'tagged {tag}',
      'tagged (as|with) {tag}',
      '[with|having] [the|a] [growth] (tag|tags) [of|is|are] {tag}',
      '[with|showing] [a|an] {tag} [growth] [tag|signal]',
    ],
    read: ({ tag }) => ({ growth_tag: tag }),
    tell: ({ growth_tag: tag }) => tag && { tag },
    excludes: 'a growth tag',
  }),
];
