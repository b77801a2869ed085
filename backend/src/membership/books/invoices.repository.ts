import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { InvoiceCounterEntity, InvoiceEntity } from '../schema/books.entity';

export type Invoice = Readonly<InvoiceEntity>;

const COUNT_UP = {
  sqlite: 'INSERT INTO invoice_counter (series, last) VALUES (?, 1) ON CONFLICT (series) DO UPDATE SET last = last + 1',
  mysql: 'INSERT INTO invoice_counter (series, last) VALUES (?, 1) ON DUPLICATE KEY UPDATE last = last + 1',
} as const;

/** Invoices, credit notes and their counters. */
@Injectable()
export class InvoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<InvoiceEntity> {
    return this.dataSource.getRepository(InvoiceEntity);
  }

  /**
   * Takes the next place of a series. The row of the series stays locked until the end of the caller's transaction, so that a
   * rollback leaves no gap. One statement, because a read before the write would let two transactions wait for each other.
   */
  async takePlace(series: string): Promise<number> {
    const isSqlite = this.dataSource.options.type === 'better-sqlite3';
    await this.dataSource.query(isSqlite ? COUNT_UP.sqlite : COUNT_UP.mysql, [series]);
    const { last } = await this.dataSource.getRepository(InvoiceCounterEntity).findOneByOrFail({ series });
    return last;
  }

  async insert(invoice: Omit<Invoice, 'id'>): Promise<Invoice> {
    const { identifiers } = await this.rows.insert({ ...invoice });
    return { ...invoice, id: Number(identifiers[0]?.['id']) };
  }

  find(id: number): Promise<Invoice | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds an account's own invoice. */
  findOwn(userId: string, id: number): Promise<Invoice | null> {
    return this.rows.findOneBy({ id, userId });
  }

  findOfOrder(orderId: string, kind: Invoice['kind']): Promise<Invoice | null> {
    return this.rows.findOneBy({ orderId, kind });
  }

  /** Finds the invoices of an account, the newest first. */
  findOfUser(userId: string): Promise<readonly Invoice[]> {
    return this.rows.find({ where: { userId }, order: { issuedAt: 'DESC', id: 'DESC' } });
  }

  /** Takes the account off its invoices. Their content stays: the tax law asks for it. */
  async detach(userId: string): Promise<void> {
    await this.rows.update({ userId }, { userId: null });
  }
}
