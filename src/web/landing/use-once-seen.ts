import { useEffect, useRef } from 'react';

/** Acts once for each address, and not before a person sees the page: a browser may have loaded it ahead. */
export function useOnceSeen(address: string, act: () => void) {
  const done = useRef<string>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const once = () => {
      if (done.current === address) return;
      done.current = address;
      latest.current();
    };
    if (!(document as { prerendering?: boolean }).prerendering) return once();
    document.addEventListener('prerenderingchange', once, { once: true });
    return () => document.removeEventListener('prerenderingchange', once);
  }, [address]);
}
