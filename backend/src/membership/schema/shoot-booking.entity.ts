import type { ShootState } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Wish for a free portfolio shoot, and what became of it. */
@Entity('shoot_booking')
export class ShootBookingEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** The order that included the shoot. */
  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  /** Unique: the order, unless the booking was cancelled, so that a shoot is booked once. */
  @Column({ name: 'open_key', type: 'varchar', length: 40, nullable: true })
  openKey!: string | null;

  @Column({ type: 'varchar', length: 10 })
  state!: ShootState;

  /** YYYY-MM-DD. */
  @Column({ type: 'text', transformer: json })
  dates!: readonly string[];

  /** YYYY-MM-DD; '' before. */
  @Column({ name: 'confirmed_on', type: 'varchar', length: 10 })
  confirmedOn!: string;

  @Column({ type: 'varchar', length: 80 })
  city!: string;

  @Column({ name: 'state_code', type: 'varchar', length: 2 })
  stateCode!: string;

  @Column({ type: 'text' })
  notes!: string;

  @Column({ name: 'asked_at', type: 'bigint', transformer: largeNumber })
  askedAt!: number;
}
