import { readOptions } from '../bench/options';
import { measureRenewals } from '../bench/renewals';
import { writeRenewalReport } from '../bench/renewals-report';
import { runOnEngines } from '../bench/run-engines';

/** npm run bench:renewals: measures the clock of memberships, and writes docs/benchmarks.md. */
await runOnEngines(() => readOptions(process.argv.slice(2), 'bench:renewals'), {
  command: 'bench:renewals',
  part: 'renewals',
  measure: measureRenewals,
  write: writeRenewalReport,
});
