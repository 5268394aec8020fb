import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconBan,
  IconEqual,
  IconPencil,
  IconPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { grouped } from '#kernel/numbers.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import type { ChangeAction, ImportCounts } from '../../import-record.contract.ts';
import classes from './outcome-cards.module.css';

/** The outcomes whose rows a person looks at. */
export type Outcome = ChangeAction | 'rejected';

interface Card {
  outcome: keyof ImportCounts;
  icon: TablerIcon;
  label: string;
  about: (entity: ImportEntity) => string;
}

const CARDS: readonly Card[] = [
  { outcome: 'create', icon: IconPlus, label: 'Create', about: (entity) => `new ${entity}` },
  { outcome: 'update', icon: IconPencil, label: 'Update', about: () => 'get new values' },
  {
    outcome: 'differ',
    icon: IconArrowsDiff,
    label: 'Different values',
    about: () => 'from those in Orion',
  },
  { outcome: 'unchanged', icon: IconEqual, label: 'Unchanged', about: () => 'already the same' },
  { outcome: 'conflict', icon: IconAlertTriangle, label: 'Conflict', about: () => 'need a choice' },
  { outcome: 'rejected', icon: IconBan, label: 'Rejected', about: () => 'can’t be imported' },
];
const hasRows = (outcome: keyof ImportCounts): outcome is Outcome =>
  outcome !== 'create' && outcome !== 'unchanged';

interface OutcomeCardsProps {
  entity: ImportEntity;
  counts: ImportCounts;
  picked: Outcome | null;
  onPick: (outcome: Outcome | null) => void;
}

/** How many of each; a pick shows the rows of that kind alone, a second one all again. */
export function OutcomeCards({ entity, counts, picked, onPick }: OutcomeCardsProps) {
  return (
    <ul className={classes.cards} aria-label="Outcome">
      {CARDS.map(({ outcome, icon: CardIcon, label, about }) => {
        const content = (
          <>
            <span className={classes.label}>
              <CardIcon size={14} stroke={1.75} aria-hidden />
              {label}
            </span>
            <b>{grouped(counts[outcome])}</b>
            <small>{about(entity)}</small>
          </>
        );
        return (
          <li key={outcome} data-outcome={counts[outcome] > 0 ? outcome : undefined}>
            {hasRows(outcome) && counts[outcome] > 0 ? (
              <button
                type="button"
                aria-pressed={picked === outcome}
                onClick={() => onPick(picked === outcome ? null : outcome)}
              >
                {content}
              </button>
            ) : (
              <div>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
