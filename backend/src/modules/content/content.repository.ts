import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArticleEntity, FaqEntity, StoryEntity } from './content.entities';

export type ContentRecords = {
  readonly faqs: readonly FaqEntity[];
  readonly stories: readonly StoryEntity[];
  readonly articles: readonly ArticleEntity[];
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

  /** Newest first. */
  article(slug: string): Promise<ArticleEntity | null> {
    return this.dataSource.getRepository(ArticleEntity).findOneBy({ slug });
  }

  articles(): Promise<ArticleEntity[]> {
    return this.dataSource.getRepository(ArticleEntity).find({ order: { publishedOn: 'DESC', slug: 'ASC' } });
  }

  async save({ faqs, stories, articles }: ContentRecords): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (faqs.length > 0) await manager.upsert(FaqEntity, [...faqs], ['id']);
      if (stories.length > 0) await manager.upsert(StoryEntity, [...stories], ['id']);
      if (articles.length > 0) await manager.upsert(ArticleEntity, [...articles], ['slug']);
    });
  }
}
