import { type AnyTopic, topic } from './topic.rules.ts';

const NEWSLETTER = '(newsletter|newsletters|news letter|news letters)';
const MENTIONED =
  '(mentioned|featured|covered|appeared|appears|appearing|written up|named|seen|showed up|shown up|shows up|show up|showing up|appear|spotlighted|profiled|written about|came up|comes up|come up|coming up|popped up|pops up|turned up|turns up|discussed|talked about|spoke|spoken about|cited|quoted|quipped|highlighted|interviewed|wrote about [it|them]|written about [it|them]|got (a mention|mentioned|coverage|written up)|had a mention|has a mention|been)';
const WHEN = '[[,] {when}]';

/** Newsletters and mentions. */
export const newsletterTopics: readonly AnyTopic[] = [
  topic<never, 'newsletter' | 'when'>({
    phrases: [
      `in the [{newsletter}] newsletter ${WHEN}`,
      `[we|i|somebody|someone] [have|has] [${MENTIONED}] (in|by) [a|an|any|the|our|some|(one|any|some) of (the|our)] [{newsletter}] ${NEWSLETTER} ${WHEN}`,
      `[with] [a|an] [{newsletter}] ${NEWSLETTER} (mention|mentions|coverage|appearance|appearances) ${WHEN}`,
      `{newsletter} (${NEWSLETTER}|nl) ${WHEN}`,
      `${MENTIONED} {when} (in|by) [a|an|any|the|our|some] [{newsletter}] ${NEWSLETTER}`,
      `{when} ['s] [{newsletter}] ${NEWSLETTER} [mention|mentions|appearance|appearances|coverage|picks|companies|names]`,
      `[{newsletter}] ${NEWSLETTER} (companies|company|names|ones|picks|finds) ${WHEN}`,
      `[a|an|any|the|our|some] [{newsletter}] ${NEWSLETTER} [has|have] (had|featured|mentioned|covered|named|carried|profiled|included|spotlighted) (it|them|these|those) ${WHEN}`,
      `${NEWSLETTER} [companies|names|mentions|ones] [,] {when}`,
      `[[was|were] [${MENTIONED}] (in|by)] [a|the|our] ${NEWSLETTER} [,] [the] {newsletter} (edition|editions|issue|issues|one|ones) ${WHEN}`,
      `${NEWSLETTER} [mention|mentions|appearance|appearances|coverage] {when} [,] [the|in the] {newsletter} (edition|editions|issue|issues|one|ones)`,
      `${NEWSLETTER} [mention|mentions|appearance|appearances|coverage] [of type|type] {newsletter} ${WHEN}`,
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
      '(has|have|having|got|any|some) [any|some] (quips|quip) [{when}]',
      `${MENTIONED} (in|on|among|across) [a|the|any|some|our|one of our] (quips|quip) ${WHEN}`,
      `(quips|quip) {when} [[,] {quip} [only]]`,
      `(gave|giving|gives|held|did|on) [a|an|the] {quip} ${WHEN}`,
      `(quips|quip|mentions|mention|mentioned|quoted|seen|buzz|chatter) [on|in|from|via|by|of|at|as|in the form of|such as|namely|that are|of type|of the type] [a|an|the|any] {quip} ${WHEN}`,
      `{quip} [hits|buzz|pieces|clips] {when}`,
      `(a|any|some|one) {quip} (about|on|featuring|covering|mentioning) (them|it|the company) ${WHEN}`,
      `{quip} (about|on|featuring|covering|mentioning|that mention|that mentioned|which mention) [the|these|those|any|some] (them|it|company|companies|ones|startups) [,] {when}`,
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
