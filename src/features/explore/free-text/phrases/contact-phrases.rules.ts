import { type AnyTopic, topic } from './topic.rules.ts';
import { NOBODY } from './nobody.rules.ts';

const WRITTEN =
  '(emailed|mailed|contacted|messaged|pinged|approached|reached out [to]|written to|written|spoken to|spoken with|talked to|in touch with|in contact with|been in touch [with])';
const WROTE =
  '(emailed|email|mailed|mail|contacted|contact|messaged|pinged|approached|reached out [to]|wrote [to]|written [to]|write [to]|talked to|spoke to|got in touch [with]|get in touch [with]|been in touch [with]|dropped [them] a line|sent [them] (an email|emails|a note|a message)|followed up [with])';
const THEM = '[it|them|these|those]';
const BY_US =
  '[by us|by the firm|by anyone|by anybody|by someone|by somebody|by one of us|by our team|by the team|by anyone here|by anybody here]';
const SOMEBODY =
  '(someone|somebody|anyone|anybody|one of us|a colleague|we|i) [here|at the firm|on the team|at our firm|on our team]';
const NEWSLETTER = '(newsletter|newsletters)';
const MENTIONED =
  '(mentioned|featured|covered|appeared|appears|appearing|written up|named|seen|showed up|shown up|shows up|spotlighted|profiled|written about|came up|comes up|come up|coming up|popped up|pops up|turned up|turns up|discussed|talked about|spoke|spoken about|cited|quoted|quipped|highlighted|interviewed|wrote about [it|them]|written about [it|them]|got (a mention|mentioned|coverage|written up)|had a mention|has a mention|been)';
const WHEN = '[[,] {when}]';

/** E-mails, visits and mentions. */
export const contactTopics: readonly AnyTopic[] = [
  topic({
    phrases: [
      'never emailed',
      `[we|i|have|has] [have|has] never [been|actually] (${WRITTEN}|${WROTE}) ${THEM} ${BY_US} [before|yet|so far]`,
      `${NOBODY} [has|have|had] [ever|yet|actually] ${WROTE} ${THEM} [yet|before|so far|ever]`,
      '(no|zero|not a single) (emails|email|outreach|contact) (ever|from us|so far|to date) [sent]',
      '(uncontacted|no prior outreach|no emails sent)',
      '(untouched|unvisited by email) (by (us|our team|the firm|anyone)|so far|to date) [so far|to date|yet]',
    ],
    read: () => ({ has_never_sent_email: true }),
    tell: ({ has_never_sent_email }) => has_never_sent_email && {},
    turn: () => ({ has_email_sent: true }),
  }),
  topic<never, 'within'>({
    phrases: [
      'not emailed [{within}]',
      `[we|i|that we|they|it] [have|has|had|did] not [been|yet|ever] (${WRITTEN}|${WROTE}) ${THEM} ${BY_US} [yet|so far] [{within}]`,
      `${NOBODY} [has|have|had] [ever] ${WROTE} ${THEM} {within}`,
      '(did not|do not|have not) (email|contact) [them|anyone] [{within}]',
      '(no|without|zero) [any] (email|emails|contact|outreach|touch|touches|follow up|communication) [sent|from us|with us|by us] [{within}]',
      '(untouched|not touched) [by us] [{within}]',
      '[that|which] [have|has] [been|gone] (radio silence|quiet|silent|cold|dark|dormant) {within}',
      '(radio silence|silence) {within}',
    ],
    read: ({ within }) => ({
      has_email_sent: false,
      ...(within !== undefined && { days_of_email_sent: within }),
    }),
    tell: ({ has_email_sent, days_of_email_sent: within }) =>
      has_email_sent === false && (within === undefined ? {} : { within }),
    turn: (filters) => ({ ...filters, has_email_sent: true }),
  }),
  topic<'span'>({
    phrases: [
      `[last] ${WRITTEN} (more than|over|at least) {span} ago`,
      '[our|the] last (touch|contact|email|outreach|touchpoint|message) [was] (more than|over|at least) {span} ago',
    ],
    read: ({ span }) => ({ has_email_sent: false, days_of_email_sent: span }),
    turn: (filters) => ({ ...filters, has_email_sent: true }),
  }),
  topic<'span'>({
    phrases: [
      `[last] ${WRITTEN} (less than|under) {span} ago`,
      '[our|the] last (touch|contact|email|outreach|touchpoint|message) [was] (less than|under) {span} ago',
    ],
    read: ({ span }) => ({ has_email_sent: true, days_of_email_sent: span }),
    turn: (filters) => ({ ...filters, has_email_sent: false }),
  }),
  topic<never, 'within'>({
    phrases: [
      'emailed [{within}]',
      `[that|which] [we|i] [have|has|had] [already|been|recently been] ${WRITTEN} ${BY_US} [{within}] [by us]`,
      `${SOMEBODY} [has|have|had] [already] ${WROTE} ${THEM} [{within}]`,
      '[already] (emailed|contacted) [{within}]',
      '(any|an) email sent [ever|{within}]',
      '(email|emails) (sent|from us) [{within}]',
      '[our|the] last (touch|contact|email|outreach|touchpoint|message) [was|sent] {within}',
    ],
    read: ({ within }) => ({
      has_email_sent: true,
      ...(within !== undefined && { days_of_email_sent: within }),
    }),
    tell: ({ has_email_sent, days_of_email_sent: within }) =>
      has_email_sent === true && (within === undefined ? {} : { within }),
    turn: (filters) => ({ ...filters, has_email_sent: false }),
  }),
  topic<'within'>({
    phrases: [
      'visited {within}',
      `[pages|sites|websites] [that|which] [${SOMEBODY}] [have|has] (visited|viewed|seen|looked at|opened|browsed|checked out) [it|them|this|these|(their|the|its) (website|site|page|homepage)] ${BY_US} {within}`,
      '(we|i|somebody|someone) [have|has] (were|was|been) on (their|the|its) (site|website|page|homepage) {within}',
      '[with] (website|site) (visit|visits) [{within}] {within}',
      '(website|site) (was|were|has been|got) (visited|viewed|opened) [by (us|one of us|somebody|someone)] {within}',
    ],
    read: ({ within }) => ({ days_of_website_history: within }),
    tell: ({ days_of_website_history: within }) => within !== undefined && { within },
    excludes: 'a visit',
  }),
  topic<never, 'newsletter' | 'when'>({
    phrases: [
      `in the [{newsletter}] newsletter ${WHEN}`,
      `[we|i|somebody|someone] [have|has] [${MENTIONED}] (in|by) [a|an|any|the|our|some|(one|any|some) of (the|our)] [{newsletter}] ${NEWSLETTER} ${WHEN}`,
      `[with] [a|an] [{newsletter}] ${NEWSLETTER} (mention|mentions|coverage|appearance|appearances) ${WHEN}`,
      `{newsletter} ${NEWSLETTER} ${WHEN}`,
      `${NEWSLETTER} {when}`,
    ],
    read: ({ newsletter, when }) => ({
      is_in_newsletter: true,
      ...(newsletter && { newsletter_type: newsletter }),
      ...(when && { newsletter_date_from: when.from, newsletter_date_to: when.to }),
    }),
    tell: (filters) => {
      const { newsletter_type, newsletter_date_from: from, newsletter_date_to: to } = filters;
      return (
        filters.is_in_newsletter && {
          ...(newsletter_type && { newsletter: newsletter_type }),
          ...(from && to && { when: { from, to } }),
        }
      );
    },
    excludes: 'a newsletter',
  }),
  topic<never, 'quip' | 'when'>({
    phrases: [
      'with quips [of type {quip}] [{when}]',
      '(all|every|any) [companies|company] (mentioned|named) in newsletters [of type {quip}] [{when}]',
      '[companies|company|ones] [that] newsletters [have|has] (mentioned|named|covered) [{when}]',
      `${MENTIONED} [about] (in|on|at|by) [a|an|the|some|any|our|one of the] {quip} ${WHEN}`,
      `[with|some|got some|had|got|a|an|any] {quip} (mentions|mention|quips|quip|coverage|appearance|appearances) ${WHEN}`,
      `(gave|giving|gives|held|did|on) [a|an|the] {quip} ${WHEN}`,
    ],
    read: ({ quip, when }) => ({
      newsletter_mentions: true,
      ...(quip && { newsletter_sender: quip }),
      ...(when && { from_to_date: when }),
    }),
    tell: ({ newsletter_mentions, newsletter_sender, from_to_date }) =>
      newsletter_mentions && {
        ...(newsletter_sender && { quip: newsletter_sender }),
        ...(from_to_date && { when: from_to_date }),
      },
    excludes: 'a mention',
  }),
];
