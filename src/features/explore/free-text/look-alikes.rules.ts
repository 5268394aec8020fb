/** Words of every day that are a letter or two from a word of the grammar; they are never taken for a typing error. */
export const LOOK_ALIKES: ReadonlySet<string> = new Set(
  `hatte hatten abort acquires alice alike alter angle angles approaches backend bases basis begin being biased billing
  black blend blink boring browser caller cautioning checker chose clash clean clone cloned closer closes
  coating coats collaborative colored columns compares constructed construction contract converting costs
  counted counter counters county court crash creates creative cypress decide decides decode decodes
  decryption deliver describes descriptive descriptor difference discord distinct drone emitter employer
  emulate establishes exceptions excerpt excluded exited exiting failing faster features filling finding
  finish finishes float folder folds footer forced forked found gates given grading grained greatest greatly
  green guess handed handlers heard hearing hides holes importer included increases initial institutions
  interacted intercepted intersected intro knows lanes latent latter layer leaks learn leasing lending
  lifted lifting lines linting listen lived loaders loading loads locked logger loops machine maintain
  managers marine marked marker markers marking martin masking masks massage match mates medical menus
  messages molding monkey mount mounting multiplied multiply packed paint pairs parseas parsers parties
  parts pasted patch paused pauses performant phrase pinned police preferable pressed print privacy probate
  profiler profiles project projects protect publish quite quotes racing radix ranged ratio reaches remote
  responsive rising rolls rules safely sailing saves saying scales scans scheduler sensor sensors serves
  setting settle settled settles shade shall shape shard sharp shipping shoes sides sizes skill slate slower
  solid solve spacing spans spawn special speed spent spike stages staging stale stand starring stating
  station statuses steel store stores stream string submit suite suites surgery surveys takes taxes terms
  texts theme think thorough though threw throughput timed tires token tough trace traces tracker trailing
  transformation transmit trick tried trucking trucks tuned unicorn unified unlisted validation viewer white
  whole width words world island indie guide nicer tiger child childs grace greet greed maint mailer mailers expended fifth sixth thirsty winnow heave hurl fling sling chop lop yank forth seventy hundredth ninth eighth`.split(
    /\s+/,
  ),
);
