import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { ShareFeedbackEntity } from './share-feedback.entity';

@Injectable()
export class ShareFeedbackRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<ShareFeedbackEntity> {
    return this.dataSource.getRepository(ShareFeedbackEntity);
  }

  async findOf(shareIds: readonly number[]): Promise<ShareFeedbackEntity[]> {
    return shareIds.length === 0 ? [] : this.rows.findBy({ shareId: In([...shareIds]) });
  }

  async save(feedback: ShareFeedbackEntity): Promise<void> {
    await this.rows.upsert({ ...feedback }, ['shareId', 'talentId']);
  }

  async delete(shareId: number, talentId: number): Promise<void> {
    await this.rows.delete({ shareId, talentId });
  }
}
