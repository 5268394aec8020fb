const ER = '[oh|uh|um|er|erm|ah|hmm|ok|okay|well|or|nah|nope|wait]';
const MEANT =
  "[i (mean|meant)|i meant to say|i mean to say|make (that|it)|it is|it should be|should be|that should be|let us (say|do)|let 's (say|do)|say|rather|change (that|it) to|go with]";

/** What takes back the words before it, where the same is said again behind it. */
export const CORRECTIONS: readonly string[] = [
  'no ,',
  '[,] (but|and) [i|we] [really|actually] (meant|mean)',
  'no [,] (just|only)',
  `${ER} no [,] [no] [,] (wait|sorry|hang on|hold on|actually|scratch that|strike that|rather|apologies|my bad|my mistake|pardon|i (mean|meant)|make (that|it)) [,] [sorry|actually|no|wait|not that] [,] ${MEANT} [,]`,
  `${ER} (wait|hang on|hold on|oops|whoops|sorry|pardon|apologies|my bad|my mistake|scratch that|strike that|correction|actually|i mean|i meant|make (that|it)|or rather|or actually|better yet|let me correct that|typo|i misspoke|nah|nope|on second thought|on second thoughts|come to think of it|[i] take that back|let me rephrase|that is wrong|wrong one|wrong|change (that|it) to|rather|or say|let 's say|or let 's say|let us say|or let us say) [,] [no|sorry|actually|wait] [,] ${MEANT} [,]`,
];
