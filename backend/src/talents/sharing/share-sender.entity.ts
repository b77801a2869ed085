import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** The pair of mail address and number that a browser asked a code for, and until when it may share in its name. */
@Entity({ name: 'share_sender' })
export class ShareSenderEntity {
  /** SHA-256 of the cookie's id. */
  @PrimaryColumn({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string;

  @Column({ name: 'pair_hash', type: 'varchar', length: 64 })
  pairHash!: string;

  @Column({ name: 'asked_at', type: 'bigint', transformer: milliseconds })
  askedAt!: number;

  /** 0 while the code has not come back, and again once the proof was used. */
  @Column({ name: 'proved_until', type: 'bigint', transformer: milliseconds })
  provedUntil!: number;
}
