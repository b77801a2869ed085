import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** A signed-in browser. The cookie's id itself is never stored. */
@Entity({ name: 'user_session' })
export class SessionEntity {
  /** SHA-256 of the cookie's id. */
  @PrimaryColumn({ name: 'sid_hash', type: 'varchar', length: 64 })
  sidHash!: string;

  /** What the user's list of sessions calls it; opens nothing. */
  @Column({ type: 'varchar', length: 24 })
  id!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;

  @Column({ name: 'seen_at', type: 'bigint', transformer: milliseconds })
  seenAt!: number;

  /** The end, however busy the session is. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;

  /** Silence that ends it. */
  @Column({ name: 'idle_ms', type: 'bigint', transformer: milliseconds })
  idleMs!: number;

  /** When its user last proved by a code to be the owner. */
  @Column({ name: 'fresh_at', type: 'bigint', nullable: true, transformer: milliseconds })
  freshAt!: number | null;

  /** 'Chrome on Android'. */
  @Column({ type: 'varchar', length: 80 })
  device!: string;

  @Column({ type: 'varchar', length: 80 })
  place!: string;
}
