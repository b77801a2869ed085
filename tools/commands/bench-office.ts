import { readOptions } from '../bench/options';
import { runOnEngines } from '../bench/run-engines';
import { measureOffice, OFFICE_SIZES } from '../bench/office';
import { writeOfficeReport } from '../bench/office-report';

/** npm run bench:office: measures lists and searches of the office, and writes docs/benchmarks.md. */
await runOnEngines(() => readOptions(process.argv.slice(2), 'bench:office', OFFICE_SIZES), {
  command: 'bench:office',
  part: 'the office',
  measure: measureOffice,
  write: writeOfficeReport,
});
