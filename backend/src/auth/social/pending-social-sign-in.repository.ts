import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { PendingSocialSignInEntity } from './social.entities';

@Injectable()
export class PendingSocialSignInRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(askedBy: string): Promise<PendingSocialSignInEntity | null> {
    return this.dataSource.manager.findOneBy(PendingSocialSignInEntity, { askedBy });
  }

  /** Stores the pending sign-in of a browser in place of its former one. */
  async replace(pending: PendingSocialSignInEntity): Promise<void> {
    await this.dataSource.manager.upsert(PendingSocialSignInEntity, pending, ['askedBy']);
  }

  async move(from: string, to: string): Promise<void> {
    await this.dataSource.manager.update(PendingSocialSignInEntity, { askedBy: from }, { askedBy: to });
  }

  async delete(askedBy: string): Promise<void> {
    await this.dataSource.manager.delete(PendingSocialSignInEntity, { askedBy });
  }

  deleteExpired(now: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(PendingSocialSignInEntity), { expiresAt: LessThanOrEqual(now) });
  }
}
