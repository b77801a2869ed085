import type { MediumType } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, milliseconds } from '../../kernel/database/columns';
import type { CodePurpose } from './code-purpose';

/** The newest one-time code of a browser for a medium; a unique index on purpose, medium and browser sees to it. */
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

  /** The medium itself, encrypted: a reloaded page shows where its code went. */
  @Column({ name: 'sealed_medium', type: 'varchar', length: 600 })
  sealedMedium!: string;

  /** SHA-256 of the cookie's id that asked: the code works in that browser only. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** HMAC of purpose, medium, browser and code. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  @Column({ type: 'integer' })
  attempts!: number;

  /** How often this browser asked for a code to this medium, one after the other; a call may follow the second. */
  @Column({ type: 'integer' })
  sends!: number;

  @Column({ name: 'sent_at', type: 'bigint', transformer: milliseconds })
  sentAt!: number;

  /** The end of the code and, once it was sent in, of what it proves. */
  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;

  /** When the right code came in: this browser has proved that the medium is its own. */
  @Column({ name: 'consumed_at', type: 'bigint', nullable: true, transformer: milliseconds })
  consumedAt!: number | null;

  /** The message in the outbox that carries the code. */
  @Column({ name: 'message_id', type: 'integer', nullable: true })
  messageId!: number | null;

  /** Counted uses that the right code gives back. */
  @Column({ name: 'uses', type: 'text', nullable: true, transformer: json })
  reservationIds!: readonly string[] | null;
}
