import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** View of the site as a member, by a person of the office: a token until it is opened, then a session that only reads. */
@Entity({ name: 'office_view' })
export class OfficeViewEntity {
  /** SHA-256 of the token; once it is opened, of the session id in the cookie. */
  @PrimaryColumn({ name: 'key_hash', type: 'varchar', length: 64 })
  keyHash!: string;

  @Column({ name: 'staff_id', type: 'varchar', length: 40 })
  staffId!: string;

  /** Session of the office that asked for the view, which ends with it. */
  @Column({ name: 'staff_sid_hash', type: 'varchar', length: 64 })
  staffSidHash!: string;

  /** Account as which the site is seen. */
  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Null: the token was not used yet. */
  @Column({ name: 'opened_at', type: 'bigint', nullable: true, transformer: largeNumber })
  openedAt!: number | null;

  /** End of the token, then of the session. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;
}
