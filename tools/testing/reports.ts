import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../build/packages';

/**
 * The numbers of tests, a line for each that failed, one for each journey that passed only at its second try, and what the pages of
 * both kinds showed when the journey failed.
 */
export type Tally = { passed: number; failed: number; skipped: number; failures: string[]; secondTries: string[]; pages: string[] };

export const noTests = (): Tally => ({ passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [], pages: [] });

/** Journeys of one run that may need their second try: a busy machine delays one now and then, a defect delays it every time. */
const MOST_SECOND_TRIES = 2;

/** Counts what failed as a whole, such as a suite that could not run, as one failure. */
export const failedAsWhole = (failure: string): Tally => ({ ...noTests(), failed: 1, failures: [failure] });

export function addTally(total: Tally, part: Tally): void {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
  total.failures.push(...part.failures);
  total.secondTries.push(...part.secondTries);
  total.pages.push(...part.pages);
}

/** Counts the journeys that passed at their second try: as passed when they are few, as failed when they are many. */
export function countSecondTries(total: Tally): void {
  const { length } = total.secondTries;
  if (length <= MOST_SECOND_TRIES) return void (total.passed += length);
  total.failed += length;
  total.failures.push(...total.secondTries);
}

type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

/** Returns the tally of jest's report. Without a report, or with a bad exit code that no test explains, the run is one failure. */
export function tallyOfJest(file: string, exitCode: number): Tally {
  const report = readJson<JestReport>(file);
  if (!report) return failedAsWhole(`jest ended with ${exitCode} and wrote no report`);
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && suite.status === 'failed') return [failureLine(relative(ROOT, suite.name), suite.message)];
    return failed.map((test) => failureLine(`${relative(ROOT, suite.name)}: ${test.fullName}`, test.failureMessages?.[0]));
  });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tally = { ...noTests(), passed: report.numPassedTests, failed, skipped: report.numPendingTests, failures };
  return withExitCode(tally, 'jest', exitCode);
}

type JourneySuite = { readonly suites?: readonly JourneySuite[]; readonly specs?: readonly JourneySpec[] };
type JourneySpec = { readonly title: string; readonly file: string; readonly tests: readonly JourneyTest[] };
type JourneyTest = {
  readonly status: string;
  readonly projectName: string;
  readonly results: readonly { readonly error?: JourneyError; readonly attachments?: readonly JourneyFile[] }[];
};
type JourneyFile = { readonly name: string; readonly path?: string };
type JourneyError = { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } };
type JourneyReport = JourneySuite & {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
};

/** Returns the tally of Playwright's report. The second try of a test traces it; one that then passes is counted by itself. */
export function tallyOfJourneys(file: string, exitCode: number): Tally {
  const report = readJson<JourneyReport>(file);
  if (!report) return failedAsWhole(`Playwright ended with ${exitCode} and wrote no report`);
  const { expected, unexpected, skipped } = report.stats;
  const linesOf = (wanted: string) =>
    specsOf(report).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map((test) => failureLine(`${spec.file}: ${spec.title} (${test.projectName}, ${test.status})`, firstError(test))),
    );
  const pages = specsOf(report).flatMap(({ title, tests }) => tests.flatMap((test) => pageOf(title, test)));
  const tally = { passed: expected, failed: unexpected, skipped, failures: linesOf('unexpected'), secondTries: linesOf('flaky'), pages };
  return withExitCode(tally, 'Playwright', exitCode);
}

const specsOf = ({ suites = [], specs = [] }: JourneySuite): readonly JourneySpec[] => [...specs, ...suites.flatMap(specsOf)];

function firstError({ results }: JourneyTest): string | undefined {
  const error = results.find((result) => result.error)?.error;
  const at = error?.location ? `${relative(ROOT, error.location.file)}:${error.location.line}: ` : '';
  return error && `${at}${error.message ?? ''}`;
}

/** Returns the text that Playwright wrote of the page when a journey failed first; it does not outlast a machine of the CI. */
function pageOf(title: string, { results }: JourneyTest): readonly string[] {
  const path = results.find(({ error }) => error)?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readText(path);
  const [, snapshot = ''] = /# Page snapshot\s+```yaml\n([\s\S]{0,100000}?)\n```/u.exec(text) ?? [];
  const main = snapshot.indexOf('- main');
  return snapshot === '' ? [] : [`${title}\n${snapshot.slice(Math.max(main, 0)).slice(0, PAGE_LENGTH)}`];
}

function withExitCode(tally: Tally, tool: string, exitCode: number): Tally {
  if (tally.failed > 0 || exitCode === 0) return tally;
  return { ...tally, failed: 1, failures: [`${tool} ended with ${exitCode}, though no test failed`] };
}

/** The colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- Escape sequences begin with a control character.
const COLOURS = /\u001B\[\d{1,3}(?:;\d{1,3}){0,4}m/gu;
const MESSAGE_LENGTH = 300;
const PAGE_LENGTH = 2000;

function failureLine(title: string, message = ''): string {
  const text = message.slice(0, 4 * MESSAGE_LENGTH).replaceAll(COLOURS, '');
  const start = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' | ')
    .slice(0, MESSAGE_LENGTH);
  return start ? `${title}\n    ${start}` : title;
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readText(file)) as T;
  } catch {
    return null;
  }
}

/** Returns the text of a file; '' when there is none. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
