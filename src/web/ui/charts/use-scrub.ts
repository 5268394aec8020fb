import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Lets a chart be read point by point, by pointer and by arrow keys. `places` are from 0 at its left to 1 at its right. */
export function useScrub(places: readonly number[], wordsOf: (at: number) => string) {
  const [wanted, setAt] = useState<number | null>(null);
  const last = places.length - 1;
  const at = wanted === null ? null : Math.min(wanted, last);
  const steps: Record<string, (now: number) => number> = {
    ArrowLeft: (now) => now - 1,
    ArrowRight: (now) => now + 1,
    ArrowDown: (now) => now - 1,
    ArrowUp: (now) => now + 1,
    Home: () => 0,
    End: () => last,
  };

  return {
    at,
    /** For the element that spans the chart. */
    handle: {
      role: 'slider',
      tabIndex: 0,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': at ?? last,
      'aria-valuetext': wordsOf(at ?? last),
      onFocus: () => setAt((now) => now ?? last),
      onBlur: () => setAt(null),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (width > 0) setAt(nearest(places, (event.clientX - left) / width));
        else console.error('Missing chart container');
      },
      onPointerLeave: () => setAt(null),
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        setAt((now) => Math.max(0, Math.min(last, step(now ?? last))));
      },
    },
  };
}

function nearest(places: readonly number[], to: number): number {
  return places.reduce(
    (best, place, at) => (Math.abs(place - to) < Math.abs((places[best] ?? 0) - to) ? at : best),
    0,
  );
}
