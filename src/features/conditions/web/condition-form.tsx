import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { discoveryFilters, type ExploreFilters, exploreFilters } from '#features/explore/explore.filters.ts';
import { changeFilters } from '#features/explore/web/filter-consequences.ts';
import { FilterPicker } from '#features/explore/web/filters/explore-filter-panel.tsx';
import { confirmFilters, isUnconfirmed } from '#features/explore/web/free-text/confirm-filters.ts';
import { fromWire, toWire } from '#kernel/filters.ts';
import { call, messageOf, renew } from '#web/api.ts';
import { useInSight } from '#web/forms/in-sight.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { MOST_NOTE } from '../condition.rules.ts';
import { type Condition, conditionsContract } from '../conditions.contract.ts';
import classes from './conditions.module.css';

interface ConditionFormProps {
  id: string;
  domain: string;
  edited: Condition | undefined;
  onSaving: (on: boolean) => void;
  onDone: () => void;
}

/** What would bring a company back, in words or filter by filter, and why it was passed on. */
export function ConditionForm({ id, domain, edited, onSaving, onDone }: ConditionFormProps) {
  const cache = useQueryClient();
  const [values, setValues] = useState<ExploreFilters>(() => fromWire(exploreFilters, edited?.filters ?? {}));
  const [note, setNote] = useState(edited?.note ?? '');
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const body = { filters: toWire(discoveryFilters, values), note };
      return edited
        ? call(conditionsContract.replace, {
            params: { uuid: edited.uuid },
            body: { ...body, version: edited.version },
          })
        : call(conditionsContract.create, { body: { ...body, domain } });
    },
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: () => {
      onDone();
      showToast({ message: edited ? 'Condition saved' : 'Condition added', look: 'success' });
      return renew(cache, conditionsContract.list);
    },
  });
  const saveOnce = useOneAtATime<void>(save);
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: () => confirmFilters(values),
    onSuccess: () => saveOnce(),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    saveOnce();
  };
  const failure = confirm.error ?? save.error;
  const refusal = useInSight<HTMLParagraphElement>(failure);
  return (
    <form id={id} className={classes.form} onSubmit={send}>
      <p className={classes.lead}>Remind me when the company meets this:</p>
      <div className={classes.picker}>
        <FilterPicker
          address={{ shown: values, change: (changes) => setValues((now) => changeFilters(now, changes)) }}
        />
      </div>
      <Textarea
        label="Note"
        placeholder="Why you passed"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MOST_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {failure && (
        <p role="alert" className={classes.failure} {...refusal}>
          {messageOf(failure)}
          {isUnconfirmed(failure) && (
            <Button size="compact-sm" variant="light" onClick={() => confirm.mutate()}>
              Confirm and save
            </Button>
          )}
        </p>
      )}
    </form>
  );
}
