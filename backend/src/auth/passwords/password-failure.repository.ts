import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { PasswordFailureEntity } from './password-failure.entity';

@Injectable()
export class PasswordFailureRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get failures(): Repository<PasswordFailureEntity> {
    return this.dataSource.getRepository(PasswordFailureEntity);
  }

  find(subjectHash: string): Promise<PasswordFailureEntity | null> {
    return this.failures.findOneBy({ subjectHash });
  }

  /** Counts a failure on top of `seen`; false when a concurrent request counted first. */
  async countUp(subjectHash: string, seen: PasswordFailureEntity | null, failedAt: number): Promise<boolean> {
    if (!seen) return this.insert({ subjectHash, failures: 1, failedAt });
    const { failures } = seen;
    const result = await this.failures.update({ subjectHash, failures }, { failures: failures + 1, failedAt });
    return result.affected === 1;
  }

  async delete(subjectHash: string): Promise<void> {
    await this.failures.delete({ subjectHash });
  }

  deleteBefore(time: number): Promise<number> {
    return deleteInSteps(this.failures, { failedAt: LessThan(time) });
  }

  private insert(row: PasswordFailureEntity): Promise<boolean> {
    return unlessDuplicate(() => this.failures.insert(row));
  }
}
