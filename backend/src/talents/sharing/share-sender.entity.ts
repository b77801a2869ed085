import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A pair of e-mail address and number for which a browser asked a code, and until when it may share in their name. */
@Entity({ name: 'share_sender' })
export class ShareSenderEntity {
  /** SHA-256 of the browser's session id. */
  @PrimaryColumn({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string;

  @Column({ name: 'pair_hash', type: 'varchar', length: 64 })
  pairHash!: string;

  @Column({ name: 'asked_at', type: 'bigint', transformer: largeNumber })
  askedAt!: number;

  /** Time in milliseconds; 0 until the code is entered, and again once the proof is consumed. */
  @Column({ name: 'proved_until', type: 'bigint', transformer: largeNumber })
  provedUntil!: number;
}
