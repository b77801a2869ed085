import { measureAlerts } from '../bench/alerts';
import { writeAlertReport } from '../bench/alerts-report';
import { readOptions } from '../bench/options';
import { runOnEngines } from '../bench/run-engines';

const SEARCHES = [1_000, 100_000];

/** npm run bench:alerts: measures the matching of saved searches, and writes docs/benchmarks.md. */
await runOnEngines(() => ({ ...readOptions(process.argv.slice(2), 'bench:alerts'), sizes: SEARCHES }), {
  command: 'bench:alerts',
  part: 'alerts',
  measure: measureAlerts,
  write: writeAlertReport,
});
