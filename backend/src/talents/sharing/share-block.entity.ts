import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A receiver who wants no shares from one sender. */
@Entity({ name: 'share_block' })
export class ShareBlockEntity {
  /** HMAC of the sender's e-mail address and a receiver's e-mail address or number; older rows hold no sender and block all. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  until!: number;
}
