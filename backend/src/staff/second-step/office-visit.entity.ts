import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Second step of one session: when it was proved, and the challenge that a passkey has to sign. */
@Entity({ name: 'office_visit' })
export class OfficeVisitEntity {
  /** SHA-256 of the session's id; a new login is a new visit. */
  @PrimaryColumn({ name: 'sid_hash', type: 'varchar', length: 64 })
  sidHash!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Null until the second step is proved. */
  @Column({ name: 'proved_at', type: 'bigint', nullable: true, transformer: largeNumber })
  provedAt!: number | null;

  /** First proof of the visit, from which its end is counted. */
  @Column({ name: 'opened_at', type: 'bigint', nullable: true, transformer: largeNumber })
  openedAt!: number | null;

  /** Challenge of a passkey in base64url; '' when none is open. */
  @Column({ type: 'varchar', length: 100 })
  challenge!: string;

  @Column({ name: 'challenge_at', type: 'bigint', transformer: largeNumber })
  challengeAt!: number;
}
