import { Button, Select, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { giveFocus } from '#web/ui/overlays/returned-focus.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { MOST_UPDATE, recordsContract } from '../records.contract.ts';
import classes from './records.module.css';
import { useUpdateDraft, useWantedDraft } from './update-draft.ts';

/** A line to note what happened; what was typed waits for its company until it is noted. */
export function NewUpdate({ domain }: { domain: string }) {
  const cache = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, keep } = useUpdateDraft(domain);
  const [isWanted, want] = useWantedDraft(domain);
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
    want(null);
  });
  const { data: types } = useQuery(ask(companiesContract.updateTypes, {}));
  const { content } = draft;
  const options = (types?.data ?? []).map(({ display_name, server_value }) => ({
    label: display_name,
    value: server_value,
  }));
  const type = draft.type ?? options.at(-1)?.value ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { type: string; content: string }) =>
      call(recordsContract.addUpdate, { body: { domain, ...input } }),
    onSuccess: () => {
      keep(null);
      // The button that was pressed goes with what was noted.
      giveFocus(box.current, box.current?.form);
      return cache.invalidateQueries(ask(recordsContract.updates, { query: { domain } }));
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (type && content.trim() && !isPending) mutate({ type, content });
  };
  const steer = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event);
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) leave(event.currentTarget);
  };

  return (
    <form className={classes.form} onSubmit={send}>
      <Textarea
        ref={box}
        aria-label="What happened"
        placeholder="Note what happened"
        minRows={1}
        maxLength={MOST_UPDATE}
        data-keeps-escape
        value={content}
        onChange={({ currentTarget }) => keep({ ...draft, content: currentTarget.value })}
        onKeyDown={steer}
      />
      {content.trim() !== '' && (
        <div className={classes.row}>
          <Select
            aria-label="Type of update"
            w={140}
            data={options}
            value={type}
            onChange={(chosen) => keep({ ...draft, type: chosen })}
          />
          <Button type="submit" variant="filled" loading={isPending}>
            Add update
          </Button>
        </div>
      )}
    </form>
  );
}

/** The focus goes to what the field lies in, where the next Escape closes that. */
function leave(field: HTMLElement) {
  field.blur();
  field.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
