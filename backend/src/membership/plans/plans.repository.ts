import type { Benefits, PlanId } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { forUpdate } from '../../kernel/database/for-update';
import { MembershipSettingEntity, PlanEntity, PlanVersionEntity } from '../schema/plan.entity';

export type PlanRow = Readonly<PlanEntity>;
export const SETTINGS = ['rates', 'questions', 'shoot-excluded-states'] as const;
export type SettingName = (typeof SETTINGS)[number];
export type SettingRow = { readonly name: SettingName; readonly value: readonly unknown[]; readonly changedAt: number };

/** Id of the version of plan `p` that holds: the one that began last. */
const HOLDING = `(SELECT w.id FROM membership_plan_version w WHERE w.plan_id = p.id AND w.from_at <= :now AND w.withdrawn_at IS NULL
  ORDER BY w.from_at DESC, w.id DESC LIMIT 1)`;
/** Null for a plan that was never changed. */
type VersionColumns = { readonly version_name: string | null; readonly version_tagline: string; readonly version_price: number };

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

  /** Finds all plans in the order of the page, as they are sold at `now`. */
  findAll(now: number): Promise<readonly PlanRow[]> {
    return this.read(now, null);
  }

  /** Finds a plan as it is sold at `now`. */
  async find(id: PlanId, now: number): Promise<PlanRow | null> {
    return (await this.read(now, id))[0] ?? null;
  }

  /** Finds a plan as it was first sold, and locks it until the end of the transaction. */
  lock(id: PlanId): Promise<PlanRow | null> {
    return this.plans.findOne({ where: { id }, ...forUpdate(this.dataSource.manager) });
  }

  /** Finds all plans as they were first sold, and locks them until the end of the transaction, in the order of their keys. */
  lockAll(): Promise<readonly PlanRow[]> {
    return this.plans.find({ order: { id: 'ASC' }, ...forUpdate(this.dataSource.manager) });
  }

  async changeBenefits(id: PlanId, benefits: Benefits): Promise<void> {
    await this.plans.update({ id }, { benefits });
  }

  /** Finds the stored settings by their names. */
  async findSettings(): Promise<ReadonlyMap<string, unknown>> {
    const rows = await this.settings.find();
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  async saveSetting({ name, value, changedAt }: SettingRow): Promise<void> {
    await this.settings.save({ name, value, changedAt });
  }

  /** Finds plans with the newest version of each that holds at `now`, in one statement. */
  private async read(now: number, id: PlanId | null): Promise<readonly PlanRow[]> {
    const query = this.plans
      .createQueryBuilder('p')
      .leftJoin(PlanVersionEntity, 'v', `v.id = ${HOLDING}`, { now })
      .addSelect(['v.name AS version_name', 'v.tagline AS version_tagline', 'v.price_minor AS version_price'])
      .orderBy('p.position')
      .addOrderBy('p.id');
    if (id !== null) query.where('p.id = :id', { id });
    const { entities, raw } = await query.getRawAndEntities<VersionColumns>();
    return entities.map((plan, index) => withVersion(plan, raw[index]));
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

function withVersion(plan: PlanRow, version: VersionColumns | undefined): PlanRow {
  if (version === undefined || version.version_name === null) return plan;
  return { ...plan, name: version.version_name, tagline: version.version_tagline, priceMinor: Number(version.version_price) };
}
