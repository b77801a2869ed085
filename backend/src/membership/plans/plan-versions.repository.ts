import type { PlanId } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type Repository } from 'typeorm';
import { PlanVersionEntity } from '../schema/plan.entity';

export type PlanVersionRow = Readonly<PlanVersionEntity>;
type NewVersion = Omit<PlanVersionRow, 'id' | 'withdrawnAt' | 'withdrawnBy'>;
type Withdrawal = { readonly now: number; readonly by: string };

/** Versions of plans: each change that staff made of price and words. */
@Injectable()
export class PlanVersionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get versions(): Repository<PlanVersionEntity> {
    return this.dataSource.getRepository(PlanVersionEntity);
  }

  /** Finds the newest `most` versions of a plan by when they begin, withdrawn ones left out. */
  find(planId: PlanId, most: number): Promise<readonly PlanVersionRow[]> {
    return this.versions.find({ where: { planId, withdrawnAt: IsNull() }, order: { fromAt: 'DESC', id: 'DESC' }, take: most });
  }

  /** Finds the last act on a plan: its newest version, and the one that was withdrawn last. */
  async findLast(planId: PlanId): Promise<readonly PlanVersionRow[]> {
    const made = await this.versions.findOne({ where: { planId }, order: { id: 'DESC' } });
    const withdrawn = await this.versions.findOne({ where: { planId, withdrawnAt: MoreThan(0) }, order: { withdrawnAt: 'DESC' } });
    return [made, withdrawn].flatMap((row) => row ?? []);
  }

  async add(version: NewVersion): Promise<void> {
    await this.versions.insert({ ...version, withdrawnAt: null, withdrawnBy: '' });
  }

  /** Takes a version back that does not hold yet; false when there is none. */
  async withdraw(planId: PlanId, id: number, { now, by }: Withdrawal): Promise<boolean> {
    const planned = { id, planId, fromAt: MoreThan(now), withdrawnAt: IsNull() };
    return (await this.versions.update(planned, { withdrawnAt: now, withdrawnBy: by })).affected === 1;
  }
}
