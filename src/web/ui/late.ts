import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { FetchBoundary, MissingLayer, MissingPart, NotFetched } from './fetch-boundary.tsx';
import { dropTyping, holdTyping } from './held-typing.ts';
import { useComingLayer } from './overlays/escape-layers.ts';

/**
 * A component that is fetched when it is first shown. One that can be closed is closed by Escape from then on;
 * `Meanwhile` stands there until it has come.
 */
export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = () => null,
): ComponentType<P> => {
  const Part = lazy(async () => ({ default: await fetchLate(load).catch(notFetched) })) as ComponentType<P>;
  return function Late(props: P) {
    const failure = isClosable(props) ? createElement(MissingLayer, props) : createElement(MissingPart);
    const part = createElement(FetchBoundary, { failure }, createElement(Part, props));
    if (!isClosable(props)) return part;
    const coming = createElement(Coming, props, createElement(Meanwhile));
    return createElement(Suspense, { fallback: coming }, part);
  };
};

const notFetched = (cause: unknown): never => {
  throw new NotFetched('A part of the page could not be fetched.', { cause });
};

/** The same for a layer one types into: letters that are pressed before it is there wait for its first field. */
export const lateForm = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) => {
  const Part = late(load);
  return function LateForm(props: P) {
    useLayoutEffect(() => holdTyping(undefined, { sparesFields: true }), []);
    return createElement(Part, props);
  };
};

interface Closable {
  opened?: boolean;
  onClose: () => void;
}

const isClosable = (props: object): props is Closable => 'onClose' in props;

function Coming({ opened = true, onClose, children }: Closable & { children?: ReactNode }) {
  useComingLayer(opened, () => {
    dropTyping();
    onClose();
  });
  return children;
}

/**
 * Fetches a part of the page. Without a network it waits for it, and the page says so meanwhile; asked for in vain it could
 * not be asked for again, for a browser remembers for as long as the page lives which parts it did not get.
 */
export async function fetchLate<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine)
    await new Promise((resume) => window.addEventListener('online', resume, { once: true }));
  return load();
}
