import type { Benefits, PlanId } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Plan with its price of today; orders keep the price of their day. */
@Entity('membership_plan')
export class PlanEntity {
  @PrimaryColumn({ type: 'varchar', length: 16 })
  id!: PlanId;

  @Column({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 160 })
  tagline!: string;

  /** 0 for the free plan. */
  @Column({ name: 'term_months', type: 'integer' })
  termMonths!: number;

  /** With tax. */
  @Column({ name: 'price_minor', type: 'integer' })
  priceMinor!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'text', transformer: json })
  benefits!: Benefits;

  @Column({ type: 'integer' })
  position!: number;
}

/** Part of what the membership page says: 'rates', 'questions', 'shoot-excluded-states'. */
@Entity('membership_setting')
export class MembershipSettingEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'text', transformer: json })
  value!: unknown;

  @Column({ name: 'changed_at', type: 'bigint', transformer: largeNumber })
  changedAt!: number;
}

/** Talent manager, whom one-year members may turn to. */
@Entity('membership_manager')
export class ManagerEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive!: boolean;
}
