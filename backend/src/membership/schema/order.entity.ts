import type { Billing, OrderState, PaidPlanId } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Order of one term: what was agreed to, at the prices of its day. Kept for the tax authorities without its account. */
@Entity('membership_order')
export class OrderEntity {
  /** 'ord_' and 24 random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  /** Null once the account was deleted. */
  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  /** Unique: the account while its purchase is open, so that it has one at most. Null otherwise. */
  @Column({ name: 'open_key', type: 'varchar', length: 40, nullable: true })
  openKey!: string | null;

  @Column({ type: 'varchar', length: 8 })
  kind!: 'purchase' | 'renewal';

  /** Unique: account and end of the term before, so that a term is renewed once. Null for a purchase. */
  @Column({ name: 'term_key', type: 'varchar', length: 60, nullable: true })
  termKey!: string | null;

  @Column({ name: 'plan_id', type: 'varchar', length: 16 })
  planId!: PaidPlanId;

  @Column({ name: 'plan_name', type: 'varchar', length: 40 })
  planName!: string;

  @Column({ name: 'term_months', type: 'integer' })
  termMonths!: number;

  @Column({ type: 'boolean' })
  renews!: boolean;

  @Column({ type: 'varchar', length: 10 })
  state!: OrderState;

  @Column({ name: 'list_minor', type: 'integer' })
  listMinor!: number;

  @Column({ name: 'discount_minor', type: 'integer' })
  discountMinor!: number;

  /** What is charged, tax included: `taxableMinor` and the three taxes. */
  @Column({ name: 'total_minor', type: 'integer' })
  totalMinor!: number;

  @Column({ name: 'taxable_minor', type: 'integer' })
  taxableMinor!: number;

  @Column({ name: 'cgst_minor', type: 'integer' })
  cgstMinor!: number;

  @Column({ name: 'sgst_minor', type: 'integer' })
  sgstMinor!: number;

  @Column({ name: 'igst_minor', type: 'integer' })
  igstMinor!: number;

  @Column({ name: 'tax_rate_basis_points', type: 'integer' })
  taxRateBasisPoints!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Sum of each later term, as the buyer was told. */
  @Column({ name: 'renewal_minor', type: 'integer' })
  renewalMinor!: number;

  /** '' without one. */
  @Column({ name: 'promo_code', type: 'varchar', length: 32 })
  promoCode!: string;

  @Column({ name: 'extra_days', type: 'integer' })
  extraDays!: number;

  @Column({ name: 'has_shoot', type: 'boolean' })
  hasShoot!: boolean;

  @Column({ type: 'text', transformer: json })
  billing!: Billing;

  /** The words the buyer agreed to. */
  @Column({ type: 'text' })
  consent!: string;

  @Column({ type: 'varchar', length: 12 })
  provider!: string;

  /** The provider's reference of the hosted page; '' before it is known. */
  @Column({ name: 'checkout_ref', type: 'varchar', length: 120 })
  checkoutRef!: string;

  @Column({ name: 'payment_url', type: 'varchar', length: 1000 })
  paymentUrl!: string;

  @Column({ name: 'return_path', type: 'varchar', length: 300 })
  returnPath!: string;

  /** Charges of a renewal that were begun. */
  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ name: 'placed_at', type: 'bigint', transformer: largeNumber })
  placedAt!: number;

  /** Until when it can be paid; a payment that was begun before and comes later still counts. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;

  @Column({ name: 'paid_at', type: 'bigint', nullable: true, transformer: largeNumber })
  paidAt!: number | null;

  /** What staff have to look at. */
  @Column({ type: 'text', transformer: json })
  remarks!: readonly string[];
}

/** Payment as the provider tells of it; one row for each of the provider's payments. */
@Entity('membership_payment')
export class PaymentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 12 })
  provider!: string;

  /** The provider's reference; unique with the provider. */
  @Column({ name: 'payment_ref', type: 'varchar', length: 120 })
  paymentRef!: string;

  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** 'mismatch': captured with another sum than the order's; 'surplus': captured for an order that was paid already. */
  @Column({ type: 'varchar', length: 10 })
  state!: 'pending' | 'failed' | 'captured' | 'mismatch' | 'surplus' | 'refunding' | 'refunded';

  /** Why it failed; '' otherwise. */
  @Column({ type: 'varchar', length: 300 })
  reason!: string;

  @Column({ name: 'refund_ref', type: 'varchar', length: 120 })
  refundRef!: string;

  @Column({ name: 'seen_at', type: 'bigint', transformer: largeNumber })
  seenAt!: number;

  @Column({ name: 'captured_at', type: 'bigint', nullable: true, transformer: largeNumber })
  capturedAt!: number | null;
}

/** Event of a provider that was taken in; one that comes again is known by it. */
@Entity('payment_event')
export class PaymentEventEntity {
  @PrimaryColumn({ type: 'varchar', length: 12 })
  provider!: string;

  @PrimaryColumn({ name: 'event_ref', type: 'varchar', length: 120 })
  eventRef!: string;

  @Column({ name: 'received_at', type: 'bigint', transformer: largeNumber })
  receivedAt!: number;
}
