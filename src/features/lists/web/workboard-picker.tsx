import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, messageOf } from '#web/api.ts';
import { Chooser } from '#web/ui/fields/chooser.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { MOST_NAME, sameName, type WorkboardType } from '../list.rules.ts';
import { listsContract } from '../lists.contract.ts';
import classes from './lists.module.css';

const WORDS: Record<WorkboardType, { label: string; create: string }> = {
  companies: { label: 'Lists', create: 'Create New List' },
  categories: { label: 'Category workboards', create: 'Create New Workboard' },
  people: { label: 'People workboards', create: 'Create New Workboard' },
};

export interface ChosenWorkboard {
  workboard_id: number;
  name: string;
}

interface WorkboardPickerProps {
  type: WorkboardType;
  value: ChosenWorkboard | null;
  onChange: (workboard: ChosenWorkboard | null) => void;
  placeholder?: string;
}

/** Picks one workboard of a kind, or makes one. */
export function WorkboardPicker({ type, value, onChange, placeholder = 'Choose' }: WorkboardPickerProps) {
  const cache = useQueryClient();
  const query = ask(listsContract.workboards, { query: { type } });
  const offered = useQuery(query);
  const found = offered.data?.results ?? [];
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) => call(listsContract.createWorkboard, { body: { name, type } }),
    onSuccess: ({ data }) => onChange({ workboard_id: data.workboard_id, name: data.name }),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
    onSettled: () => cache.invalidateQueries({ queryKey: query.queryKey }),
  });
  const pick = (id: string) => {
    const picked = found.find(({ workboard_id }) => String(workboard_id) === id);
    const isSame = picked?.workboard_id === value?.workboard_id;
    onChange(picked && !isSame ? { workboard_id: picked.workboard_id, name: picked.name } : null);
  };

  return (
    <Chooser
      label={WORDS[type].label}
      single
      disabled={isPending}
      source={offered}
      options={found.map(({ workboard_id, name }) => ({ value: String(workboard_id), label: name }))}
      chosen={value ? [String(value.workboard_id)] : []}
      onPick={pick}
      create={{
        label: WORDS[type].create,
        most: MOST_NAME,
        onCreate: (name) => {
          if (!isPending && !found.some((one) => sameName(one.name, name))) mutate(name);
        },
      }}
      face={value?.name ?? <span className={classes.prompt}>{placeholder}</span>}
    />
  );
}
