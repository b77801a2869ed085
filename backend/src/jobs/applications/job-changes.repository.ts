import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { UsersService } from '../../auth';

export type ChangedJobs = { readonly ownerId: string | null; readonly jobIds: readonly number[] };

@Injectable()
export class JobChangesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /**
   * One transaction. Whatever happens around the jobs of one client comes one after another, as their own changes do: what
   * the work finds stays true until its end, and nobody applies for a job that is being closed.
   */
  change<T>({ ownerId, jobIds }: ChangedJobs, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        if (ownerId !== null) await this.users.lock(ownerId);
        for (const id of [...new Set(jobIds)].sort((left, right) => left - right)) {
          // A write that changes nothing: it locks the row on either engine.
          await this.dataSource.query('UPDATE job SET id = id WHERE id = ?', [id]);
        }
        return onceForKey(work);
      }),
    );
  }
}
