import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';
import { runChecks } from '../checks/checks';
import { checkGallery } from '../gallery/check-gallery';
import { buildDrawingProgram } from '../isolation/isolated-page';
import { testRemoteApart } from '../isolation/test-remote';
import { withJourneySite } from '../testing/journey-site';
import { FORGETFUL, startMariadb } from '../testing/mariadb';
import { startRedis } from '../testing/redis';
import { findChromium, findFfmpeg, findMariadb, findRedis, type Requirement } from '../testing/requirements';
import { addTally, countSecondTries, failedAsWhole, noTests } from '../testing/reports';
import { runJest, runJourneys } from '../testing/run';

const REPORTS = join(ROOT, 'e2e/test-results');
/** Set in continuous integration, where a suite that cannot run counts as failed. */
const MUST_RUN_ALL = process.env['REQUIRE_ALL_SUITES'] === '1';
/** The remote whose tests take longest, which begins. */
const LONGEST = 'mf-office';
const total = noTests();

function heading(text: string): void {
  console.log(`\n== ${text}, ${Math.round(performance.now() / 1000)} s after the start`);
}

function skipSuite(name: string, reason: string): void {
  console.log(`${name}: skipped, because ${reason}.`);
  addTally(total, MUST_RUN_ALL ? failedAsWhole(`${name}: skipped, because ${reason}`) : { ...noTests(), skipped: 1 });
}

async function checkHouseRules(): Promise<void> {
  heading('House rules');
  for (const { name, passed, output } of await runChecks())
    addTally(total, passed ? { ...noTests(), passed: 1 } : failedAsWhole(`check of ${name}: ${output.trim().slice(-300)}`));
}

async function testPackages(): Promise<void> {
  heading('Packages, repositories on SQLite and MariaDB, counters on Redis, videos with ffmpeg');
  const mariadb = await start('Repositories on MariaDB', findMariadb(), (path) => startMariadb(path, { settings: FORGETFUL }));
  const redis = await start('Counters on Redis', findRedis(), startRedis);
  const ffmpeg = findFfmpeg();
  if (!ffmpeg.path) skipSuite('Conversion of videos', ffmpeg.reason);
  try {
    const env = {
      ...(ffmpeg.path && { TEST_FFMPEG: ffmpeg.path }),
      ...(mariadb && { TEST_MYSQL_URL: mariadb.url }),
      ...(redis && { TEST_REDIS_URL: redis.url }),
    };
    addTally(total, await runJest(join(REPORTS, 'jest.json'), env));
  } finally {
    await Promise.all([mariadb?.stop(), redis?.stop()]);
  }
}

async function start<T>(suite: string, { path, reason }: Requirement, startServer: (path: string) => Promise<T>): Promise<T | null> {
  if (path) return startServer(path);
  skipSuite(suite, reason);
  return null;
}

async function testJourneys(): Promise<void> {
  heading('Journeys in a browser against the built site');
  const { path, reason } = findChromium();
  if (!path) return skipSuite('Journeys', reason);
  addTally(total, await withJourneySite({ chromium: path, folder: 'test-site' }, (env) => runJourneys(REPORTS, env)));
}

async function testRemotesAlone(): Promise<void> {
  heading('Each remote alone, with mocks in the place of the backend');
  const { path, reason } = findChromium();
  if (!path) return skipSuite('Remotes alone', reason);
  await buildDrawingProgram();
  const waiting = REMOTES.toSorted((one, other) => Number(other === LONGEST) - Number(one === LONGEST));
  const test = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) addTally(total, await testRemoteApart(name, REPORTS));
  };
  // One is built while another one is visited.
  await Promise.all([test(), test()]);
}

async function testGallery(): Promise<void> {
  heading('Every story of the gallery');
  const { path, reason } = findChromium();
  if (!path) return skipSuite('Gallery', reason);
  const { stories, failed, faults } = await checkGallery(path);
  addTally(total, { ...noTests(), passed: stories - failed, failed, failures: [...faults] });
}

async function main(): Promise<void> {
  const begun = Date.now();
  mkdirSync(REPORTS, { recursive: true });
  for (const suite of [checkHouseRules, testPackages, testGallery, testRemotesAlone, testJourneys]) {
    try {
      await suite();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      addTally(total, failedAsWhole(message));
    }
  }
  countSecondTries(total);
  if (total.pages.length > 0) console.log(`\n== What the pages showed when a journey failed\n${total.pages.join('\n\n')}`);
  if (total.secondTries.length > 0) console.log(`\n== What passed only at its second try\n${total.secondTries.join('\n')}`);
  if (total.failures.length > 0) console.log(`\n== What failed\n${total.failures.join('\n')}`);
  console.log(`\nTook ${Math.round((Date.now() - begun) / 1000)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  process.exit(total.failed === 0 ? 0 : 1);
}

await main();
