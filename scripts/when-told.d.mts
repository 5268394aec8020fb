export function whenTold(stop: (signal: NodeJS.Signals) => void): () => void;
export function runProgram(
  program: string,
  args: string[],
  options?: { env?: NodeJS.ProcessEnv; instead?: NodeJS.Signals },
): Promise<number>;
