import { call } from '#web/api.ts';
import { freeTextContract } from '../../free-text/free-text.contract.ts';

/** What a free-text search left for the descriptions. */
export async function recallDescription(uuid: string, signal: AbortSignal) {
  const { data } = await call(freeTextContract.recall, { params: { uuid } }, signal);
  return data.description;
}
