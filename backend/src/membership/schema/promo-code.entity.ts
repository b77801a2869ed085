import type { PaidPlanId, PromoKind } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

@Entity('promo_code')
export class PromoCodeEntity {
  /** In upper case. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  code!: string;

  @Column({ type: 'varchar', length: 8 })
  kind!: PromoKind;

  /** Paise off, hundredths of a percent off, or extra days; 0 for a shoot. */
  @Column({ type: 'integer' })
  value!: number;

  @Column({ type: 'text', transformer: json })
  plans!: readonly PaidPlanId[];

  /** GST state codes. Null: the states without shoots, as staff keep them. */
  @Column({ name: 'excluded_states', type: 'text', nullable: true, transformer: json })
  excludedStates!: readonly string[] | null;

  @Column({ name: 'from_day', type: 'varchar', length: 10 })
  fromDay!: string;

  @Column({ name: 'to_day', type: 'varchar', length: 10 })
  toDay!: string;

  @Column({ name: 'most_uses', type: 'integer', nullable: true })
  mostUses!: number | null;

  /** Orders that hold or used it. */
  @Column({ type: 'integer' })
  uses!: number;

  @Column({ name: 'is_once_per_person', type: 'boolean' })
  isOncePerPerson!: boolean;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive!: boolean;

  @Column({ name: 'made_at', type: 'bigint', transformer: largeNumber })
  madeAt!: number;
}

/** Use of a code by an order; deleted when the order is cancelled or expires unpaid. */
@Entity('promo_use')
export class PromoUseEntity {
  @PrimaryColumn({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ type: 'varchar', length: 32 })
  code!: string;

  /** Unique: code and account, where the code is once per person. Null otherwise. */
  @Column({ name: 'once_key', type: 'varchar', length: 80, nullable: true })
  onceKey!: string | null;

  @Column({ name: 'used_at', type: 'bigint', transformer: largeNumber })
  usedAt!: number;
}
