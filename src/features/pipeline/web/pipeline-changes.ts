/** What became of one company's place in the pipeline. */
export interface PipelineChange {
  domain: string;
  /** Full names. */
  tp_owners?: string[];
  tp_status?: string | null;
}

const listeners = new Set<(change: PipelineChange) => void>();

/** Tells whoever shows companies that the server has made a change. */
export const tellPipelineChange = (change: PipelineChange) => {
  for (const listener of listeners) listener(change);
};

/** Hears of every change from now on; answers how to stop. */
export function hearPipelineChanges(listener: (change: PipelineChange) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
