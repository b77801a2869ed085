import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Invitation to the office; the row goes when it is accepted or withdrawn. */
@Entity({ name: 'staff_invitation' })
export class StaffInvitationEntity {
  /** 'si_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  /** Invited address, in lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Comma-separated roles. */
  @Column({ type: 'varchar', length: 80 })
  roles!: string;

  /** SHA-256 of the token in the link. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  /** Administrator who invites; null once that account is erased. */
  @Column({ name: 'invited_by', type: 'varchar', length: 40, nullable: true })
  invitedBy!: string | null;

  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;
}
