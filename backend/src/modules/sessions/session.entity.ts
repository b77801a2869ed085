import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../platform/database/columns';

/** A signed-in browser. The cookie's id itself is never stored. */
@Entity({ name: 'user_session' })
export class SessionEntity {
  /** SHA-256 of the cookie's id. */
  @PrimaryColumn({ name: 'sid_hash', type: 'varchar', length: 64 })
  sidHash!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;

  @Column({ name: 'seen_at', type: 'bigint', transformer: milliseconds })
  seenAt!: number;
}
