import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { CvFileEntity } from './cv-file.entity';

/** Which CVs there are, and whose. */
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

  /** The browser's own that waits for longest. */
  async findOldestOf(askedBy: string): Promise<string | null> {
    const file = await this.files.findOne({ where: { ticket: IsNull(), askedBy }, order: { createdAt: 'ASC' } });
    return file?.name ?? null;
  }

  /** True for the one application that gets it. */
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
