import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { randomFrom } from '../making/random.ts';
import { premises } from '../words/digest-words.ts';

const STATUSES = ['sent', 'sent', 'sent', 'failed', 'scheduled', 'scheduled', 'draft'] as const;
const DIGESTS = 34;
const REPEATS = [null, null, 'weekly', null, 'monthly'] as const;
const REFUSED = 'EENVELOPE 550 The mailbox of the recipient is full.';

/** Digests in every status: sent ones lie behind, scheduled ones ahead; some answered whole, some in part. */
export function digestRows({ known, scopers, calendar }: Firm) {
  const digests = Array.from({ length: DIGESTS }, (_, index) => {
    const random = randomFrom('digest', index);
    const status = STATUSES[index % STATUSES.length] ?? 'draft';
    const ahead = status === 'scheduled' || status === 'draft';
    const answered = status === 'sent' ? index % 3 : 0;
    return {
      uuid: random.uuid(),
      status,
      repeat: ahead ? (REPEATS[index % REPEATS.length] ?? null) : null,
      ago: ahead ? -(1 + index) : 2 + index * 5,
      scoper: random.pick(scopers),
      author: random.pick(scopers),
      premises: random.some(premises, random.int(1, 4)).map(([title, question, answer], position) => ({
        uuid: random.uuid(),
        title,
        question,
        answer: answered === 2 || (answered === 1 && position === 0) ? answer : null,
        domains: random.some(known, random.int(1, 4)).map(({ domain }) => domain),
      })),
    };
  });
  return [
    batch(
      'digest',
      digests.map(({ uuid, status, repeat, ago, scoper, author }) => ({
        uuid,
        date: calendar.day(ago),
        scoper_id: scoper.user_id,
        status,
        repeat,
        repeat_from: repeat && calendar.day(ago),
        sends: status === 'sent' || status === 'failed' ? 1 : 0,
        sent_at: status === 'sent' ? calendar.at(ago, 14) : null,
        failure: status === 'failed' ? REFUSED : null,
        created_by: author.user_id,
        created_at: calendar.at(Math.max(1, ago + 3), 16),
      })),
    ),
    batch(
      'digest_premise',
      digests.flatMap((digest) =>
        digest.premises.map(({ uuid, title, question, answer }, order_index) => ({
          uuid,
          digest_uuid: digest.uuid,
          title,
          question,
          answer,
          answered_at: answer === null ? null : calendar.at(Math.max(1, digest.ago - 1), 17),
          answered_by: answer === null ? null : digest.scoper.user_id,
          order_index,
        })),
      ),
    ),
    batch(
      'digest_domain',
      digests.flatMap((digest) =>
        digest.premises.flatMap(({ uuid, domains }) =>
          domains.map((company_domain, order_index) => ({ premise_uuid: uuid, company_domain, order_index })),
        ),
      ),
    ),
  ];
}
