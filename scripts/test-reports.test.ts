import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './test-reports.ts';

const report = {
  success: true,
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
};

it('a run that held names nothing', () => {
  expect(readVitest(JSON.stringify(report), '/here')).toEqual({
    passed: 2,
    failed: 0,
    skipped: 2,
    failures: [],
    unsteady: [],
  });
});

it('each test that failed is named with its file, as are one that held when tried again and a file that could not be run', () => {
  const testResults = [
    {
      name: '/here/src/held.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'holds' },
        {
          status: 'passed',
          fullName: 'stumbles',
          failureMessages: ['Error: 1 is not 2\nCounterexample: [1]\n    at line 3'],
        },
      ],
    },
    {
      name: '/here/src/red.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a card is green' },
        { status: 'failed', fullName: 'a card is red' },
      ],
    },
    { name: '/here/src/broken.test.ts', status: 'failed', assertionResults: [] },
  ];

  const counts = readVitest(
    JSON.stringify({ ...report, success: false, numFailedTests: 1, testResults }),
    '/here',
  );

  expect(counts).toMatchObject({
    failed: 2,
    failures: ['src/red.test.ts › a card is red', 'src/broken.test.ts'],
    unsteady: ['src/held.test.ts › stumbles: Error: 1 is not 2\nCounterexample: [1]'],
  });
});

it('a run that failed without a test that did is a failure', () => {
  expect(readVitest(JSON.stringify({ ...report, success: false }), '/here').failed).toBe(1);
});

it('a browser test that failed is named, however deep it stands, and so is one that held when tried again', () => {
  const spec = (title: string, status: string) => ({
    file: 'shell.e2e.ts',
    title,
    ok: status !== 'unexpected',
    tests: [{ status }],
  });
  const suites = [
    { specs: [spec('holds', 'expected')], suites: [{ specs: [spec('is red', 'unexpected')] }] },
    { specs: [spec('stumbles', 'flaky')] },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };

  expect(readPlaywright(JSON.stringify({ stats, suites }))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['e2e/shell.e2e.ts › is red'],
    unsteady: ['e2e/shell.e2e.ts › stumbles'],
  });
});
