import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { TermsAcceptanceEntity, TermsVersionEntity } from './terms.entities';

@Injectable()
export class TermsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findInForce(now: number): Promise<TermsVersionEntity | null> {
    return this.dataSource.manager.findOne(TermsVersionEntity, {
      where: { effectiveAt: LessThanOrEqual(now) },
      order: { effectiveAt: 'DESC' },
    });
  }

  findUpcoming(now: number): Promise<TermsVersionEntity | null> {
    return this.dataSource.manager.findOne(TermsVersionEntity, { where: { effectiveAt: MoreThan(now) }, order: { effectiveAt: 'ASC' } });
  }

  findVersion(version: string): Promise<TermsVersionEntity | null> {
    return this.dataSource.manager.findOneBy(TermsVersionEntity, { version });
  }

  /** The newest first. */
  findVersions(): Promise<TermsVersionEntity[]> {
    return this.dataSource.manager.find(TermsVersionEntity, { order: { effectiveAt: 'DESC' } });
  }

  async insertVersion(version: TermsVersionEntity): Promise<void> {
    await this.dataSource.manager.insert(TermsVersionEntity, version);
  }

  /** The first acceptance of a version counts; later ones change nothing. */
  async insertAcceptance(acceptance: TermsAcceptanceEntity): Promise<void> {
    try {
      await this.dataSource.manager.insert(TermsAcceptanceEntity, acceptance);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Oldest first. */
  findAcceptances(userId: string): Promise<TermsAcceptanceEntity[]> {
    return this.dataSource.manager.find(TermsAcceptanceEntity, { where: { userId }, order: { acceptedAt: 'ASC', version: 'ASC' } });
  }
}
