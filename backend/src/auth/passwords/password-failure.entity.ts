import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** Wrong passwords of an account in a row. Kept apart from wrong codes: guessing here never bars the way by a code. */
@Entity({ name: 'password_failure' })
export class PasswordFailureEntity {
  /** HMAC of the account's id, or of a medium that opens no account. */
  @PrimaryColumn({ name: 'subject_hash', type: 'varchar', length: 64 })
  subjectHash!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'failed_at', type: 'bigint', transformer: milliseconds })
  failedAt!: number;
}
