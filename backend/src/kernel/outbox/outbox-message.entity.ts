import type { MessageFailure } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../database/columns';
import type { Channel } from './message';

/** Stored message of the outbox. */
@Entity({ name: 'outbox_message' })
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /**
   * The message as JSON, encrypted: it may carry a code. Empty once it is sent or dropped; of a message that was given up it is kept for a
   * day after its lifetime when that is a day or longer, so that staff can have it sent again.
   */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ type: 'varchar', length: 4 })
  channel!: Channel;

  /** 'held': overdue, waits until staff release or drop it. 'dropped': given up by staff. */
  @Column({ type: 'varchar', length: 10 })
  state!: 'waiting' | 'held' | 'sent' | 'failed' | 'dropped';

  /** Why it failed; '' in every other state. */
  @Column({ type: 'varchar', length: 12, default: '' })
  failure!: MessageFailure | '';

  @Column({ type: 'integer' })
  tries!: number;

  @Column({ name: 'due_at', type: 'bigint', transformer: largeNumber })
  dueAt!: number;

  /** After this moment the message is of no use and is not sent any more. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;

  /** The row, and with it the delivery state, stays until this moment at least. */
  @Column({ name: 'kept_until', type: 'bigint', transformer: largeNumber })
  keptUntil!: number;

  /** Rate limit reservations that are refunded when the message is given up. */
  @Column({ name: 'uses', type: 'text', nullable: true, transformer: json })
  reservationIds!: readonly string[] | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}
