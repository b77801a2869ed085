import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { AskerFailureEntity } from './asker-failure.entity';

export type FailureKey = Pick<AskerFailureEntity, 'mediumHash' | 'asker'>;

@Injectable()
export class AskerFailureRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get failures(): Repository<AskerFailureEntity> {
    return this.dataSource.getRepository(AskerFailureEntity);
  }

  find({ mediumHash, asker }: FailureKey): Promise<AskerFailureEntity | null> {
    return this.failures.findOneBy({ mediumHash, asker });
  }

  /** Adds one in the database, so that concurrent failures are all counted. */
  async count({ mediumHash, asker }: FailureKey, failedAt: number): Promise<void> {
    if (await this.increment({ mediumHash, asker }, failedAt)) return;
    try {
      await this.failures.insert({ mediumHash, asker, failures: 1, failedAt });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.increment({ mediumHash, asker }, failedAt);
    }
  }

  async delete({ mediumHash, asker }: FailureKey): Promise<void> {
    await this.failures.delete({ mediumHash, asker });
  }

  async deleteOf(mediumHash: string): Promise<void> {
    await this.failures.delete({ mediumHash });
  }

  deleteBefore(time: number): Promise<number> {
    return deleteInSteps(this.failures, { failedAt: LessThan(time) });
  }

  private async increment(key: FailureKey, failedAt: number): Promise<boolean> {
    const result = await this.failures
      .createQueryBuilder()
      .update()
      .set({ failures: () => 'failures + 1', failedAt })
      .where(key)
      .execute();
    return result.affected === 1;
  }
}
