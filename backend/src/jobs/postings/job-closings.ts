import type { JobRecord } from '../schema/job.entity';

export type ClosedJob = Pick<JobRecord, 'id' | 'title' | 'slug'>;

/** Port: replies to everybody who applied or was invited when a job closes for good. */
export abstract class JobClosings {
  /** Runs in the transaction that closes the job. */
  abstract replyToAll(job: ClosedJob): Promise<void>;
}
