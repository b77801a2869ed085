import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction, type Transaction } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { UsersRepository } from '../../auth';
import { ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { InvitationsRepository } from './invitations.repository';

/** What one change may read and write; on SQLite anything else would wait for its end, and it for that. */
export type JobStores = {
  readonly transaction: Transaction;
  readonly applications: ApplicationsRepository;
  readonly invitations: InvitationsRepository;
  readonly jobs: AppliedJobsRepository;
};

export function jobStores(transaction: Transaction): JobStores {
  return {
    transaction,
    applications: new ApplicationsRepository(transaction),
    invitations: new InvitationsRepository(transaction),
    jobs: new AppliedJobsRepository(transaction),
  };
}

export type ChangedJobs = { readonly ownerId: string | null; readonly jobIds: readonly number[] };

@Injectable()
export class JobChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One transaction. Whatever happens around the jobs of one client comes one after another, as their own changes do: what
   * the work finds stays true until its end, and nobody applies for a job that is being closed.
   */
  change<T>({ ownerId, jobIds }: ChangedJobs, work: (stores: JobStores) => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async (joined) => {
        if (ownerId !== null) await new UsersRepository(joined).lock(ownerId);
        for (const id of [...new Set(jobIds)].sort((left, right) => left - right)) {
          // A write that changes nothing: it locks the row on either engine.
          await joined.query('UPDATE job SET id = id WHERE id = ?', [id]);
        }
        return onceForKey(joined, () => work(jobStores(joined)));
      }),
    );
  }
}
