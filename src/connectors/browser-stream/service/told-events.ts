import type { SessionEvent } from '#server/capabilities/browsing.ts';

const MOST_KEPT = 10_000;
type Hearer = (seq: number, event: SessionEvent) => void;

/** What sessions did, kept until a server says that it stands in the audit trail; told again to the next where it does not. */
export function openEvents() {
  const kept = new Map<number, SessionEvent>();
  const hearers: Hearer[] = [];
  let last = 0;
  return {
    add(event: SessionEvent) {
      last += 1;
      kept.set(last, event);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? 0);
      hearers[0]?.(last, event);
    },
    heard: (seq: number) => kept.delete(seq),
    /** One hears at a time; when it leaves, the next hears what was not recorded yet. */
    join(hear: Hearer) {
      const tellAll = () => {
        for (const [seq, event] of kept) hearers[0]?.(seq, event);
      };
      hearers.push(hear);
      if (hearers[0] === hear) tellAll();
      return () => {
        const wasFirst = hearers[0] === hear;
        hearers.splice(hearers.indexOf(hear), 1);
        if (wasFirst) tellAll();
      };
    },
  };
}
