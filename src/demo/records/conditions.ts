import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { randomFrom } from '../making/random.ts';
import { drawStandings } from './pipeline.ts';

const NOTES = [
  'Good team, too small for us today. Worth another look once they have hired.',
  'The founder wants to stay lean. Come back when the second sales team is there.',
  'We liked the product. Two customers were most of the revenue when we passed.',
  'On hold until they have shown that the new plant runs at full staff.',
];
const CONDITIONS = 24;
const STEP = 25;

/** What would bring companies back that were passed on: most wait, a few were met or ended. */
export function conditionRows(firm: Firm) {
  const { known, scopers, calendar } = firm;
  const counts = new Map(known.map(({ company_id, counts }) => [company_id, counts.at(-1) ?? 0]));
  const closed = drawStandings(firm).flatMap(({ company_id, steps }) => {
    const last = steps.at(-1);
    return last && ['PASSED', 'ON_HOLD'].includes(last.tp_status) ? [{ company_id, ago: last.ago }] : [];
  });
  return batch(
    'pass_condition',
    closed.slice(0, CONDITIONS).map(({ company_id, ago }, index) => {
      const random = randomFrom('condition', company_id);
      const count = counts.get(company_id) ?? 0;
      const wanted = (Math.floor(count / STEP) + 2) * STEP;
      const ended_why = index % 8 === 5 ? 'met' : index % 8 === 7 ? 'ended' : null;
      const reached = Math.max(0, count - STEP);
      const evidence = [
        {
          label: 'Employees',
          before: String(reached),
          after: String(count),
          source: 'import',
          on: calendar.day(2),
        },
      ];
      return {
        uuid: random.uuid(),
        company_id,
        user_id: random.pick(scopers).user_id,
        filters: JSON.stringify({
          employee_count: [`GREATER_THAN_OR_EQUAL_TO:${ended_why === 'met' ? count : wanted}`],
        }),
        note: random.pick(NOTES),
        facts: JSON.stringify({ employee_count: ended_why === 'met' ? reached : count }),
        created_at: calendar.at(ago + 1, 15),
        ended_at: ended_why && calendar.at(1, 9),
        ended_why,
        evidence: ended_why === 'met' ? JSON.stringify(evidence) : null,
      };
    }),
  );
}
