import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** A user's wish to have the account deleted; the day stands with the account. */
@Entity({ name: 'account_deletion' })
export class AccountDeletionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'asked_at', type: 'bigint', transformer: milliseconds })
  askedAt!: number;

  @Column({ type: 'varchar', length: 500 })
  reason!: string;

  /** When the last notice before the erasure was sent. */
  @Column({ name: 'noticed_at', type: 'bigint', nullable: true, transformer: milliseconds })
  warnedAt!: number | null;

  /** When an instance began to erase: from then on the wish cannot be taken back. */
  @Column({ name: 'started_at', type: 'bigint', nullable: true, transformer: milliseconds })
  startedAt!: number | null;
}
