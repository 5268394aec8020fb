import { batch } from '../making/copy.ts';
import type { Firm, FirmStaff } from '../firm.ts';
import { type Random, randomFrom } from '../making/random.ts';

const WAY = [
  'PROSPECT',
  'REACHED_OUT',
  'IN_CONVERSATION',
  'MEETING_SCHEDULED',
  'DILIGENCE',
  'TERM_SHEET',
  'PORTFOLIO',
];
const ENDS = ['ON_HOLD', 'PASSED'];

interface Standing {
  company_id: number;
  owners: FirmStaff[];
  former: FirmStaff | null;
  steps: { tp_status: string; ago: number; by: FirmStaff }[];
}

/** The way one company has come: earlier statuses first, each some weeks before the next. */
function stepsTo(random: Random, reached: number, ended: boolean, by: readonly FirmStaff[]) {
  const names = [...WAY.slice(0, reached + 1), ...(ended ? [random.pick(ENDS)] : [])];
  const shown = names.slice(Math.max(0, names.length - random.int(1, 5)));
  let ago = random.int(0, 160);
  return shown
    .toReversed()
    .map((tp_status) => {
      const step = { tp_status, ago, by: random.pick(by) };
      ago += random.int(9, 75);
      return step;
    })
    .toReversed();
}

/** Most known companies have a status and an owner; some have only the one, only the other, or neither. */
export function drawStandings({ known, portfolio, scopers }: Firm): Standing[] {
  const held = new Set(portfolio.map(({ company_id }) => company_id));
  return known.map(({ company_id }, index) => {
    const random = randomFrom('pipeline', company_id);
    const inPortfolio = held.has(company_id);
    const hasStatus = inPortfolio || random.chance(0.78);
    const owned = inPortfolio || random.chance(0.7);
    const owners = owned ? random.some(scopers, random.pick([1, 1, 1, 2, 2, 3])) : [];
    const former = scopers.find((one) => !owners.includes(one)) ?? null;
    const steps = hasStatus
      ? stepsTo(random, inPortfolio ? 6 : index % 6, !inPortfolio && random.chance(0.3), scopers)
      : [];
    return { company_id, owners, former: owned && random.chance(0.25) ? former : null, steps };
  });
}

export function pipelineRows(firm: Firm) {
  const { at } = firm.calendar;
  const standings = drawStandings(firm);
  const ownedSince = (company_id: number, position: number) =>
    at(30 + ((company_id * 7) % 300) - position, 10);
  return [
    batch(
      'pipeline_record',
      standings
        .filter(({ owners, steps }) => owners.length + steps.length > 0)
        .map(({ company_id, owners, steps }) => ({ company_id, version: owners.length + steps.length })),
    ),
    batch(
      'tp_owner',
      standings.flatMap(({ company_id, owners }) =>
        owners.map(({ user_id }, position) => ({
          company_id,
          user_id,
          assigned_by: owners[0]?.user_id ?? null,
          assigned_at: ownedSince(company_id, position),
        })),
      ),
    ),
    batch(
      'tp_owner_history',
      standings.flatMap(({ company_id, owners, former }) => [
        ...owners.map(({ user_id }, position) => ({
          company_id,
          user_id,
          change: 'added',
          changed_by: owners[0]?.user_id ?? null,
          changed_at: ownedSince(company_id, position),
        })),
        ...(former ? [[420, 'added'] as const, [26, 'removed'] as const] : []).map(([ago, change]) => ({
          company_id,
          user_id: former?.user_id ?? 0,
          change,
          changed_by: owners[0]?.user_id ?? null,
          changed_at: at(ago, 15),
        })),
      ]),
    ),
    batch(
      'tp_status_history',
      standings.flatMap(({ company_id, steps }) =>
        steps.map(({ tp_status, ago, by }, index) => {
          const next = steps[index + 1];
          return {
            company_id,
            tp_status,
            since: at(ago, 11),
            until: next ? at(next.ago, 11) : null,
            changed_by: by.user_id,
          };
        }),
      ),
    ),
  ];
}
