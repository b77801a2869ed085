import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, milliseconds } from '../database/columns';
import type { Channel } from './message';

/** A message on its way. */
@Entity({ name: 'outbox_message' })
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The message as JSON, encrypted: it may carry a code. Empty once it is sent. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ type: 'varchar', length: 4 })
  channel!: Channel;

  /** 'held': it should have left long ago, and waits until staff release or drop it. */
  @Column({ type: 'varchar', length: 10 })
  state!: 'waiting' | 'held' | 'sent' | 'failed';

  @Column({ type: 'integer' })
  tries!: number;

  @Column({ name: 'due_at', type: 'bigint', transformer: milliseconds })
  dueAt!: number;

  /** After this moment the message is of no use and is not sent any more. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;

  /** Until then, at least, the row stays to tell what became of the message. */
  @Column({ name: 'kept_until', type: 'bigint', transformer: milliseconds })
  keptUntil!: number;

  /** Counted uses that are given back when the message is given up. */
  @Column({ name: 'uses', type: 'text', nullable: true, transformer: json })
  reservationIds!: readonly string[] | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;
}
