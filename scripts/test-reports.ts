export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by file and name, so that the end of a long run tells what to look at. */
  failures: string[];
  /** What held only when it was tried again. */
  unsteady: string[];
}

interface VitestResult {
  status: string;
  fullName: string;
  /** Also those of a first try, where the second held. */
  failureMessages?: string[];
}
interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
}

/** What a first try said, without the stack: a property's seed and counterexample are in its later lines. */
const reasonOf = (why: string) => why.split('\n    at ')[0]?.slice(0, 2000) ?? '';

interface PlaywrightSuite {
  specs: { file: string; title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Counts a report of Vitest; a file that could not be run is a failure too. */
export function readVitest(json: string, folder: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  const files = report.testResults.map(({ name, ...rest }) => ({
    ...rest,
    file: name.replace(`${folder}/`, ''),
  }));
  const failures = files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0 ? tests.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
  const unsteady = files.flatMap(({ file, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [why] = [] }) =>
      status === 'passed' && why ? [`${file} › ${fullName}: ${reasonOf(why)}`] : [],
    ),
  );
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    unsteady,
  };
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Counts a report of Playwright; what held at the second try is counted as held, and named. */
export function readPlaywright(json: string): Counts {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  const specs = suites.flatMap(specsOf);
  const nameOf = ({ file, title }: (typeof specs)[number]) => `e2e/${file} › ${title}`;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map(nameOf),
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
  };
}
