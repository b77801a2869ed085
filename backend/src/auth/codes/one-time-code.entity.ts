import type { MediumType } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';
import type { CodePurpose } from './code-purpose';

/** Newest one-time code of a browser for a medium, by a unique index on purpose, medium and browser. */
@Entity({ name: 'one_time_code' })
export class OneTimeCodeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 20 })
  purpose!: CodePurpose;

  /** HMAC of the medium. */
  @Column({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  @Column({ name: 'medium_type', type: 'smallint' })
  mediumType!: MediumType;

  /** Encrypted medium: a reloaded page shows where its code was sent. */
  @Column({ name: 'sealed_medium', type: 'varchar', length: 600 })
  sealedMedium!: string;

  /** SHA-256 of the id in the browser's cookie: the code works in that browser only. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** HMAC of purpose, medium, browser and code. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  @Column({ type: 'integer' })
  attempts!: number;

  /** Number of consecutive sends to this browser for this medium; a call may follow the second. */
  @Column({ type: 'integer' })
  sends!: number;

  @Column({ name: 'sent_at', type: 'bigint', transformer: largeNumber })
  sentAt!: number;

  /** Expiry of the code and, once it was sent in, of its proof. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;

  /** Time at which the right code was sent in; null before. */
  @Column({ name: 'consumed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  consumedAt!: number | null;

  /** Id of the outbox message with the code. */
  @Column({ name: 'message_id', type: 'integer', nullable: true })
  messageId!: number | null;

  /** Counted uses that the right code gives back. */
  @Column({ name: 'uses', type: 'text', nullable: true, transformer: json })
  reservationIds!: readonly string[] | null;
}
