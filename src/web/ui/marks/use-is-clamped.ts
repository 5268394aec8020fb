import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the text is longer than the room it is given while folded. */
export function useIsClamped(paragraph: RefObject<HTMLElement | null>) {
  const [clamped, setClamped] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element) return undefined;
    const measure = () => {
      if (!element.dataset['unfolded']) setClamped(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [paragraph]);
  return clamped;
}
