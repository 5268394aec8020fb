import { UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { Chip } from '#web/filters/filter-chips.tsx';
import type { Step, StepBlock } from './history.rules.ts';
import classes from './history.module.css';
import { WatchBell } from './watch-bell.tsx';

const ICONS = { added: IconPlus, changed: IconPencil, removed: IconMinus };

type Remove = (label: string, text: string) => void;

interface HistoryStepProps {
  step: Step;
  queryKey: readonly unknown[];
  onRestore: () => void;
  onRemove: Remove;
}

/** One search: how many companies it found, when, and what it changed. */
export function HistoryStep({ step, queryKey, onRestore, onRemove }: HistoryStepProps) {
  const { entry, isCurrent, number, blocks } = step;
  const count = grouped(entry.totalCount) ?? '--';
  return (
    <li className={classes.step} data-current={isCurrent || undefined} aria-label={`Search ${number}`}>
      <span className={classes.node} aria-hidden>
        {number}
      </span>
      <div className={classes.told}>
        <div className={classes.head}>
          <b>{count}</b>
          <span className={classes.quiet}>total results</span>
          <time className={classes.quiet} dateTime={entry.created_at}>
            {formatDate(entry.created_at, 'h:mm A')}
          </time>
          {isCurrent ? (
            <span className={classes.current}>Current search</span>
          ) : (
            <UnstyledButton className={classes.restore} title="Apply this search again" onClick={onRestore}>
              <IconArrowBackUp size={14} stroke={1.75} aria-hidden /> Restore
            </UnstyledButton>
          )}
          <WatchBell entry={entry} queryKey={queryKey} />
        </div>
        {blocks.map((block) => (
          <Block key={block.kind} block={block} onRemove={onRemove} />
        ))}
      </div>
    </li>
  );
}

function Block({ block: { kind, title, filters }, onRemove }: { block: StepBlock; onRemove: Remove }) {
  const Icon = ICONS[kind];
  return (
    <fieldset className={classes.block} aria-label={title}>
      <h4>
        <Icon size={12} stroke={1.75} aria-hidden /> {title}
      </h4>
      <dl>
        {filters.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.map(({ text, removable }) =>
                removable ? (
                  <Chip
                    key={text}
                    text={text}
                    what={`${label} ${text}`}
                    onRemove={() => onRemove(label, text)}
                  />
                ) : (
                  <Gone key={text} text={text} isRemoved={kind === 'removed'} />
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}

function Gone({ text, isRemoved }: { text: string; isRemoved: boolean }) {
  // What a step added reads as added, also once a later one took it away.
  const Said = isRemoved ? 's' : 'span';
  return (
    <Said className={classes.gone} title={isRemoved ? undefined : 'No longer applied'}>
      {text}
    </Said>
  );
}
