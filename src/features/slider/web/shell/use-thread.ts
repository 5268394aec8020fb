import { useState } from 'react';
import type { Threads } from '#features/knowledge/web/mentions-tab.tsx';
import { useEscapeLayer } from '#web/ui/escape-layers.ts';

/** The CTO lunch that is read in the place of everything else: a layer above the company. */
export function useThread() {
  const [source, setSource] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const leave = () => {
    setLeft(source);
    setSource(null);
  };
  useEscapeLayer(source !== null, leave);
  const threads: Threads = { view: setSource, left, returned: () => setLeft(null) };
  return { source, leave, threads };
}
