import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** Wrong codes for a medium, one after the other: those of strangers in one row, those of known browsers in another. The first right code removes both. */
@Entity({ name: 'login_failure' })
export class LoginFailureEntity {
  /** HMAC of the medium, and of a word more for known browsers. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'failed_at', type: 'bigint', transformer: milliseconds })
  failedAt!: number;

  /** SHA-256 of the token in the newest link that opens the login again. */
  @Column({ name: 'unlock_hash', type: 'varchar', length: 64, nullable: true })
  unlockHash!: string | null;

  @Column({ name: 'unlock_expires_at', type: 'bigint', nullable: true, transformer: milliseconds })
  unlockExpiresAt!: number | null;
}
