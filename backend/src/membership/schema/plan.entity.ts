import type { Benefits, PlanId } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Plan as it was first sold; what staff changed of name, tagline and price is in its versions. Orders keep the price of their day. */
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

/** Name, tagline and price of a plan from a moment on, until the next version. */
@Entity('membership_plan_version')
export class PlanVersionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'plan_id', type: 'varchar', length: 16 })
  planId!: PlanId;

  @Column({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 160 })
  tagline!: string;

  /** With tax. */
  @Column({ name: 'price_minor', type: 'integer' })
  priceMinor!: number;

  @Column({ name: 'from_at', type: 'bigint', transformer: largeNumber })
  fromAt!: number;

  @Column({ name: 'made_at', type: 'bigint', transformer: largeNumber })
  madeAt!: number;

  /** Actor, as the audit trail names it. */
  @Column({ name: 'made_by', type: 'varchar', length: 80 })
  madeBy!: string;

  @Column({ type: 'varchar', length: 400 })
  reason!: string;

  /** A withdrawn version never holds. */
  @Column({ name: 'withdrawn_at', type: 'bigint', nullable: true, transformer: largeNumber })
  withdrawnAt!: number | null;

  /** Actor; '' while it is not withdrawn. */
  @Column({ name: 'withdrawn_by', type: 'varchar', length: 80 })
  withdrawnBy!: string;
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
