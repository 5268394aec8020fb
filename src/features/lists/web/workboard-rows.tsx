import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { Loaded, Nothing } from '#web/ui/marks/section.tsx';
import type { WorkboardType } from '../list.rules.ts';
import { listsContract } from '../lists.contract.ts';
import type { ChosenWorkboard } from './workboard-picker.tsx';
import classes from './workboards.module.css';

const WORDS: Record<WorkboardType, { all: string; none: string; held: (count: number) => string }> = {
  companies: { all: 'Lists', none: 'No lists yet', held: (count) => counted(count, 'company', 'companies') },
  categories: {
    all: 'Category workboards',
    none: 'No category workboards yet',
    held: (count) => counted(count, 'category', 'categories'),
  },
  people: {
    all: 'People workboards',
    none: 'No people workboards yet',
    held: (count) => counted(count, 'person', 'people'),
  },
};

interface WorkboardRowsProps {
  type: WorkboardType;
  onChoose: (workboard: ChosenWorkboard) => void;
}

/** Every workboard of a kind with how much it holds; each opens. */
export function WorkboardRows({ type, onChoose }: WorkboardRowsProps) {
  const { all, none, held } = WORDS[type];
  return (
    <Loaded query={useQuery(ask(listsContract.workboards, { query: { type } }))} what={all} lines={8}>
      {(answer) => {
        const results = answer?.results ?? [];
        if (results.length === 0) return <Nothing>{none}. Name one above to create it.</Nothing>;
        return (
          <ul className={classes.members} aria-label={all}>
            {results.map(({ workboard_id, name, count }) => (
              <li key={workboard_id}>
                <UnstyledButton className={classes.board} onClick={() => onChoose({ workboard_id, name })}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.held}>{held(count)}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
