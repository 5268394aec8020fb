import { HERE, NOBODY } from './nobody.rules.ts';
import { headquarters } from './place-phrases.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const BY_MAIL = '(by|via|per|over|through) [an|a] (email|mail)';
const REACHED = `reached [it|them|these|those] ${BY_MAIL}`;
const WRITTEN_TO =
  '(emailed|mailed|contacted|messaged|pinged|approached|written to|written|spoken to|spoken with|talked to|in touch with|in contact with|been in touch [with]|been in contact [with])';
const WRITTEN = `(${WRITTEN_TO}|reached out [to]|${REACHED})`;
const WROTE = `(${REACHED}|emailed|email|mailed|mail|contacted|contact|messaged|pinged|approached|reached out [to]|wrote [to]|written [to]|write [to]|talked to|spoke to|got in touch [with]|get in touch [with]|been in (touch|contact) [with]|(made|had|make) [any] contact [with]|dropped [them] a line [to]|(written|wrote) (an|any|a single|one) (email|mail) [to]|(sent|send) [them|it|these|those] [out] (an email|emails|[a|one] single (email|mail|message|note)|(one|any) (email|mail|message|note)|a note|a message|a mail|mail|mails|anything) [to|out to]|followed up [with])`;
const MAIL =
  '(email contact|mail contact|email traffic|email exchange|email|emails|mail|mails|contact|contacts|outreach|touch|touches|touchpoint|touchpoints|follow up|follow ups|communication|communications|correspondence|message|messages|note|notes|word|outbound)';
const NO_MAIL = `(no|without|zero|not a single|not one|not an|not a|no new|no further|no more|no other|no additional) [any|a|an|single] ${MAIL} [whatsoever|at all] [(by|via|per|over|through) (email|mail)] [has|have|had|was|were] [ever|been] [sent|addressed|directed|dispatched|issued|delivered|going out|went out|gone out|going|gone|went|exchanged|left] [out] [to them|with (them|it|these|those)|from us|with us|by us|from our side|on our side|from anyone ${HERE}|from anybody ${HERE}|from the firm] [sent]`;
const TOUCH =
  '(touch|contact|email|mail|outreach|touchpoint|message) [from us|by us|to them|with them|from our side]';
const THEM = `[it|them|these|those|anyone|anybody|anyone there|anybody there|a soul] [${BY_MAIL}]`;
const HEARD =
  '(heard|hear|heard anything|hear anything) from us [(by|via|per|over|through) [an|a] (email|mail)]|(had|got|gotten|get|received|receive|been sent|seen) [a|an|any|one|our|a single|one single] (email|emails|mail|mails|note|message|word) (from|by|of) (us|ours|our (team|side|firm)|(someone|somebody|anyone|anybody) [here|on the team|of us]|any of us|one of us)';
const BY_US = `[by (us|ours|the firm|anyone|anybody|someone|somebody|any of (us|ours)|one of (us|ours|our team|our people)|our (team|people|side)|the team|a colleague) ${HERE}]`;
const SOMEBODY = `(someone|somebody|anyone|anybody|any one|one of us|any of us|one of our people|a colleague|our team|the team|our people|we|i) ${HERE}`;
/** How long ago something was, at least and at most. */
const LONGER = '(more than|over|at least|well over|longer than|upwards of|>|>=)';
const AGO = '(ago|back|earlier|before today)';
const SITE =
  'webpage|webpages|landing page|pages|sites|websites|page|site|website|homepage|home page|web page|web site';
const VISITED =
  '(visited|visit|viewed|view|seen|see|saw|looked at|look at|opened|open|browsed|browse|checked out|check out|checked|check|reviewed|review|had open|had up|clicked|surfed|inspected|researched|landed on|stopped by|dropped by|poked around [on]|scrolled through|hit|been on|been to|clicked through|clicked on|gone to|went to|pulled up|(had|took|taken) a look at|looked (over|into|through|on|up)|glanced at)';
const WHOEVER = '[anyone|anybody|companies|any companies|firms|startups|people|someone]';
/** E-mails and visits. */
export const contactTopics: readonly AnyTopic[] = [
  topic({
    phrases: [
      'never emailed',
      '(emailed|mailed|contacted|email sent|emails sent|email count|number of emails|emails|mails|emails from us|emailed by us|outreach|last email|last contact|last touch) [is|was|yet] (never|no|none|not [yet|ever]|false|nothing|nobody|n / a|0|zero|not once) [ever|so far|yet|to date]',
      `[we|i|have|has] [have|has] never [been|actually|once|even|yet|ever|so far] [been] (${WRITTEN}|${WROTE}) ${THEM} ${BY_US} [before|yet|so far]`,
      `${NOBODY} [has|have|had|did] [ever|yet|actually|even|once|so far|to date] ${WROTE} ${THEM} [yet|before|so far|ever]`,
      `${NO_MAIL} (ever|so far|to date|yet|whatsoever|at all)`,
      `[been|was|were] ${WRITTEN} by ${NOBODY}`,
      `[have|has] never [ever] (${HEARD})`,
      `not [yet] (${HEARD}) (yet|ever|so far|before)`,
      `[have|has|are|is] [still] yet to (${HEARD}|be (${WRITTEN}|sent (an email|a mail|a message))|${WROTE} ${THEM})`,
      `still to be (${WRITTEN}|${WROTE})`,
      '(uncontacted|unemailed|unmailed|no prior outreach|no emails sent)',
      '(untouched|unvisited by email) (by (us|our team|the firm|anyone)|so far|to date) [so far|to date|yet]',
    ],
    read: () => ({ has_never_sent_email: true }),
    tell: ({ has_never_sent_email }) => has_never_sent_email && {},
    turn: () => ({ has_email_sent: true }),
  }),
  topic<never, 'silence'>({
    phrases: [
      'not emailed [{silence}]',
      `${NO_MAIL} [{silence}]`,
      `${NO_MAIL} (yet|so far) {silence}`,
      `{silence} [,] [there] [was|were|has been|have been] ${NO_MAIL}`,
      '(emailed|mailed|contacted) [,] (not|never|no) {silence}',
      `[we|i] [have|has] (${WRITTEN}|${WROTE}) ${THEM} [once|before|already|earlier] [,] (but|though|just|only|yet) (not|never) [again|since] {silence}`,
      '(email|emails|mail|mails|outreach) [sent|from us] {silence} (none|zero|nothing|false)',
      '[last] (contact|contacts|email|emails|mail|mails|outreach|touch|touches|emailed|contacted) [is|was|sent] (none|zero|nothing|no|not|nil) {silence}',
      `{silence} [,] [we|i] [have|has] not [been] ${WRITTEN}`,
      `(not|never) (${HEARD}) {silence}`,
      `[${SOMEBODY}] [have|has|had] (sent|send|written|wrote|mailed|emailed) [to] ${THEM} (nothing|zero|not a (thing|line|word)|not anything) [at all|whatsoever] [${BY_MAIL}] [{silence}]`,
      `(nothing|no word|nothing at all) [was|has been|has|is|got|has gone] (sent|written|mailed|emailed|going out|gone out|went out|out) [out] [to them|from us|by us|by anyone|by anybody] [${BY_MAIL}] {silence}`,
      '(but|and) (nothing|nada|silence|radio silence|no (word|news|follow up)) [since|from us|sent|else|more] {silence}',
      '[and|but|since] then [there was|it was|came|we sent] (nothing|nothing more|nothing else|silence|radio silence|no word|quiet|no more) [from us|sent|after that|further|happened] {silence}',
      `[we|i|that we|they|it] [have|has|had|did] not [been|yet|ever] (${WRITTEN}|${WROTE}) ${THEM} ${BY_US} [yet|so far|again|since|any more|anymore|once more|any further|since then] [{silence}]`,
      `${NOBODY} [has|have|had|did] [ever|even|once|actually] ${WROTE} ${THEM} [again|since|any more|anymore] {silence}`,
      `${NOBODY} [has|have|had] [even|ever|so much as] touched [it|them|these|those|this one] {silence}`,
      '(did not|do not|have not) (email|contact) [them|anyone] [{silence}]',
      `without [us|our|anyone|anybody|ever] [having] (${WRITTEN}|emailing|contacting|mailing|writing to) ${THEM} [{silence}]`,
      '(untouched|not [been] touched) [by (us|anyone|anybody|our team|the team)] [{silence}]',
      '[that|which] [have|has] [been|gone] (radio silence|quiet|silent|cold|dark|dormant) [toward|towards|with|to|on] [them|it|these] {silence}',
      '(radio silence|silence) {silence}',
    ],
    read: ({ silence }) => ({
      has_email_sent: false,
      ...(silence !== undefined && { days_of_email_sent: silence }),
    }),
    tell: ({ has_email_sent, days_of_email_sent: silence }) =>
      has_email_sent === false && (silence === undefined ? {} : { silence }),
    turn: (filters) => ({ ...filters, has_email_sent: true }),
  }),
  topic<'count'>({
    phrases: [
      '[number of|the] days since [the|our|any] [last|latest|most recent] (email|emails|mail|contact|touch|outreach|emailed|contacted|message) [sent|from us] [is|are] {count}',
    ],
    read: ({ count: { min, max } }) => ({
      has_email_sent: min === undefined,
      days_of_email_sent: min ?? max ?? 0,
    }),
    turn: (filters) => ({ ...filters, has_email_sent: !filters.has_email_sent }),
  }),
  topic<'span'>({
    phrases: [
      `[${SOMEBODY}] [have|has] [last|most recently] (${WRITTEN}|${WROTE}|touched) ${THEM} ${BY_US} [was] [back] ${LONGER} {span} ${AGO} [(by|via|per|over) (email|mail)]`,
      `[${SOMEBODY}] [have|has] [last|most recently] (${WRITTEN}|${WROTE}|touched) ${THEM} ${BY_US} {span} (or (more|longer)|plus|and more) ${AGO}`,
      `[it] ['s|has|is] [been] [at least|more than|over|well over|now|already|about] {span} [now] since [${SOMEBODY}|our|the|any] [last|ever] (${WROTE}|email|mail|touch|contact|outreach|message) ${THEM}`,
      `[our|the] (last|latest|most recent|newest) ${TOUCH} [was|is|sent] (${LONGER}|earlier than|older than) {span} [ago|old|back]`,
      `(${WRITTEN}) ${THEM} [,] (but|only|though) ${LONGER} {span} ${AGO}`,
    ],
    read: ({ span }) => ({ has_email_sent: false, days_of_email_sent: span }),
    turn: (filters) => ({ ...filters, has_email_sent: true }),
  }),
  topic<'span'>({
    phrases: [
      `[${SOMEBODY}] [have|has] [last|most recently] (${WRITTEN}|${WROTE}|touched) ${THEM} ${BY_US} (less than|under|no more than|not more than|at most|<|<=) {span} ${AGO} [(by|via|per|over) (email|mail)]`,
      `[our|the] last ${TOUCH} [was|is] (less than|under|no more than|not more than) {span} [ago|old]`,
    ],
    read: ({ span }) => ({ has_email_sent: true, days_of_email_sent: span }),
    turn: (filters) => ({ ...filters, has_email_sent: false }),
  }),
  topic<never, 'within' | 'open_owner'>({
    phrases: [
      'emailed [{within}]',
      `[that|which] [we|i] [have|has|had] [already|been|recently been] (${WRITTEN_TO}|${REACHED}) ${THEM} ${BY_US} [{within}] [by us]`,
      // Alone it is a status of the firm.
      `[that|which] (we|i|have|has|had|already|been|recently) [have|has|had] [already|been|recently been] reached out [to] ${THEM} ${BY_US} [{within}]`,
      `reached out to ${THEM} ${BY_US} [{within}]`,
      `reached out ${THEM} ${BY_US} {within}`,
      `[who|which|what|that] [did|have|has|had] ${SOMEBODY} [has|have|had|did|do] [already|recently|last|indeed] ${WROTE} ${THEM} [{within}]`,
      `[we|i|they] [have|has|had] (got|had|sent|received) [an|a|our|some] (email|emails|mail|message|note) (from|by) (us|our team|(someone|somebody) (here|on the team)|one of us) [{within}]`,
      '[already] (emailed|contacted) [{within}]',
      '(touched|in touch [with (them|it)]|corresponded with [them|it]|[we] (spoke|talked) with (them|it)) {within}',
      '[we|i] [have|has] (dropped|sent|shot|exchanged) [them|it] [a|an|some] (line|note|message|mail|email|emails|messages|mails) [to|with] [them|it] {within}',
      `(${WRITTEN_TO}|${REACHED}|reached out to) ${THEM} by {open_owner} {within}`,
      `{open_owner} [has|have] [already|last|recently] ${WROTE} ${THEM} {within}`,
      `[we|i] [have|has|had] [already] (${WRITTEN_TO}|${REACHED}|wrote to) ${THEM} ${BY_US} [at least|more than] (once|twice|a few times|several times|repeatedly|many times) [{within}]`,
      '(any|an) email sent [ever|{within}]',
      '(email|emails) (sent|from us) [{within}]',
      '(an|any|some|one|our) (email|emails|mail|mails|message|note) [from us|of ours] [has|have|had|was|were] [been] (sent|went|gone|went out|gone out|going out) [out] [to them|from us|by us] [{within}]',
      `[our|the] last (touch|contact|email|outreach|touchpoint|message) [${BY_MAIL}] [was|sent] {within}`,
    ],
    read: ({ within }) => ({
      has_email_sent: true,
      ...(within !== undefined && { days_of_email_sent: within }),
    }),
    tell: ({ has_email_sent, days_of_email_sent: within }) =>
      has_email_sent === true && (within === undefined ? {} : { within }),
    turn: (filters) => ({ ...filters, has_email_sent: false }),
  }),
  topic<'place' | 'within'>({
    // "who did we email in Germany in the past 3 months"
    phrases: [
      `[who|which|what|that] [companies|ones] [did|have|has|had] ${SOMEBODY} [has|have|had|did] [already|recently] ${WROTE} ${WHOEVER} (in|from|across) [the] {place} {within}`,
      `(emailed|contacted|mailed) ${WHOEVER} (in|from|across) [the] {place} {within}`,
    ],
    read: ({ place, within }) => ({
      ...headquarters(place),
      has_email_sent: true,
      days_of_email_sent: within,
    }),
    excludes: 'an email in a place',
  }),
  topic<'place' | 'silence'>({
    phrases: [
      `[who|which|that] [we|i] [have|has|had|did] (not|never) [yet] (${WRITTEN}|${WROTE}) ${WHOEVER} (in|from|across) [the] {place} {silence}`,
    ],
    read: ({ place, silence }) => ({
      ...headquarters(place),
      has_email_sent: false,
      days_of_email_sent: silence,
    }),
    excludes: 'an email in a place',
  }),
  topic({
    // With anything beside it this is a status of the firm.
    phrases: ['reached out'],
    read: () => ({ has_email_sent: true }),
    turn: () => ({ has_email_sent: false }),
    guess: true,
    bare: 'whole',
  }),
  topic<'within', 'open_owner'>({
    phrases: [
      'visited {within}',
      `[whose|which|what] [${SITE}] [that|which] [did|do|have|has] [${SOMEBODY}] [have|has|had] [recently|actually|last] ${VISITED} [it|them|this|these|[their|the|its] (${SITE})] [out] ${BY_US} [,] {within}`,
      `${SOMEBODY} [have|has] (were|was|been) [on|to|at] [(their|the|its)] (${SITE}) {within}`,
      `[been|was|were] on (their|its) (${SITE}) {within}`,
      `[had|got|with|seen] [a] (visit|visits|look|looks|traffic) (from|by) (us|our team|the team|one of us|somebody here|someone here) {within}`,
      '[with] (website|site) (visit|visits) [{within}] {within}',
      `[with] (website|site) (activity|traffic|hits|views|clicks|visits) (from|by|of) (us|our team|the team|somebody here|someone here|our side) {within}`,
      '[whose|their|its|the] (website|site) [by us|from us|by someone here] {within} [by us|from us] (visited|viewed|opened|seen)',
      '(website|site) (was|were|has been|got) (visited|viewed|opened) [by (us|one of us|somebody|someone)] {within}',
      `[${SITE}] ${VISITED} [(their|the|its) (${SITE})] by {open_owner} {within}`,
      `{open_owner} [has|have] [recently|last] (${VISITED}|been on) [(their|the|its)] (${SITE}) {within}`,
    ],
    read: ({ within }) => ({ days_of_website_history: within }),
    tell: ({ days_of_website_history: within }) => within !== undefined && { within },
    excludes: 'a visit',
  }),
];
