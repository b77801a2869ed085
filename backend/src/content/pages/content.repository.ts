import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoryEntity } from './content.entities';

@Injectable()
export class ContentRepository {
  constructor(private readonly dataSource: DataSource) {}

  stories(): Promise<StoryEntity[]> {
    return this.dataSource.getRepository(StoryEntity).find({ order: { id: 'ASC' } });
  }

  async saveStories(stories: readonly StoryEntity[]): Promise<void> {
    if (stories.length > 0) await this.dataSource.getRepository(StoryEntity).upsert([...stories], ['id']);
  }
}
