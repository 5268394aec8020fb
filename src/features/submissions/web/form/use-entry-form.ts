import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Errors } from '#kernel/forms/form-answers.ts';
import { type Answers, formOf, isSealed, type Template } from '#kernel/forms/form-language.ts';
import { MASK } from '#kernel/forms/form-types.ts';
import { ApiError, call } from '#web/api.ts';
import { useDraft } from '#web/drafts.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { type Entry, entry as entrySchema } from '../../entries.contract.ts';
import { callsOf } from '../template-calls.ts';
import {
  blankOf,
  type FormState,
  isBlank,
  isUnchanged,
  keepable,
  readyToSend,
  stateOf,
} from './form-state.ts';

const RELOAD_MS = 3000;

/** What somebody saved meanwhile, who and when. */
interface Newer {
  entry: Entry;
  by: string | null;
  at: string;
}

interface Refused {
  errors?: Errors;
  current?: unknown;
  changed_by?: string | null;
  changed_at?: string;
}

export type Button = 'submit' | 'saveDraft';

interface EntryFormOptions {
  owner: string;
  template: Template;
  /** What is changed; a new entry without. */
  entry?: Entry | undefined;
  onDone: () => void;
}

const keys = new Map<string, string>();
/** The same answers sent again, because no answer came, have the same key, also where another beside them was mended. */
function keyOf(text: string) {
  const key = keys.get(text) ?? crypto.randomUUID();
  keys.set(text, key);
  return key;
}

/** A form that is filled in: what is typed survives, is checked as the server checks it, and is sent once. */
export function useEntryForm({ owner, template, entry, onDone }: EntryFormOptions) {
  const cache = useQueryClient();
  const calls = callsOf(template);
  const form = useMemo(() => formOf(template.request_schema?.sections ?? []), [template]);
  const began = useMemo(() => (entry ? stateOf(entry, form) : blankOf(form)), [entry, form]);
  const { isReady, draft, keep, drop } = useDraft<FormState>(
    owner,
    `form ${calls.path} ${entry?.uuid ?? 'new'}`,
  );
  const [secrets, setSecrets] = useState<Answers>({});
  const [errors, setErrors] = useState<Errors>({});
  const [newer, setNewer] = useState<Newer | null>(null);
  /** The errors of the last attempt, as they were told. */
  const [refused, setRefused] = useState<Errors | null>(null);
  const [round, setRound] = useState(0);
  const sent = useRef(new Set<string>());
  const kept = draft ?? began;
  const state: FormState = { ...kept, answers: { ...kept.answers, ...secrets } };
  const sealed = form.fields.filter(isSealed).map(({ name }) => name);

  const change = (changed: FormState, told: Errors) => {
    setSecrets(Object.fromEntries(Object.entries(changed.answers).filter(([name]) => sealed.includes(name))));
    keep(keepable(form, changed));
    setErrors(told);
  };
  const reload = () =>
    void cache.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], template) });

  const saving = useMutation({
    mutationFn: async ({ entries, button }: { entries: readonly Answers[]; button: Button }) => {
      const seen: string[] = [];
      for (const answers of entries) {
        const said = JSON.stringify([calls.path, entry?.uuid, state.version, button, answers]);
        const text = `${seen.filter((one) => one === said).length} ${said}`;
        seen.push(said);
        sent.current.add(text);
        await send(answers, button, keyOf(text));
      }
    },
    onSuccess: (_done, { button }) => {
      for (const text of sent.current) keys.delete(text);
      const message =
        button === 'saveDraft' ? 'Your draft is saved successfully!' : 'Your data is submitted successfully!';
      showToast({ message, look: 'success' });
      discard();
      onDone();
      reload();
      setTimeout(reload, RELOAD_MS);
    },
    onError: (error) => {
      showToast({ message: 'Error Saving Data', look: 'failure' });
      if (!(error instanceof ApiError)) return;
      const body = Object(error.body) as Refused;
      if (body.errors) setErrors(body.errors);
      const current = entrySchema.safeParse(body.current);
      const { changed_by: by = null, changed_at: at = '' } = body;
      if (error.code === 409 && current.success) setNewer({ entry: current.data, by, at });
    },
  });

  const send = (answers: Answers, button: Button, key: string) => {
    const headers = { 'idempotency-key': key };
    const isDraft = button === 'saveDraft';
    if (!entry) return call(isDraft ? calls.saveDraft : calls.add, { params: {}, headers, body: answers });
    const body = { ...answers, version: state.version ?? entry.version };
    return call(isDraft ? calls.changeDraft : calls.change, { params: { uuid: entry.uuid }, headers, body });
  };
  const saveOnce = useOneAtATime(saving);
  const submit = (button: Button) => {
    if (!isReady) return undefined;
    const keeps = sealed.filter((name) => entry?.answers[name] === MASK);
    const ready = readyToSend(form, state, button === 'saveDraft', keeps);
    if (ready.entries) return saveOnce({ entries: ready.entries, button });
    setErrors(ready.errors);
    return setRefused(ready.errors);
  };
  const discard = () => {
    drop();
    setSecrets({});
    setErrors({});
    setNewer(null);
    setRound((now) => now + 1);
  };
  /** Goes on from what somebody else saved: with one's own answers, or with theirs. */
  const settle = (mine: boolean) => {
    if (!newer) return;
    const theirs = stateOf(newer.entry, form);
    keep(mine ? { ...kept, version: newer.entry.version } : theirs);
    setNewer(null);
    saving.reset();
    setRound((now) => now + 1);
  };
  return {
    form,
    isReady,
    state,
    errors,
    newer,
    refused,
    round,
    wasKept: draft !== null && !(entry ? isUnchanged(form, draft, began) : isBlank(form, draft)),
    isSaving: saving.isPending,
    failure: newer ? null : saving.error,
    button: saving.variables?.button,
    change,
    submit,
    discard,
    settle,
    dismiss: () => saving.reset(),
  };
}
export type EntryForm = ReturnType<typeof useEntryForm>;

/** Whether a kept answer is of this template: its entries, drafts or those that wait. */
export function isOf(path: unknown, { api }: Pick<Template, 'api'>): boolean {
  const { endpoint, draft_endpoint, unpublished_endpoint } = api;
  return [endpoint, draft_endpoint, unpublished_endpoint]
    .filter((one) => one !== undefined)
    .some((one) => String(path).startsWith(one.replace('/api/v1', '')));
}
