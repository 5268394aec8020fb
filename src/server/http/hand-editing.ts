import { Refusal } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { type EditMark, provenanceOf } from '#kernel/hand-editing.ts';

/** Whose hand a call is. */
export const editMarkOf = ({ user, clock }: Pick<Context, 'user' | 'clock'>): EditMark => ({
  by: user.user_id,
  at: clock.now().toISOString(),
});

/** Every origin that has a source, as it is stored. */
export const shownProvenance = (stored: unknown) =>
  provenanceOf(stored) as Record<string, { source: string; [more: string]: unknown }>;

/** The answer to an edit of a record that has moved on: who changed it, when, and how it stands. */
export function staleVersion(changed_by: string | null, changed_at: string, current: unknown) {
  const [day = '', time = ''] = changed_at.split('T');
  const message = `Changed by ${changed_by ?? 'an import'} on ${day} at ${time.slice(0, 5)} UTC. Reload to see it.`;
  return new Refusal(409, 'Conflict', message, { current, changed_by, changed_at });
}
