/** Words of every day that are a letter or two from a word of the grammar; they are never taken for a typing error. */
export const LOOK_ALIKES: ReadonlySet<string> = new Set(
  `abort acquires alice alike alter angle angles approaches backend bases basis begin being biased black
  blend blink boring browser caller cautioning checker chose clash clean clone cloned closer closes coats
  collaborative compares constructed construction contract converting costs county court crash creates
  decide decides decode decodes decryption describes descriptive descriptor difference discord drone
  employer establishes excerpt exited exiting failing faster features filling finding finish finishes float
  folder folds footer forced forked found gates grained green guess handed handlers heard hides holes
  importer increases institutions interacted intercepted intersected intro knows lanes latent latter layer
  leaks learn leasing lending lifted lifting linting listen loading loads locked logger managers marine
  marked marker markers marking martin masking masks massage match mates menus monkey mount multiplied
  multiply packed paint pairs parts pasted patch paused pauses performant phrase pinned police preferable
  pressed print profiler profiles quite quotes racing radix ratio reaches remote responsive rising rolls
  rules safely saves saying scales scans scheduler sensor serves setting settle shade shall shape shard
  sharp shipping shoes sides skill slate slower solid solve spans spawn speed spent spike stages staging
  stale stand starring steel store stores stream string submit suite suites taxes terms texts think thorough
  though threw throughput tires token tough trace traces tracker trailing transformation transmit trick
  tried trucking trucks tuned validation viewer white whole width words world`.split(/\s+/),
);
