import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A user's request to delete the account; the account's row has the day. */
@Entity({ name: 'account_deletion' })
export class AccountDeletionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'asked_at', type: 'bigint', transformer: largeNumber })
  askedAt!: number;

  @Column({ type: 'varchar', length: 500 })
  reason!: string;

  /** Time of the last warning before the erasure. */
  @Column({ name: 'noticed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  warnedAt!: number | null;

  /** Time at which an instance began to erase; from then on the request cannot be cancelled. */
  @Column({ name: 'started_at', type: 'bigint', nullable: true, transformer: largeNumber })
  startedAt!: number | null;
}
