import type { PlanId } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { MembershipSettingEntity, PlanEntity } from '../schema/plan.entity';

export type PlanRow = Readonly<PlanEntity>;
export type PlanChange = Pick<PlanRow, 'id' | 'name' | 'tagline' | 'priceMinor' | 'benefits'>;
export const SETTINGS = ['rates', 'questions', 'shoot-excluded-states'] as const;
export type SettingName = (typeof SETTINGS)[number];
export type SettingRow = { readonly name: SettingName; readonly value: readonly unknown[]; readonly changedAt: number };

/** Plans, and what else the membership page says. */
@Injectable()
export class PlansRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get plans(): Repository<PlanEntity> {
    return this.dataSource.getRepository(PlanEntity);
  }

  private get settings(): Repository<MembershipSettingEntity> {
    return this.dataSource.getRepository(MembershipSettingEntity);
  }

  /** Finds all plans in the order of the page. */
  findAll(): Promise<readonly PlanRow[]> {
    return this.plans.find({ order: { position: 'ASC', id: 'ASC' } });
  }

  find(id: PlanId): Promise<PlanRow | null> {
    return this.plans.findOneBy({ id });
  }

  /** Stores what staff may change of a plan. */
  async change({ id, name, tagline, priceMinor, benefits }: PlanChange): Promise<void> {
    await this.plans.update({ id }, { name, tagline, priceMinor, benefits });
  }

  /** Finds the stored settings by their names. */
  async findSettings(): Promise<ReadonlyMap<string, unknown>> {
    const rows = await this.settings.find();
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  async saveSetting({ name, value, changedAt }: SettingRow): Promise<void> {
    await this.settings.save({ name, value, changedAt });
  }

  /** Stores plans and settings that are missing; those that are there stay as staff keep them. */
  async addMissing(plans: readonly PlanRow[], settings: readonly SettingRow[]): Promise<void> {
    for (const plan of plans)
      await this.plans
        .createQueryBuilder()
        .insert()
        .values({ ...plan })
        .orIgnore()
        .execute();
    for (const setting of settings) {
      await this.settings
        .createQueryBuilder()
        .insert()
        .values({ ...setting })
        .orIgnore()
        .execute();
    }
  }
}
