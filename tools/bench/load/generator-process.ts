import type { LoadJob } from './job';
import { runJob } from './run-job';

/** The load generator's own process: a job comes in as a message, and its result goes out as one. */
process.on('message', (job: LoadJob) => {
  runJob(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
