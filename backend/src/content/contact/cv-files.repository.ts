import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { CvFileEntity } from './cv-file.entity';

/** Rows of stored CVs. */
@Injectable()
export class CvFilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get files(): Repository<CvFileEntity> {
    return this.dataSource.getRepository(CvFileEntity);
  }

  async insert(file: Omit<CvFileEntity, 'ticket'>): Promise<void> {
    await this.files.insert({ ...file, ticket: null });
  }

  countWaiting(): Promise<number> {
    return this.files.countBy({ ticket: IsNull() });
  }

  countWaitingFrom(askedFrom: string): Promise<number> {
    return this.files.countBy({ ticket: IsNull(), askedFrom });
  }

  /** Returns the name of the browser's oldest unclaimed CV. */
  async findOldestOf(askedBy: string): Promise<string | null> {
    const file = await this.files.findOne({ where: { ticket: IsNull(), askedBy }, order: { createdAt: 'ASC' } });
    return file?.name ?? null;
  }

  /** Assigns an unclaimed CV to an application; true for the first one only. */
  async claim({ name, askedBy }: Pick<CvFileEntity, 'name' | 'askedBy'>, ticket: string): Promise<boolean> {
    return (await this.files.update({ name, askedBy, ticket: IsNull() }, { ticket })).affected === 1;
  }

  find(name: string): Promise<CvFileEntity | null> {
    return this.files.findOneBy({ name });
  }

  async findLeft(before: number, limit: number): Promise<string[]> {
    const rows = await this.files.find({ where: { ticket: IsNull(), createdAt: LessThan(before) }, take: limit });
    return rows.map(({ name }) => name);
  }

  async delete(name: string): Promise<void> {
    await this.files.delete({ name });
  }
}
