import * as z from 'zod';

const by = z.string().nullish();

/** What the database keeps of each kind of news (db/migrations/0030_alert_facts.sql), and the words for it. */
const NEWS = {
  update: told(
    z.object({ by, kind: z.string(), text: z.string() }),
    (fact) => `${fact.by ? `${fact.by} added a note` : 'New note'} in ${fact.kind}: ${fact.text}`,
  ),
  status: told(z.object({ by, status: z.string().nullable(), from: z.string().nullish() }), (fact) => {
    if (fact.status === null)
      return fact.by ? `${fact.by} removed the status ${fact.from}.` : `The status ${fact.from} was removed.`;
    if (fact.from && fact.by) return `${fact.by} moved it from ${fact.from} to ${fact.status}.`;
    if (fact.from) return `It moved from ${fact.from} to ${fact.status}.`;
    return fact.by ? `${fact.by} set the status to ${fact.status}.` : `Status changed to ${fact.status}.`;
  }),
  file: told(z.object({ by, file_name: z.string(), kind: z.string() }), (fact) =>
    fact.by ? `${fact.by} added ${fact.file_name} (${fact.kind}).` : `New: ${fact.file_name} (${fact.kind}).`,
  ),
  quip: told(z.object({ text: z.string() }), ({ text }) => text),
  mention: told(
    z.object({ text: z.string().nullish(), source: z.string() }),
    ({ text, source }) => text ?? `Mentioned in ${source}.`,
  ),
};

function told<S extends z.ZodType>(schema: S, tell: (facts: z.infer<S>) => string) {
  return (facts: unknown) => {
    const known = schema.safeParse(facts);
    return known.success ? tell(known.data) : null;
  };
}

export interface KeptAlert {
  type: string;
  /** Null in an alert from before facts were kept. */
  facts: unknown;
  /** The text of such an alert. */
  message: string | null;
}

/** What an alert says. */
export function tellAlert({ type, facts, message }: KeptAlert): string {
  const tell = Object.hasOwn(NEWS, type) ? NEWS[type as keyof typeof NEWS] : undefined;
  return tell?.(facts) ?? message ?? 'Something changed.';
}
