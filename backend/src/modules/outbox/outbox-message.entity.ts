import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../platform/database/columns';

/** A message on its way. */
@Entity({ name: 'outbox_message' })
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The message as JSON, encrypted: it may carry a code. Empty once it is sent. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ type: 'varchar', length: 10 })
  state!: 'waiting' | 'sent' | 'failed';

  @Column({ type: 'integer' })
  tries!: number;

  @Column({ name: 'due_at', type: 'bigint', transformer: milliseconds })
  dueAt!: number;

  /** After this moment the message is of no use and is not sent any more. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;
}
