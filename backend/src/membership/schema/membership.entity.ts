import type { MembershipSource, PaidPlanId } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Membership of an account: where it is today, and what the clock does next. Its history is in the periods. */
@Entity('membership')
export class MembershipEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Plan of the period that runs. */
  @Column({ name: 'plan_id', type: 'varchar', length: 16 })
  planId!: PaidPlanId;

  /** 'ended' once `accessUntil` is over. */
  @Column({ type: 'varchar', length: 8 })
  state!: 'active' | 'grace' | 'ended';

  @Column({ type: 'varchar', length: 12 })
  source!: MembershipSource;

  /** Charged again at `paidUntil`. */
  @Column({ type: 'boolean' })
  renews!: boolean;

  /** End of the last period. */
  @Column({ name: 'paid_until', type: 'bigint', transformer: largeNumber })
  paidUntil!: number;

  /** `paidUntil`, and in grace some days more. Benefits hold before this moment. */
  @Column({ name: 'access_until', type: 'bigint', transformer: largeNumber })
  accessUntil!: number;

  /** Day of the month on which terms begin, 1 to 31, so that a month that is too short moves only its own end. */
  @Column({ name: 'anchor_day', type: 'integer' })
  anchorDay!: number;

  /** Payment provider that holds the consent to charge; null without one. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  provider!: string | null;

  /** The provider's reference of that consent, kept while the membership runs, so that the renewal can be turned on again. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  mandate!: string | null;

  /** Plan that a renewal buys. */
  @Column({ name: 'renewal_plan_id', type: 'varchar', length: 16 })
  renewalPlanId!: PaidPlanId;

  /** Sum of the next renewal with tax: what the buyer agreed to. */
  @Column({ name: 'renewal_minor', type: 'integer' })
  renewalMinor!: number;

  /** Notices of the period that were sent: 0, 1 after that of seven days before its end, 2 after that of 24 hours. */
  @Column({ type: 'integer' })
  notices!: number;

  /** When the notice of 24 hours was sent; a charge comes a day later at the earliest. Null before. */
  @Column({ name: 'noticed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  noticedAt!: number | null;

  /** Failed charges since `paidUntil`. */
  @Column({ type: 'integer' })
  attempts!: number;

  /** When the clock has something to do; null: never. */
  @Column({ name: 'next_at', type: 'bigint', nullable: true, transformer: largeNumber })
  nextAt!: number | null;

  @Column({ name: 'manager_id', type: 'integer', nullable: true })
  managerId!: number | null;
}

/** Time of a membership that was paid or granted. Only `revokedAt` ever changes. */
@Entity('membership_period')
export class MembershipPeriodEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'plan_id', type: 'varchar', length: 16 })
  planId!: PaidPlanId;

  @Column({ type: 'varchar', length: 12 })
  source!: MembershipSource;

  /** Unique: an order gives one period. Null for a grant. */
  @Column({ name: 'order_id', type: 'varchar', length: 40, nullable: true })
  orderId!: string | null;

  @Column({ name: 'starts_at', type: 'bigint', transformer: largeNumber })
  startsAt!: number;

  @Column({ name: 'ends_at', type: 'bigint', transformer: largeNumber })
  endsAt!: number;

  /** Set by a refund that ends access. */
  @Column({ name: 'revoked_at', type: 'bigint', nullable: true, transformer: largeNumber })
  revokedAt!: number | null;
}

/** When an account was last shown the upgrade card. */
@Entity('upgrade_card')
export class UpgradeCardEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'shown_at', type: 'bigint', transformer: largeNumber })
  shownAt!: number;
}
