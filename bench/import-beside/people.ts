import { setTimeout as pause } from 'node:timers/promises';

export interface Person {
  token: string;
  at: number;
}

/** Between two things a person does. */
const THINKS_MS = 1000;
const STEP = 7919;

type Doing = 'open' | 'change' | 'list';

/** People who open companies, correct what they read, and put them on a list, until they are stopped. */
export function workBeside(
  origin: string,
  people: readonly Person[],
  { domains, list_id }: { domains: readonly string[]; list_id: number },
) {
  const stop = new AbortController();
  const waits: Record<Doing, number[]> = { open: [], change: [], list: [] };
  const faults: string[] = [];
  let isCounting = false;

  /** A change that met another change is told so, truly; anything else that is not well is a fault. */
  const call = async (doing: Doing, { token }: Person, method: string, path: string, body?: object) => {
    const begun = performance.now();
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as { name?: string; message?: string; data?: { version: number } };
    if (isCounting) waits[doing].push(performance.now() - begun);
    const isFault = !reply.ok && answer.name !== 'Conflict';
    if (isFault && isCounting) faults.push(`${doing}: ${reply.status} ${answer.message}`);
    return answer;
  };

  const oneRound = async (person: Person, round: number) => {
    const domain = domains[(person.at * STEP + round * 31) % domains.length] ?? '';
    const { data } = await call('open', person, 'GET', `/companies/${domain}`);
    await call('change', person, 'PATCH', `/companies/${domain}`, {
      description: `Seen by ${person.at} in round ${round}.`,
      version: data?.version ?? 1,
    });
    await call('list', person, 'POST', '/add-company-to-list', {
      domain,
      list_id,
    });
  };

  const working = people.map(async (person) => {
    for (let round = 0; !stop.signal.aborted; round += 1) {
      await pause(THINKS_MS * (0.5 + Math.random()));
      await oneRound(person, round).catch((error: unknown) => faults.push(String(error)));
    }
  });

  return {
    /** Until everybody has done a few things, and what is read for the first time was read. */
    settle: () => pause(THINKS_MS * 4),
    beginCounting: () => {
      isCounting = true;
    },
    async stop() {
      isCounting = false;
      stop.abort();
      await Promise.all(working);
      return { waits, faults };
    },
  };
}
