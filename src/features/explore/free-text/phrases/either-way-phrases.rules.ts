const HEADS_OR_GROWTH =
  'headcount|head count|growth|headcount growth|team size|staff|employee growth|growth rate';
const IS_FINE =
  '[is|are|would be|was|works|still|also|even|being] [also|totally|perfectly|still|all|absolutely] (fine|ok|okay|acceptable|no problem|allowed|alright|all right|welcome|good|cool|no issue|not an issue|not a problem)';

const MATTERS =
  '(funding|size|headcount|head count|age|revenue|employee|employees|geographic|geography|location|country|growth|status|owner|stage|budget|upper|lower|minimum|maximum|saas)';
const LIMIT =
  '(limit|limits|cap|minimum|maximum|requirement|requirements|threshold|restriction|restrictions|constraint|constraints|floor|ceiling|preference|preferences|criteria|criterion|filter|filters|range)';

/** Both of two contraries: neither is asked for. */
export const EITHER_WAY: readonly string[] = [
  '[both] (saas|software as a service) (or|/) (non|not|no) [saas]',
  '[both] (saas|software as a service) (and|&|as well as|nor) (non|not|no) saas',
  `(no|without|any|ignore|forget|whatever the|regardless of) [a|any|the|particular|specific|special] ${MATTERS} [size] ${LIMIT} [at all|whatsoever|for now]`,
  '[both] (non|not) saas (or|and|/|&|as well as|nor) saas',
  'with (or|and) without [a|an|any] (owner|status|funding|outside funding|saas)',
  '(owned or unowned|unowned or owned|assigned or unassigned|assigned or not|funded or bootstrapped|bootstrapped or funded|funded or not|bootstrapped or not|bootstrapped or [vc|venture] backed|growing or shrinking|shrinking or growing|growing or not|emailed or not)',
  '(exclude|excluding|skip|drop|omit|rule out|filter out|leave out) neither [saas|non saas|not saas] [nor] [saas|non saas|not saas]',
  `[${HEADS_OR_GROWTH}] (flat|stable|shrinking|declining|negative|zero|no) [growth|headcount|head count|growth rate] ${IS_FINE}`,
  `(flat|stable|shrinking|declining|negative|zero|no) [${HEADS_OR_GROWTH}] ${IS_FINE}`,
];
