import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type * as z from 'zod';
import { messageOf } from '#web/api.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import type { useDraft } from '#web/drafts.ts';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { Restored } from '../ui/states/restored.tsx';
import { showToast } from '../ui/overlays/toast.ts';
import classes from './by-hand-form.module.css';
import { useInSight } from './in-sight.ts';

/** What was typed so far, by field. */
export type Typed = Record<string, string | string[]>;

/** How a field hangs on the form. */
export type Bind = (name: string) => {
  name: string;
  error: string | undefined;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** What came of it, and how to take it back. */
export interface Saved {
  message: string;
  undo?: () => Promise<unknown>;
}

const UNDO_MS = 8000;

interface ByHandFormProps<B> {
  title: string;
  /** Where what was typed waits until it is saved. Wants to have been read. */
  kept: Pick<ReturnType<typeof useDraft<Typed>>, 'draft' | 'keep' | 'drop'>;
  /** Whether what was typed earlier says anything; where nothing tells, whatever is not blank. */
  isNews?: (typed: Typed) => boolean;
  /** What the button says, where that is not the title. */
  action?: string;
  /** What stands in it at first. */
  begin?: Typed;
  /** What the call takes; it is checked here first. */
  body: z.ZodType<B>;
  /** What was typed as the call takes it. */
  toBody: (typed: Typed) => unknown;
  save: (body: B) => Promise<string | Saved>;
  children: (bind: Bind, typed: Typed, type: (name: string, value: string | string[]) => void) => ReactNode;
  onClose: () => void;
}

/** A sheet with a few fields and one button. What was typed survives closing; a refusal loses nothing. */
export function ByHandForm<B>({
  title,
  kept,
  isNews = isFilled,
  action = title,
  begin,
  body,
  toBody,
  save,
  ...props
}: ByHandFormProps<B>) {
  const { children, onClose } = props;
  const form = useId();
  const cache = useQueryClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const typed: Typed = kept.draft ?? begin ?? {};
  const saving = useMutation({
    mutationFn: (checked: { body: B }) => save(checked.body),
    onSuccess: (answer) => {
      const { message, undo }: Saved = typeof answer === 'string' ? { message: answer } : answer;
      const renewAll = () => cache.invalidateQueries();
      const fail = (error: unknown) => showToast({ message: messageOf(error), look: 'failure' });
      kept.drop();
      onClose();
      showToast({
        message,
        look: 'success',
        ...(undo && { duration: UNDO_MS, undo: () => void undo().then(renewAll, fail) }),
      });
      void renewAll();
    },
  });

  const saveOnce = useOneAtATime(saving);
  const refusal = useInSight<HTMLParagraphElement>(saving.error);

  const type = (name: string, value: string | string[]) => {
    kept.keep({ ...typed, [name]: value });
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const discard = () => {
    kept.drop();
    setErrors({});
    saving.reset();
  };
  const bind: Bind = (name) => ({
    name,
    error: errors[name],
    value: String(typed[name] ?? ''),
    onChange: ({ currentTarget }) => type(name, currentTarget.value),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = body.safeParse(toBody(typed));
    if (checked.success) return saveOnce({ body: checked.data });
    const found = errorsOf(checked.error);
    setErrors(found);
    const [first] = [...event.currentTarget.elements].filter(
      (field) => (field.getAttribute('name') ?? '') in found,
    );
    return (first as HTMLElement | undefined)?.focus();
  };

  return (
    <Sheet
      opened
      fitted
      focusContent
      width="narrow"
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="filled" loading={saving.isPending}>
            {action}
          </Button>
        </>
      }
    >
      {/* The browser's own bubbles would come before our sentences. */}
      <form id={form} noValidate className={classes.form} onSubmit={submit}>
        <Restored isThere={kept.draft !== null && isNews(kept.draft)} onDiscard={discard} />
        {saving.error && (
          <p role="alert" className={classes.refusal} {...refusal}>
            {messageOf(saving.error)}
          </p>
        )}
        {children(bind, typed, type)}
      </form>
    </Sheet>
  );
}

const isFilled = (typed: Typed) => Object.values(typed).some((value) => String(value).trim() !== '');

/** The first reason per field, as a sentence. */
function errorsOf({ issues }: z.ZodError): Record<string, string> {
  const told = issues.map(({ path, message }) => [String(path[0]), sentence(message)] as const);
  return Object.fromEntries(told.toReversed());
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
