import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';
import type { Provider } from './provider';

/** Account at a provider that opens an account here. */
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

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

/** Sign-in that a browser started at a provider. */
@Entity({ name: 'social_attempt' })
export class SocialAttemptEntity {
  /** SHA-256 of `state`. */
  @PrimaryColumn({ name: 'state_hash', type: 'varchar', length: 64 })
  stateHash!: string;

  /** SHA-256 of the id in the browser's cookie: only that browser may come back. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  @Column({ type: 'varchar', length: 20 })
  provider!: Provider;

  /** Nonce, PKCE verifier, return path and user id, encrypted. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;
}

/** Finished sign-in at a provider that waits for a code in the same browser. */
@Entity({ name: 'social_arrival' })
export class PendingSocialSignInEntity {
  /** SHA-256 of the id in the browser's cookie. */
  @PrimaryColumn({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** Profile from the provider and return path, encrypted. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;
}
