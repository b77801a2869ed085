import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { SocialAttemptEntity } from './social.entities';

type Key = Pick<SocialAttemptEntity, 'stateHash' | 'askedBy'>;

@Injectable()
export class SocialAttemptRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(attempt: SocialAttemptEntity): Promise<void> {
    await this.dataSource.manager.insert(SocialAttemptEntity, attempt);
  }

  async move(from: string, to: string): Promise<void> {
    await this.dataSource.manager.update(SocialAttemptEntity, { askedBy: from }, { askedBy: to });
  }

  /** Deletes the attempt and returns it; null when there is none. Of concurrent requests only the one whose delete found the row gets it. */
  async consume({ stateHash, askedBy }: Key): Promise<SocialAttemptEntity | null> {
    const attempt = await this.dataSource.manager.findOneBy(SocialAttemptEntity, { stateHash, askedBy });
    if (!attempt) return null;
    const { affected } = await this.dataSource.manager.delete(SocialAttemptEntity, { stateHash, askedBy });
    return affected === 1 ? attempt : null;
  }

  deleteExpired(now: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(SocialAttemptEntity), { expiresAt: LessThanOrEqual(now) });
  }
}
