import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../platform/database/columns';

/** The newest one-time code of an address; a unique index on purpose and address sees to it. */
@Entity({ name: 'login_code' })
export class LoginCodeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 20 })
  purpose!: string;

  /** HMAC of the address. */
  @Column({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  /** SHA-256 of the cookie's id that asked: the code works in that browser only. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** HMAC of purpose, address, browser and code. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ name: 'sent_at', type: 'bigint', transformer: milliseconds })
  sentAt!: number;

  @Column({ name: 'expires_at', type: 'bigint', transformer: milliseconds })
  expiresAt!: number;

  /** When the right code came in: this browser has proved that the address is its own. */
  @Column({ name: 'consumed_at', type: 'bigint', nullable: true, transformer: milliseconds })
  consumedAt!: number | null;
}
