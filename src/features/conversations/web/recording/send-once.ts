import { call } from '#web/api.ts';
import { type NewReference, recordingContract } from '../../recording.contract.ts';

let last = { text: '', key: '' };

/** Records a note. The same note sent again, because no answer came, has the same key: it is recorded once. */
export async function sendOnce(body: NewReference) {
  const text = JSON.stringify(body);
  if (last.text !== text) last = { text, key: crypto.randomUUID() };
  const recorded = await call(recordingContract.record, { headers: { 'idempotency-key': last.key }, body });
  last = { text: '', key: '' };
  return recorded;
}
