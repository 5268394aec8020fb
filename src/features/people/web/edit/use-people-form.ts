import { useRef, useState } from 'react';
import type { TaggedPerson } from '../../person-metadata.rules.ts';
import { useOwnDraft } from '#features/portal/web/use-own-draft.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { type Choices, choicesOf, isSame, withFields } from './person-merge.rules.ts';
import { type Base, type Clash, type Outcome, savePerson } from './save-person.ts';

/** What was typed and not saved, by person; and what each was when it began. */
interface Draft {
  typed: Record<number, Choices>;
  base: Record<number, Base>;
}
const NOTHING: Draft = { typed: {}, base: {} };

interface Problem {
  message?: string;
  clash?: Clash;
}

/** What the screen around the form does about its outcome. */
export interface FormOutcome {
  /** Some people are saved, as they are now. */
  onKept: (people: readonly TaggedPerson[]) => void;
  /** All are. */
  onSaved: () => void;
  /** Some are not. */
  onFailed?: () => void;
  /** The person somebody is who was none before. */
  identify?: (person: TaggedPerson) => Promise<TaggedPerson>;
}

/** The choices about some people, kept until they are saved, one call for each person. */
export function usePeopleForm(name: string, people: readonly TaggedPerson[], outcome: FormOutcome) {
  const { onKept, onSaved, onFailed, identify } = outcome;
  const { isReady, draft, keep, drop } = useOwnDraft<Draft>(name);
  const [problems, setProblems] = useState<Record<number, Problem>>({});
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const { typed, base } = draft ?? NOTHING;

  const baseOf = (person: TaggedPerson): Base =>
    base[person.affinity_id] ?? { choices: choicesOf(person), version: person.version };
  const valuesOf = (person: TaggedPerson) => typed[person.affinity_id] ?? choicesOf(person);
  const rebase = (person: TaggedPerson, choices: Choices, onto = baseOf(person)) => {
    const id = person.affinity_id;
    keep({ typed: { ...typed, [id]: choices }, base: { ...base, [id]: onto } });
  };
  const forget = () => {
    drop();
    setProblems({});
    setSaved(new Set());
  };

  const settle = (outcomes: readonly (readonly [TaggedPerson, Outcome])[]) => {
    const done = outcomes.flatMap(([, outcome]) => (outcome.kind === 'saved' ? [outcome.person] : []));
    if (done.length > 0) onKept(done);
    const open = outcomes.filter(([, { kind }]) => kind !== 'saved');
    if (open.length === 0) {
      forget();
      showToast({ message: 'Data Saved Successfully', look: 'success' });
      return onSaved();
    }
    const ids = new Set(done.map(({ affinity_id }) => affinity_id));
    setSaved((before) => new Set([...before, ...ids]));
    setProblems(
      Object.fromEntries(open.map(([person, outcome]) => [person.affinity_id, problemOf(outcome)])),
    );
    keep({
      typed: { ...without(typed, ids), ...mergedIn(open) },
      base: without(base, ids),
    });
    const first = open.flatMap(([, outcome]) => (outcome.kind === 'failed' ? [outcome.message] : []))[0];
    showToast({ message: first ?? 'Error Saving Data', look: 'failure' });
    return onFailed?.();
  };

  return {
    /** The earlier draft, if there was one, has been read. */
    isReady,
    isSaving,
    isChanged: people.some((person) => !isSame(valuesOf(person), baseOf(person).choices)),
    valuesOf,
    problemOf: (person: TaggedPerson): Problem => problems[person.affinity_id] ?? {},
    failedPeople: people.filter(({ affinity_id }) => problems[affinity_id]),
    change: (person: TaggedPerson, changes: Partial<Choices>) =>
      rebase(person, { ...valuesOf(person), ...changes }),
    /** Settles a clash: mine stays, or theirs is taken, for the fields both changed. */
    resolve: (person: TaggedPerson, whose: 'mine' | 'theirs') => {
      const clash = problems[person.affinity_id]?.clash;
      if (!clash) return;
      const theirs = choicesOf(clash.theirs);
      const mine = valuesOf(person);
      const onto = { choices: theirs, version: clash.theirs.version };
      rebase(person, whose === 'mine' ? mine : withFields(mine, clash.fields, theirs), onto);
      setProblems(({ [person.affinity_id]: _settled, ...others }) => others);
    },
    discard: forget,
    save: async () => {
      // A second press, before the screen shows that the first is on its way, does nothing.
      if (isRunning.current) return;
      isRunning.current = true;
      setSaving(true);
      const asked = people.filter(({ affinity_id }) => !saved.has(affinity_id));
      const outcomes = await Promise.all(
        asked.map(
          async (person) =>
            [person, await savePerson(person, baseOf(person), valuesOf(person), identify)] as const,
        ),
      );
      isRunning.current = false;
      setSaving(false);
      settle(outcomes);
    },
  };
}
export type PeopleForm = ReturnType<typeof usePeopleForm>;

const problemOf = (outcome: Outcome): Problem => {
  if (outcome.kind === 'clash') return { clash: outcome.clash };
  return outcome.kind === 'failed' ? { message: outcome.message } : {};
};

const mergedIn = (open: readonly (readonly [TaggedPerson, Outcome])[]) =>
  Object.fromEntries(
    open.flatMap(([{ affinity_id }, outcome]) =>
      outcome.kind === 'clash' ? [[affinity_id, outcome.merged] as const] : [],
    ),
  );

const without = <T>(record: Record<number, T>, ids: ReadonlySet<number>): Record<number, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(Number(id))));
