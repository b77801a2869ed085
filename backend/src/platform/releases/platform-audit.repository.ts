import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { PlatformAuditEntity } from './platform-audit.entity';

export type AuditSearch = { readonly remote?: string | null | undefined; readonly before?: number | undefined; readonly most: number };

@Injectable()
export class PlatformAuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(entry: Omit<PlatformAuditEntity, 'id'>): Promise<void> {
    await this.dataSource.manager.insert(PlatformAuditEntity, entry);
  }

  /** The newest first. */
  find({ remote, before, most }: AuditSearch): Promise<PlatformAuditEntity[]> {
    const where = { ...(remote ? { remote } : {}), ...(before === undefined ? {} : { id: LessThan(before) }) };
    return this.dataSource.manager.find(PlatformAuditEntity, { where, order: { id: 'DESC' }, take: most });
  }
}
