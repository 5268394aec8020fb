import { type ComponentType, createElement, lazy, Suspense, useLayoutEffect } from 'react';
import { dropTyping, holdTyping } from './held-typing.ts';
import { useComingLayer } from './overlays/escape-layers.ts';

/** While the server starts again, say; after that it is told. */
const PAUSES_MS = [1000, 3000];

/**
 * A component that is fetched when it is first shown. One that can be closed is closed by Escape from then on;
 * `useComing` is used while it is on its way.
 */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>, useComing = () => {}) =>
  closable(lazy(async () => ({ default: await fetchLate(load) })) as ComponentType<P>, useComing);

/** The same for a layer one types into: letters that are pressed before it is there wait for its first field. */
export const lateForm = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) => {
  const Part = late(load);
  return function LateForm(props: P) {
    useLayoutEffect(() => holdTyping(undefined, { sparesFields: true }), []);
    return createElement(Part, props);
  };
};

interface Closable {
  opened?: boolean | undefined;
  onClose: () => void;
}

const closable = <P extends object>(Part: ComponentType<P>, useComing: () => void) =>
  function Late(props: P) {
    const part = createElement(Part, props);
    if (!isClosable(props)) return part;
    const { opened, onClose } = props;
    return createElement(Suspense, { fallback: createElement(Coming, { opened, onClose, useComing }) }, part);
  };

const isClosable = (props: object): props is Closable => 'onClose' in props;

function Coming({ opened = true, onClose, useComing }: Closable & { useComing: () => void }) {
  useComing();
  useComingLayer(opened, () => {
    dropTyping();
    onClose();
  });
  return null;
}

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
