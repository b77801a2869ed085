import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FaqEntity, StoryEntity } from './content.entities';

export type ContentRecords = {
  readonly faqs: readonly FaqEntity[];
  readonly stories: readonly StoryEntity[];
};

@Injectable()
export class ContentRepository {
  constructor(private readonly dataSource: DataSource) {}

  faqs(): Promise<FaqEntity[]> {
    return this.dataSource.getRepository(FaqEntity).find({ order: { id: 'ASC' } });
  }

  stories(): Promise<StoryEntity[]> {
    return this.dataSource.getRepository(StoryEntity).find({ order: { id: 'ASC' } });
  }

  async save({ faqs, stories }: ContentRecords): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (faqs.length > 0) await manager.upsert(FaqEntity, [...faqs], ['id']);
      if (stories.length > 0) await manager.upsert(StoryEntity, [...stories], ['id']);
    });
  }
}
