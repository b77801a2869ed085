import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PageContentEntity } from './page-content.entity';

@Injectable()
export class PagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(page: string): Promise<PageContentEntity | null> {
    return this.dataSource.getRepository(PageContentEntity).findOneBy({ page });
  }

  async save(record: Readonly<PageContentEntity>): Promise<void> {
    await this.dataSource.getRepository(PageContentEntity).upsert({ ...record }, ['page']);
  }

  /** Saves seeded copy, unless staff have edited the page. */
  async saveUnlessEdited(record: Readonly<Omit<PageContentEntity, 'isEdited'>>): Promise<void> {
    const pages = this.dataSource.getRepository(PageContentEntity);
    await pages
      .createQueryBuilder()
      .insert()
      .values({ ...record, isEdited: false })
      .orIgnore()
      .execute();
    const { page, blocks, updatedAt } = record;
    await pages.update({ page, isEdited: false }, { blocks, updatedAt });
  }
}
