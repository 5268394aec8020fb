import type { Digest, OpenedDigest } from '../../digests.contract.ts';

let made = 0;

/** A digest with one open premise, for Theo. */
export function aDigest(given: Partial<Digest> = {}): Digest {
  made += 1;
  const end = String(made).padStart(12, '0');
  return {
    uuid: `00000000-0000-4000-8000-${end}`,
    date: '2031-11-18',
    scoper: 'theo@aldercap.example',
    scoper_name: 'Theo Abara',
    status: 'scheduled',
    complete: false,
    repeat: null,
    sent_at: null,
    failure: null,
    created_at: '2025-11-15T15:30:00.000Z',
    version: 3,
    premises: [
      {
        uuid: `00000000-0000-4000-9000-${end}`,
        title: 'Ohio rollout',
        question: 'Does it sell?',
        answered: false,
        domains: [
          { company_domain: 'ferrowick.example', order_index: 1 },
          { company_domain: 'bolt.example', order_index: 2 },
        ],
      },
    ],
    ...given,
  };
}

/** The same as it is opened: by Theo, whom it asks, unless told otherwise. */
export function anOpenedDigest(given: Partial<OpenedDigest> = {}): OpenedDigest {
  const digest = aDigest();
  return {
    ...digest,
    asked_by: 'Marta Lindqvist',
    is_yours: true,
    premises: digest.premises.map((one) => ({ ...one, answer: '', answered_at: null, answered_by: null })),
    companies: [],
    ...given,
  };
}
