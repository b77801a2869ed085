import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../database/columns';

/** A request that carried a key: under way while there is no status, done with its answer afterwards. */
@Entity({ name: 'idempotency_key' })
export class IdempotencyKeyEntity {
  /** SHA-256 of route, user or browser, and key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  scope!: string;

  /** HMAC of the body. */
  @Column({ name: 'body_hash', type: 'varchar', length: 64 })
  bodyHash!: string;

  @Column({ type: 'smallint', nullable: true })
  status!: number | null;

  /** The answer as JSON, encrypted: it may tell about a person. */
  @Column({ name: 'sealed_answer', type: 'text', nullable: true })
  sealedAnswer!: string | null;

  /** JSON of what the request changed, written in the transaction of that change. Null: it changed nothing so far. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  outcome!: string | null;

  @Column({ name: 'claimed_at', type: 'bigint', transformer: milliseconds })
  claimedAt!: number;

  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;
}
