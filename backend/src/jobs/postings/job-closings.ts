import type { JobRecord } from '../schema/job.entity';

export type ClosedJob = Pick<JobRecord, 'id' | 'title' | 'slug'>;

/** What else happens when a job closes for good: nobody who applied or was invited is left without an answer. */
export abstract class JobClosings {
  /** In the transaction that closes the job. */
  abstract answerEveryone(job: ClosedJob): Promise<void>;
}
