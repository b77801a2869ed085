import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { TermsAcceptanceEntity } from './terms.entities';

@Injectable()
export class TermsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores the first acceptance of a version; later ones change nothing. */
  async insertAcceptance(acceptance: TermsAcceptanceEntity): Promise<void> {
    try {
      await this.dataSource.manager.insert(TermsAcceptanceEntity, acceptance);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Acceptances of a user, oldest first. */
  findAcceptances(userId: string): Promise<TermsAcceptanceEntity[]> {
    return this.dataSource.manager.find(TermsAcceptanceEntity, { where: { userId }, order: { acceptedAt: 'ASC', version: 'ASC' } });
  }
}
