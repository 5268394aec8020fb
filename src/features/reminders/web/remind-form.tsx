import { Button, MultiSelect, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchCompanies } from '#features/companies/web/company-search.ts';
import { peopleContract } from '#features/people/people.contract.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { readMoment } from '#kernel/moment-words.ts';
import { ApiError, ask, call } from '#web/api.ts';
import type { useDraft } from '#web/drafts.ts';
import { saidOr } from '#web/failure-words.ts';
import { useInSight } from '#web/forms/in-sight.ts';
import { saveByKeys } from '#web/forms/save-keys.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { Typeahead, type TypeaheadOption } from '#web/ui/fields/typeahead.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Restored } from '#web/ui/states/restored.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { MOST_NEXT_STEPS, type Reminder, remindersContract } from '../reminders.contract.ts';
import { isAboutNothing, useAbout } from './remind-about.ts';
import classes from './remind-form.module.css';
import { remindersQuery } from './use-status-change.ts';
import { tellMoment, WhenField, zoneHere } from './when-field.tsx';

export interface RemindProps {
  /** What the address says: what it is about, or which reminder is edited. */
  about: string;
  steps?: string | undefined;
  onClose: () => void;
}

export interface Typed {
  when: string;
  nextSteps: string;
  /** Null while nobody chose. */
  scopers: string[] | null;
  companies: TypeaheadOption[];
}

interface RemindFormProps extends RemindProps {
  edited?: Reminder;
  draft?: Pick<ReturnType<typeof useDraft<Typed>>, 'draft' | 'keep' | 'drop'>;
}

/** Asks when, and what is to be done. */
export function RemindForm({ about, edited, draft, steps = '', onClose }: RemindFormProps) {
  const cache = useQueryClient();
  const { subject, name } = useAbout(about);
  const [blank] = useState<Typed>({
    when: '',
    nextSteps: edited?.next_steps ?? steps.slice(0, MOST_NEXT_STEPS),
    scopers: null,
    companies: [],
  });
  // Steps that were brought along begin a reminder of their own.
  const [restored] = useState(steps === '' ? (draft?.draft ?? null) : null);
  const [typed, setTyped] = useState(restored ?? blank);
  const { when, nextSteps, scopers, companies } = typed;
  const change = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (JSON.stringify(next) === JSON.stringify(blank)) draft?.drop();
    else draft?.keep(next);
  };
  const discard = () => {
    setTyped(blank);
    draft?.drop();
  };
  const giveUp = () => {
    draft?.drop();
    onClose();
  };
  const [stepsBefore, setStepsBefore] = useState(edited?.next_steps ?? '');
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const me = useAppConfig().data?.user.email_address;
  const [now] = useState(() => new Date());
  const read = readMoment(when, now, zoneHere());
  const isBare = !edited && isAboutNothing(subject);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const told = read && { schedule_date: read.at.toISOString(), has_time: read.has_time };
      if (edited)
        return call(remindersContract.correct, {
          params: { source: edited.source },
          // Only what was changed: another tab may have changed the rest.
          body: {
            ...told,
            ...(nextSteps !== stepsBefore && { next_steps: nextSteps, next_steps_before: stepsBefore }),
          },
        });
      if (!told) throw new Error('There is no date.');
      const { source_type, origin_id, domain, person_id } = subject;
      return call(remindersContract.make, {
        body: {
          ...told,
          next_steps: nextSteps,
          scopers: scopers ?? [],
          domains: domain ? [domain] : companies.map(({ server_value }) => server_value),
          person_id,
          source_type,
          origin_id,
        },
      });
    },
    onSuccess: () => {
      draft?.drop();
      if (isShown.current) onClose();
      showToast({
        message: edited ? 'Reminder saved' : `Reminder set for ${read ? tellMoment(read) : 'later'}`,
        look: 'success',
      });
      return cache.invalidateQueries({ queryKey: remindersQuery.queryKey });
    },
    // The sheet tells it itself while it is open.
    onError: (error) => {
      setStepsBefore((before) => newerSteps(error) ?? before);
      if (!isShown.current)
        showToast({
          message: saidOr(error, 'The reminder wasn’t saved. Your draft is kept.'),
          look: 'failure',
        });
    },
  });
  const saveOnce = useOneAtATime<void>(save);
  const refusal = useInSight<HTMLParagraphElement>(save.error);
  const canSave = read !== null || (edited !== undefined && when.trim() === '');
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (canSave) saveOnce();
  };

  return (
    <Sheet
      opened
      width="narrow"
      fitted
      focusContent
      title={edited ? 'Edit reminder' : name ? `Remind me about ${name}` : 'Remind me'}
      onClose={onClose}
      foot={
        <>
          <span className={classes.hint}>
            <ShortcutKeys keys="mod+Enter" /> saves
          </span>
          <Button variant="default" onClick={giveUp}>
            Cancel
          </Button>
          <Button variant="filled" type="submit" form="remind" loading={save.isPending} disabled={!canSave}>
            {edited ? 'Save' : 'Set reminder'}
          </Button>
        </>
      }
    >
      <form id="remind" className={classes.form} onSubmit={send} onKeyDownCapture={saveByKeys(send)}>
        <Restored isThere={restored !== null && typed !== blank} onDiscard={discard} />
        {isBare && (
          <Typeahead
            label="Companies"
            focused
            value={companies}
            onChange={(chosen) => change({ companies: chosen })}
            search={searchCompanies}
          />
        )}
        <WhenField
          isFirst={!isBare}
          value={when}
          hint={
            edited
              ? `Currently ${tellMoment({ at: new Date(edited.schedule_date) })}`
              : 'Type a date in your own words, or choose one below.'
          }
          onChange={(words) => change({ when: words })}
        />
        <Textarea
          label="Next steps"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MOST_NEXT_STEPS}
          value={nextSteps}
          onChange={({ currentTarget }) => change({ nextSteps: currentTarget.value })}
        />
        {!edited && (
          <Reminded value={scopers ?? (me ? [me] : [])} onChange={(chosen) => change({ scopers: chosen })} />
        )}
        {save.error && (
          <p role="alert" className={classes.failure} {...refusal}>
            {saidOr(save.error, 'The reminder wasn’t saved. Check your connection and try again.')}
            {newerSteps(save.error) !== undefined && ` They now read: “${newerSteps(save.error)}”`}
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** What somebody has written in the place of what one read. */
const newerSteps = (error: unknown) =>
  error instanceof ApiError && error.code === 409
    ? (error.body as { current?: { next_steps?: string } } | null)?.current?.next_steps
    : undefined;

/** Who is reminded; each gets a reminder of their own. */
function Reminded({ value, onChange }: { value: string[]; onChange: (emails: string[]) => void }) {
  const { data } = useQuery(ask(peopleContract.scopers, {}));
  return (
    <MultiSelect
      label="Who to remind"
      searchable
      data={(data?.results ?? []).map(({ full_name, email_address }) => ({
        label: full_name,
        value: email_address,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
