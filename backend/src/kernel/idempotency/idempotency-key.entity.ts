import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../database/columns';

/** Request that carried an idempotency key: under way while there is no status, completed once its response is stored. */
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

  /** Response as JSON, encrypted because it may contain personal data. */
  @Column({ name: 'sealed_answer', type: 'text', nullable: true })
  sealedResponse!: string | null;

  /** JSON of what the request changed, written in the transaction of that change. Null while it has changed nothing. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  outcome!: string | null;

  @Column({ name: 'claimed_at', type: 'bigint', transformer: largeNumber })
  claimedAt!: number;

  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;
}
