export const HERE =
  '[here|at the firm|at our firm|on the team|in the team|on our team|of our team|on our side|from our side|from the firm|from our firm|from the team|from our team|in the office|of us|among us|amongst us|in our firm|in the firm|in house|internally|from us|around here|at all|of the firm|of our firm|of the team|of ours|of mine|at the fund|in this office|in our office|in this firm|of this firm|at our place|on staff|in our team|from our office]';
const OUR_PEOPLE =
  '(our|the|my) (people|team|colleagues|partners|staff|folks|side|own|analysts|associates|team members|guys|members|office|firm|teammates|crew)';
const ONE_OF_OURS =
  '(colleague|person|teammate|member|partner|employee|analyst|associate|human|human being|soul|team member|staffer|individual|principal)';
/** Nobody of the firm. */
export const NOBODY = `(nobody|no one|noone|no-one|none of us|none (of|from|among) ${OUR_PEOPLE}|not [a|even] [single] one (of|from|among) (us|${OUR_PEOPLE})|(not (one|a|even a) [single]|no [single]) ${ONE_OF_OURS}|nobody else|neither of us) ${HERE}`;
/** Somebody of the firm, where the words before it say that it is nobody. */
export const ANYBODY = `(anyone|anybody|any one|any of us|one of us|us|any colleague|a colleague) ${HERE}`;
/** What is not there: "no owner", "neither an owner nor a status". */
export const LACKING =
  '(no|without|free of|lacking|lacks|lack|missing|neither|nor|nor with|w/o|w / o|w / out|not having|not have|(can|should|must|may|shall|could) not have|not got|do not have|does not have|did not have|have not got|has not got|never had|never got|yet to get) [a|an|any|its|their]';
export const THESE = '[it|them|these|those|this one]';
export const UNSET =
  '(null|none|nil|empty|blank|missing|unset|unassigned|not set|not given|not assigned|false|tbd)';
