import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Consecutive wrong passwords of an account, separate from wrong codes: guessing passwords never locks the login by code. */
@Entity({ name: 'password_failure' })
export class PasswordFailureEntity {
  /** HMAC of the account's id, or of a medium that opens no account. */
  @PrimaryColumn({ name: 'subject_hash', type: 'varchar', length: 64 })
  subjectHash!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'failed_at', type: 'bigint', transformer: largeNumber })
  failedAt!: number;
}
