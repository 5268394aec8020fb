import { describe, expect, it } from 'vitest';
import { unauthenticated } from '../http/errors.ts';
import { testClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { ask } from './ask.ts';

const { db } = await testDatabase();
const clock = testClock('2026-03-04T23:59:00Z');
const parts = { db, clock };
const oracle = (calls_per_day?: number) => ({
  name: 'Oracle',
  provider: { answer: 42 },
  ...(calls_per_day !== undefined && { calls_per_day }),
});
const answerOf = async ({ answer }: { answer: number }) => answer;

describe('asking a provider', () => {
  it('gives its answer, or says that there is none', async () => {
    expect(await ask(parts, oracle(), answerOf)).toBe(42);
    await expect(ask(parts, { name: 'Oracle', provider: null }, answerOf)).rejects.toMatchObject({
      statusCode: 424,
      message: 'Oracle is not configured. Ask an administrator to set it up.',
    });
  });

  it.each([
    ['throws anything', () => Promise.reject(new TypeError('oops')), 'answer'],
    ['would log the reader out', () => Promise.reject(unauthenticated()), 'answer'],
    ['never answers', () => new Promise<number>(() => {}), 'timeout'],
  ])('that %s fails as 502', async (_how, question, reason) => {
    await expect(ask(parts, oracle(), question, 20)).rejects.toMatchObject({ statusCode: 502, reason });
  });

  it('stops at the day’s budget, to the call, however many ask at once', async () => {
    const asked = Array.from({ length: 30 }, () => ask(parts, oracle(7), answerOf));

    const outcomes = await Promise.allSettled(asked);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ statusCode: 429, word: 'BudgetSpent' });
    clock.advance(60_000);
    expect(await ask(parts, oracle(7), answerOf)).toBe(42);
    await expect(ask(parts, oracle(0), answerOf)).rejects.toMatchObject({ statusCode: 429 });
  });
});
