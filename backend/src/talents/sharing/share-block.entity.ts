import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** Somebody who wants no shared links from one sender. */
@Entity({ name: 'share_block' })
export class ShareBlockEntity {
  /** HMAC of the sender's mail address with a mail address or a phone number; rows of before hold no sender and block all. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  @Column({ type: 'bigint', transformer: milliseconds })
  until!: number;
}
