import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Something by which a person of the office proves the second step. */
@Entity({ name: 'second_factor' })
export class SecondFactorEntity {
  /** 'sf_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'totp' | 'passkey' | 'recovery';

  /** Name of a passkey, as its owner gave it; '' for other kinds. */
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** Sealed secret of an authenticator app, public key of a passkey in base64url, SHA-256 of a recovery code. */
  @Column({ type: 'varchar', length: 2000 })
  secret!: string;

  /** Credential id of a passkey in base64url; null for other kinds. */
  @Column({ name: 'credential_id', type: 'varchar', length: 700, nullable: true })
  credentialId!: string | null;

  /** Comma-separated transports of a passkey. */
  @Column({ type: 'varchar', length: 120 })
  transports!: string;

  /** Last time step of an app, or signature counter of a passkey: a smaller or equal one is refused. */
  @Column({ type: 'bigint', transformer: largeNumber })
  counter!: number;

  @Column({ name: 'added_at', type: 'bigint', transformer: largeNumber })
  addedAt!: number;

  @Column({ name: 'used_at', type: 'bigint', nullable: true, transformer: largeNumber })
  usedAt!: number | null;

  /** False for an app whose first code has not come yet; it proves nothing. */
  @Column({ name: 'is_confirmed', type: 'boolean' })
  isConfirmed!: boolean;
}
