import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Payment page of the built-in test provider. Its tables play the provider's own database: nothing else reads them. */
@Entity('test_checkout')
export class TestCheckoutEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  ref!: string;

  /** Unique: asked twice for one order, the provider answers the same page. */
  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'varchar', length: 200 })
  description!: string;

  @Column({ name: 'return_url', type: 'varchar', length: 500 })
  returnUrl!: string;

  @Column({ name: 'saves_mandate', type: 'boolean' })
  savesMandate!: boolean;

  @Column({ name: 'is_closed', type: 'boolean' })
  isClosed!: boolean;

  @Column({ name: 'made_at', type: 'bigint', transformer: largeNumber })
  madeAt!: number;
}

@Entity('test_payment')
export class TestPaymentEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  /** Unique: idempotency key of a charge, or the page and the number of the try. */
  @Column({ name: 'request_key', type: 'varchar', length: 80 })
  requestKey!: string;

  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'varchar', length: 10 })
  state!: 'pending' | 'captured' | 'failed' | 'refunded';

  @Column({ type: 'varchar', length: 40 })
  mandate!: string;

  @Column({ type: 'varchar', length: 200 })
  reason!: string;

  @Column({ name: 'made_at', type: 'bigint', transformer: largeNumber })
  madeAt!: number;
}

/** Consent to charge again, as the test provider keeps it. `behaviour`: how later charges end. */
@Entity('test_mandate')
export class TestMandateEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  ref!: string;

  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive!: boolean;

  @Column({ type: 'varchar', length: 10 })
  behaviour!: 'captured' | 'failed' | 'pending';
}
