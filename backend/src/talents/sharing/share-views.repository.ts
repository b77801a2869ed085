import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { ShareViewEntity } from './share-view.entity';
import { ShareEntity } from './share.entity';

@Injectable()
export class ShareViewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a view unless the browser was counted today. */
  async count(view: ShareViewEntity, now: number): Promise<void> {
    if (!(await this.insert(view))) return;
    await this.dataSource
      .createQueryBuilder()
      .update(ShareEntity)
      .set({ views: () => 'views + 1', lastViewedAt: now })
      .where({ id: view.shareId })
      .execute();
  }

  /** Deletes views of days before this one and returns how many. */
  deleteBefore(day: string): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(ShareViewEntity), { seenOn: LessThan(day) });
  }

  private async insert(view: ShareViewEntity): Promise<boolean> {
    try {
      await this.dataSource.getRepository(ShareViewEntity).insert({ ...view });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
