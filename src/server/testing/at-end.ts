type CleanUp = () => unknown;

const waiting: CleanUp[] = [];

/** Is done when the test file has ended, the latest first; unlike `afterAll` also for what a test makes while it runs. */
export const atEnd = (cleanUp: CleanUp) => void waiting.push(cleanUp);

/** What is left when one of them fails is done at the next end. */
export async function endAll() {
  for (let cleanUp = waiting.pop(); cleanUp; cleanUp = waiting.pop()) await cleanUp();
}
