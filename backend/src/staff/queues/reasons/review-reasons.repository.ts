import type { Queue } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../../kernel/database/database-errors';
import { deleteInSteps } from '../../../kernel/database/delete-in-steps';
import { ReviewReasonEntity } from './review-reason.entity';

type NewReason = Omit<ReviewReasonEntity, 'uses'>;

@Injectable()
export class ReviewReasonsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts one more use of a reason, and stores it the first time. */
  async count(reason: NewReason): Promise<void> {
    if (await this.countAgain(reason)) return;
    if (!(await unlessDuplicate(() => this.rows.insert({ ...reason, uses: 1 })))) await this.countAgain(reason);
  }

  /** Finds the reasons of a queue, those used most first, then the last used. */
  findMostUsed(queue: Queue, most: number): Promise<ReviewReasonEntity[]> {
    return this.rows.find({ where: { queue }, order: { uses: 'DESC', usedAt: 'DESC' }, take: most });
  }

  /** Deletes reasons that were last used before `time` (ms); returns how many. */
  deleteUnusedSince(time: number): Promise<number> {
    return deleteInSteps(this.rows, { usedAt: LessThan(time) });
  }

  private async countAgain({ queue, digest, usedAt }: NewReason): Promise<boolean> {
    return ((await this.rows.update({ queue, digest }, { uses: () => 'uses + 1', usedAt })).affected ?? 0) > 0;
  }

  private get rows(): Repository<ReviewReasonEntity> {
    return this.dataSource.getRepository(ReviewReasonEntity);
  }
}
