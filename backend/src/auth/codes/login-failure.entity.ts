import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Consecutive wrong codes for a medium: one row for strangers, one for known browsers. The first right code deletes both. */
@Entity({ name: 'login_failure' })
export class LoginFailureEntity {
  /** HMAC of the medium, with another prefix for known browsers. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'failed_at', type: 'bigint', transformer: largeNumber })
  failedAt!: number;

  /** SHA-256 of the token in the newest link that opens the login again. */
  @Column({ name: 'unlock_hash', type: 'varchar', length: 64, nullable: true })
  unlockHash!: string | null;

  @Column({ name: 'unlock_expires_at', type: 'bigint', nullable: true, transformer: largeNumber })
  unlockExpiresAt!: number | null;
}
