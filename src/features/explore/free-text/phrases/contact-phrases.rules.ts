import { type AnyTopic, topic } from './topic.rules.ts';

const WRITTEN =
  '(emailed|contacted|messaged|pinged|reached out [to]|written to|in touch with|in contact with)';
const BY_US = '[by us|by the firm|by anyone|by anybody|by someone|by our team]';
const NEWSLETTER = '(newsletter|newsletters)';

/** E-mails, visits and mentions. */
export const contactTopics: readonly AnyTopic[] = [
  topic({
    phrases: [
      'never emailed',
      `[we|i|have|has] [have|has] never [been] ${WRITTEN} ${BY_US}`,
      '(no|zero) (emails|email|outreach|contact) ever [sent]',
      '(uncontacted|no prior outreach|no emails sent)',
    ],
    read: () => ({ has_never_sent_email: true }),
    tell: ({ has_never_sent_email }) => has_never_sent_email && {},
  }),
  topic<never, 'within'>({
    phrases: [
      'not emailed [{within}]',
      `[we|i|that we] [have|has|had|did] not [been|yet] ${WRITTEN} ${BY_US} [yet] [{within}]`,
      '(did not|do not|have not) (email|contact) [them|anyone] [{within}]',
      '(no|without) [any] (email|emails|contact|outreach|touch) [sent] [{within}]',
      '(untouched|not touched) [{within}]',
    ],
    read: ({ within }) => ({
      has_email_sent: false,
      ...(within !== undefined && { days_of_email_sent: within }),
    }),
    tell: ({ has_email_sent, days_of_email_sent: within }) =>
      has_email_sent === false && (within === undefined ? {} : { within }),
  }),
  topic<'span'>({
    phrases: [`[last] ${WRITTEN} (more than|over|at least) {span} ago`],
    read: ({ span }) => ({ has_email_sent: false, days_of_email_sent: span }),
  }),
  topic<'span'>({
    phrases: [`[last] ${WRITTEN} (less than|under) {span} ago`],
    read: ({ span }) => ({ has_email_sent: true, days_of_email_sent: span }),
  }),
  topic<never, 'within'>({
    phrases: [
      'emailed [{within}]',
      `[that|which] [we|i] [have|has|had] [already|been|recently been] ${WRITTEN} ${BY_US} [{within}]`,
      '[already] (emailed|contacted) [{within}]',
    ],
    read: ({ within }) => ({
      has_email_sent: true,
      ...(within !== undefined && { days_of_email_sent: within }),
    }),
    tell: ({ has_email_sent, days_of_email_sent: within }) =>
      has_email_sent === true && (within === undefined ? {} : { within }),
  }),
  topic<'within'>({
    phrases: [
      'visited {within}',
      `[that|which] [we|i|someone|somebody] [have|has] (visited|viewed|seen|looked at|opened|browsed|checked out) [their website|the website|their site] ${BY_US} {within}`,
      '[with] (website|site) (visit|visits) [{within}] {within}',
    ],
    read: ({ within }) => ({ days_of_website_history: within }),
    tell: ({ days_of_website_history: within }) => within !== undefined && { within },
    excludes: 'a visit',
  }),
  topic<never, 'newsletter' | 'when'>({
    phrases: [
      'in the [{newsletter}] newsletter [{when}]',
      `[mentioned|featured|covered|appeared|appearing|written up|named|seen] in [a|an|any|the|our|some] [{newsletter}] ${NEWSLETTER} [{when}]`,
      `[with] [{newsletter}] ${NEWSLETTER} (mention|mentions|coverage) [{when}]`,
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
      '(quoted|mentioned|quipped) [about] in [a|an|the] {quip} [{when}]',
      '[with] {quip} (mentions|mention|quips|quip) [{when}]',
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
