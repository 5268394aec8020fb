import { useRef } from 'react';

interface Mutation<V> {
  mutate: (variables: V, options: { onSettled: () => void }) => void;
}

/** Lets one call through at a time: a second press, before the screen shows that the first is on its way, does nothing. */
export function useOneAtATime<V>({ mutate }: Mutation<V>) {
  const isRunning = useRef(false);
  return (variables: V) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
