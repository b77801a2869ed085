import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { LedgerEntryEntity } from '../schema/books.entity';

export type LedgerLine = Readonly<Omit<LedgerEntryEntity, 'id'>>;

/** Lines of the ledger, which are written and read, never changed. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<LedgerEntryEntity> {
    return this.dataSource.getRepository(LedgerEntryEntity);
  }

  /** Stores a booking, all lines or none; false when it exists. */
  async add(lines: readonly LedgerLine[]): Promise<boolean> {
    if (lines.length === 0) return false;
    return unlessDuplicate(() => this.rows.insert(lines.map((line) => ({ ...line }))));
  }

  findBooking(booking: string): Promise<readonly Readonly<LedgerEntryEntity>[]> {
    return this.rows.find({ where: { booking }, order: { id: 'ASC' } });
  }
}
