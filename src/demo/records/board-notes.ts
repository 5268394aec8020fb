import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { phrase } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';
import { nextSteps, summaries } from '../words/meeting-words.ts';

const QUARTERS = 6;

/** Notes of the board meetings of the last quarters, one for each company the firm holds. */
export const boardNoteRows = ({ portfolio, scopers, calendar }: Firm) =>
  batch(
    'board_note',
    portfolio.flatMap((company) =>
      Array.from({ length: QUARTERS }, (_, ago) => {
        const random = randomFrom('board-note', company.company_id * 100 + ago);
        const slots = { size: String(company.counts.at(-1 - ago * 3) ?? company.counts.at(-1) ?? 'few') };
        const points = random
          .some(summaries, random.int(2, 5))
          .map((text) => `<li>${phrase(random, text, slots)}</li>`);
        const decision = phrase(
          random,
          '[The budget was approved|The option plan was approved|A loan was discussed and put off|The audit was accepted].',
        );
        const next = phrase(random, random.pick(nextSteps));
        return {
          uuid: random.uuid(),
          company_id: company.company_id,
          content: `<h3>Where they stand</h3><ul>${points.join('')}</ul><p>${decision} ${next}</p>`,
          ...calendar.quarter(ago + 1),
          scoper_id: random.pick(scopers).user_id,
          created_at: calendar.at(8 + ago * 91, 18),
        };
      }),
    ),
  );
