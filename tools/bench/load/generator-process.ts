import type { LoadJob } from './job';
import { runJob } from './run-job';

/** Process of the load generator: receives a job as a message, and sends its result as one. */
process.on('message', (job: LoadJob) => {
  runJob(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
