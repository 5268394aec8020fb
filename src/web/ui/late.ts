import { type ComponentType, lazy } from 'react';
import { holdTyping } from './held-typing.ts';

/** While the server starts again, say; after that it is told. */
const PAUSES_MS = [1000, 3000];

/** A component that is fetched when it is first shown. */
export const late = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchLate(load) }));

/** The same for a layer one types into: letters that are pressed before it is there wait for its first field. */
export const lateForm = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    holdTyping();
    return { default: await fetchLate(load) };
  });

/** Fetches a part of the page, with patience: without a network it waits for it, and the page says so meanwhile. */
export async function fetchLate<T>(
  load: () => Promise<T>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await online();
      return fetchLate(load, pauses);
    }
    const [pause, ...later] = pauses;
    if (pause === undefined) throw error;
    await new Promise((resume) => setTimeout(resume, pause));
    return fetchLate(load, later);
  }
}

const online = () => new Promise((resume) => window.addEventListener('online', resume, { once: true }));
