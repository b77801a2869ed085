import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { OfficeVisitEntity } from './office-visit.entity';
import { SecondFactorEntity } from './second-factor.entity';

export type SecondFactor = Readonly<SecondFactorEntity>;
export type OfficeVisit = Readonly<OfficeVisitEntity>;

@Injectable()
export class SecondStepRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the factors of a person, the oldest first. */
  findFactors(userId: string): Promise<SecondFactorEntity[]> {
    return this.dataSource.manager.find(SecondFactorEntity, { where: { userId }, order: { addedAt: 'ASC', id: 'ASC' } });
  }

  /** Finds who has confirmed factors, and of which kinds. */
  async findKinds(): Promise<{ userId: string; kind: SecondFactor['kind'] }[]> {
    return this.dataSource.manager.find(SecondFactorEntity, { select: { userId: true, kind: true }, where: { isConfirmed: true } });
  }

  /** Inserts a factor; false when its credential belongs to another one. */
  addFactor(factor: SecondFactor): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(SecondFactorEntity, factor));
  }

  async confirmFactor(id: string): Promise<void> {
    await this.dataSource.manager.update(SecondFactorEntity, { id }, { isConfirmed: true });
  }

  /**
   * Uses a factor with a counter above the stored one; false when it was used with this counter or a later one, so that of two
   * concurrent uses one counts. A passkey that counts nothing always sends 0.
   */
  async use(id: string, counter: number, now: number): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(SecondFactorEntity)
      .set({ counter, usedAt: now })
      .where('id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))', { id, counter })
      .execute();
    return (affected ?? 0) > 0;
  }

  /** Deletes a factor of a person; false when it is gone. */
  async deleteFactor(userId: string, id: string): Promise<boolean> {
    return ((await this.dataSource.manager.delete(SecondFactorEntity, { userId, id })).affected ?? 0) > 0;
  }

  async deleteFactors(userId: string, kind?: SecondFactor['kind']): Promise<void> {
    await this.dataSource.manager.delete(SecondFactorEntity, { userId, ...(kind ? { kind } : {}) });
  }

  findVisit(sidHash: string): Promise<OfficeVisitEntity | null> {
    return this.dataSource.manager.findOneBy(OfficeVisitEntity, { sidHash });
  }

  async saveVisit(visit: OfficeVisit): Promise<void> {
    await this.dataSource.manager.save(OfficeVisitEntity, visit);
  }

  /** Takes the open challenge away; false when it was taken before, so that it is answered once. */
  async takeChallenge(sidHash: string, challenge: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(OfficeVisitEntity, { sidHash, challenge }, { challenge: '' });
    return (affected ?? 0) > 0;
  }

  async deleteVisit(sidHash: string): Promise<void> {
    await this.dataSource.manager.delete(OfficeVisitEntity, { sidHash });
  }

  async deleteVisitsOf(userId: string): Promise<void> {
    await this.dataSource.manager.delete(OfficeVisitEntity, { userId });
  }

  /** Deletes visits whose last proof or challenge was before `time`. Resolves to the number of deleted rows. */
  deleteVisitsBefore(time: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(OfficeVisitEntity), { challengeAt: LessThan(time) });
  }
}
