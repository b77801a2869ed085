import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { withJourneySite } from '../testing/journey-site';
import { countSecondTries } from '../testing/reports';
import { findChromium } from '../testing/requirements';
import { runJourneys } from '../testing/run';

/** npm run journeys -- login: runs the journeys whose files match on a site of its own; options are Playwright's, but for `--project`. */
async function main(args: readonly string[]): Promise<void> {
  const { path, reason } = findChromium();
  if (!path) throw new Error(`The journeys cannot run: ${reason}.`);
  const folder = join(ROOT, 'e2e/test-results');
  const total = await withJourneySite({ chromium: path, folder: 'journeys' }, (env) => runJourneys(folder, env, args));
  countSecondTries(total);
  const { passed, failed, skipped, failures, secondTries } = total;
  if (passed + failed + skipped === 0) throw new Error(`No journey matches ${args.join(' ')}.`);
  for (const line of new Set([...failures, ...secondTries])) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
