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

  /** False when this version was posted before. */
  insertVersion(version: TermsVersionEntity): Promise<boolean> {
    return this.insertOnce(() => this.dataSource.manager.insert(TermsVersionEntity, version));
  }

  /** The first acceptance of a version counts; later ones change nothing. */
  insertAcceptance(acceptance: TermsAcceptanceEntity): Promise<boolean> {
    return this.insertOnce(() => this.dataSource.manager.insert(TermsAcceptanceEntity, acceptance));
  }

  /** Oldest first. */
  findAcceptances(userId: string): Promise<TermsAcceptanceEntity[]> {
    return this.dataSource.manager.find(TermsAcceptanceEntity, { where: { userId }, order: { acceptedAt: 'ASC', version: 'ASC' } });
  }

  private async insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
    try {
      await insert();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
