import { useEffect, useRef, useState } from 'react';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';

/** The CTO lunch that is read in the place of everything else: a layer above the company, left to where it was opened. */
export function useThread() {
  const [source, setSource] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const leave = () => setSource(null);
  useEscapeLayer(source !== null, leave);
  useEffect(() => {
    if (source === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [source]);
  return {
    source,
    leave,
    view: (thread: string) => {
      opener.current = document.activeElement;
      setSource(thread);
    },
  };
}
