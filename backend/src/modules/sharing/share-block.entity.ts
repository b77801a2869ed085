import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../platform/database/columns';

/** Somebody who wants no shared links. */
@Entity({ name: 'share_block' })
export class ShareBlockEntity {
  /** HMAC of a mail address or a phone number. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  @Column({ type: 'bigint', transformer: milliseconds })
  until!: number;
}
