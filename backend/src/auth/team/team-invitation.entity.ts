import type { TeamRole } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Invitation to the team of a client; the row goes with the answer. */
@Entity({ name: 'team_invitation' })
export class TeamInvitationEntity {
  /** 'ti_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  /** Account whose team it is. */
  @Column({ name: 'account_id', type: 'varchar', length: 40 })
  accountId!: string;

  /** Invited address, in lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 10 })
  role!: TeamRole;

  /** SHA-256 of the token in the link. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  /** Person who invites; null once that account is erased. */
  @Column({ name: 'invited_by', type: 'varchar', length: 40, nullable: true })
  invitedBy!: string | null;

  @Column({ name: 'invited_at', type: 'bigint', transformer: largeNumber })
  invitedAt!: number;

  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;
}
