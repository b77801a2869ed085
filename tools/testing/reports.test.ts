import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { countSecondTries, noTests, tallyOfJest, tallyOfJourneys } from './reports';

const folder = mkdtempSync(join(tmpdir(), 'alltalent-reports-'));
const file = join(folder, 'report.json');
const write = (report: object) => writeFileSync(file, JSON.stringify(report));

test('a report of jest names each test that failed, and each file that could not run', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'offers are kept' },
    { status: 'failed', fullName: 'offers end', failureMessages: ['Error: \u001B[31mexpected 1\u001B[39m\n\n   at line 3'] },
  ];
  const numbers = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };
  const broken = { name: join(ROOT, 'b.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] };
  write({ ...numbers, testResults: [{ name: join(ROOT, 'a.test.ts'), status: 'failed', message: '', assertionResults }, broken] });
  expect(tallyOfJest(file, 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: ['a.test.ts: offers end\n    Error: expected 1 | at line 3', 'b.test.ts\n    Cannot find module'],
    secondTries: [],
    pages: [],
  });
});

test('a journey that passes at its second try is named, with the step that failed at the first and what the page showed', () => {
  const error = { message: 'no button', location: { file: join(ROOT, 'e2e/tests/hiring.spec.ts'), line: 12 } };
  const page = join(folder, 'error-context.md');
  writeFileSync(page, '# Test info\n\n# Page snapshot\n\n```yaml\n- banner:\n  - link "All Talent"\n- main:\n  - text: No offer\n```\n');
  const attachments = [{ name: 'error-context', path: page }];
  const flaky = { status: 'flaky', projectName: 'together', results: [{ error, attachments }, {}] };
  const spec = { title: 'HIR-01 an offer is made', file: 'hiring.spec.ts', tests: [flaky] };
  write({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, suites: [{ suites: [{ specs: [spec] }] }] });
  const secondTries = ['hiring.spec.ts: HIR-01 an offer is made (together, flaky)\n    e2e/tests/hiring.spec.ts:12: no button'];
  expect(tallyOfJourneys(file, 0)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
    failures: [],
    secondTries,
    pages: ['HIR-01 an offer is made\n- main:\n  - text: No offer'],
  });
});

test.each([
  [2, { passed: 12, failed: 0 }],
  [3, { passed: 10, failed: 3 }],
])('%i journeys that passed at their second try make a run of %j', (tries, counts) => {
  const total = { ...noTests(), passed: 10, secondTries: Array.from({ length: tries }, () => 'an offer') };
  countSecondTries(total);
  expect(total).toMatchObject(counts);
  expect(total.failures).toHaveLength(counts.failed);
});

test('a run that writes no report, or ends badly without a failed test, is one failure', () => {
  write({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(tallyOfJourneys(file, 1)).toMatchObject({ passed: 4, failed: 1, failures: ['Playwright ended with 1, though no test failed'] });
  expect(tallyOfJest(`${file}.gone`, 137)).toMatchObject({ failed: 1, failures: ['jest ended with 137 and wrote no report'] });
});
