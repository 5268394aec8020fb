type CleanUp = () => unknown;

const waiting: CleanUp[] = [];

/** Is done when the test file has ended, the latest first; unlike `afterAll` also for what a test makes while it runs. */
export const atEnd = (cleanUp: CleanUp) => void waiting.push(cleanUp);

export async function endAll() {
  for (const cleanUp of waiting.splice(0).toReversed()) await cleanUp();
}
