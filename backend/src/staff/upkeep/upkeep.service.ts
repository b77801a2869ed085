import type { StartUpkeepInput, UpkeepRun, UpkeepRunsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actor } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { afterCommit } from '../../kernel/database/ambient-transaction';
import { Transactions } from '../../kernel/database/transaction';
import { UpkeepJob } from './upkeep.job';
import { type UpkeepRunRow, UpkeepRunsRepository } from './upkeep-runs.repository';

const MOST_SHOWN = 10;

/** Tasks of the office that run in the background. */
@Injectable()
export class UpkeepService {
  constructor(
    private readonly runs: UpkeepRunsRepository,
    private readonly job: UpkeepJob,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Lists the newest runs, the newest first. */
  async list(): Promise<UpkeepRunsResponse> {
    const rows = await this.runs.findNewest(MOST_SHOWN);
    const names = await this.users.namesOf(rows.map(({ askedBy }) => askedBy));
    return { status: 200, data: rows.map((row) => runOf(row, names.get(row.askedBy) ?? row.askedBy)) };
  }

  /** Starts a task, unless it runs already. */
  async start({ task }: StartUpkeepInput): Promise<UpkeepRunsResponse> {
    await this.transactions.run(async () => {
      if (await this.runs.hasOpen(task)) return;
      await this.runs.add({ task, askedBy: actor(), askedAt: this.clock.now() });
      await this.audit.record('start-upkeep', task);
      afterCommit(() => void this.job.run());
    });
    return this.list();
  }
}

function runOf({ id, task, askedAt, endedAt, result }: UpkeepRunRow, askedBy: string): UpkeepRun {
  const ended = result === null ? 'failed' : 'done';
  return {
    id,
    task,
    state: endedAt === null ? 'running' : ended,
    asked_by: askedBy,
    asked_at: new Date(askedAt).toISOString(),
    ended_at: endedAt === null ? '' : new Date(endedAt).toISOString(),
    result,
  };
}
