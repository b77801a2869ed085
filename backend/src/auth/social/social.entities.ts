import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';
import type { Provider } from './provider';

/** Somebody's account at a provider that opens an account of ours. */
@Entity({ name: 'social_identity' })
export class SocialIdentityEntity {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  issuer!: string;

  @PrimaryColumn({ type: 'varchar', length: 255 })
  subject!: string;

  @Column({ type: 'varchar', length: 20 })
  provider!: Provider;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;
}

/** A browser on its way to a provider and back. */
@Entity({ name: 'social_attempt' })
export class SocialAttemptEntity {
  /** SHA-256 of `state`. */
  @PrimaryColumn({ name: 'state_hash', type: 'varchar', length: 64 })
  stateHash!: string;

  /** SHA-256 of the cookie's id that set out: only that browser may come back. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  @Column({ type: 'varchar', length: 20 })
  provider!: Provider;

  /** Nonce, PKCE verifier and the way back, encrypted. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;
}

/** Somebody a provider vouches for, who has yet to prove a medium by a code in the same browser. */
@Entity({ name: 'social_arrival' })
export class SocialArrivalEntity {
  /** SHA-256 of the cookie's id. */
  @PrimaryColumn({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** What the provider said, encrypted. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;
}
