import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Session of a signed-in browser. The id in the cookie itself is never stored. */
@Entity({ name: 'user_session' })
export class SessionEntity {
  /** SHA-256 of the id in the cookie. */
  @PrimaryColumn({ name: 'sid_hash', type: 'varchar', length: 64 })
  sidHash!: string;

  /** Public name in the user's list of sessions; authorises nothing. */
  @Column({ type: 'varchar', length: 24 })
  id!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  @Column({ name: 'seen_at', type: 'bigint', transformer: largeNumber })
  seenAt!: number;

  /** Absolute expiry. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;

  /** Time without requests after which the session ends, in milliseconds. */
  @Column({ name: 'idle_ms', type: 'bigint', transformer: largeNumber })
  idleMs!: number;

  /** Time at which a code last proved the owner. */
  @Column({ name: 'fresh_at', type: 'bigint', nullable: true, transformer: largeNumber })
  freshAt!: number | null;

  /** Name of the device, 'Chrome on Android'. */
  @Column({ type: 'varchar', length: 80 })
  device!: string;

  @Column({ type: 'varchar', length: 80 })
  place!: string;

  /** Account of somebody else that the session uses; null for the own one. */
  @Column({ name: 'acting_for', type: 'varchar', length: 40, nullable: true })
  actingFor!: string | null;
}
