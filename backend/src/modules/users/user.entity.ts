import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../platform/database/columns';

/** An account. E-mail addresses are stored trimmed and in lower case; the unique index decides who was first. */
@Entity({ name: 'user_account' })
export class UserEntity {
  /** 'u_' and sixteen random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ name: 'first_name', type: 'varchar', length: 80 })
  firstName!: string;

  @Column({ name: 'last_name', type: 'varchar', length: 80 })
  lastName!: string;

  /** Comma-separated role ids, as on the wire. */
  @Column({ name: 'role_id', type: 'varchar', length: 20 })
  roleId!: string;

  @Column({ name: 'dial_code', type: 'varchar', length: 5 })
  dialCode!: string;

  @Column({ name: 'mobile_number', type: 'varchar', length: 20 })
  mobileNumber!: string;

  @Column({ type: 'varchar', length: 120 })
  location!: string;

  @Column({ name: 'has_premium', type: 'boolean' })
  hasPremium!: boolean;

  /** Slug of the user's own talent profile; empty without one. */
  @Column({ type: 'varchar', length: 120 })
  slug!: string;

  @Column({ name: 'currency_code', type: 'varchar', length: 3 })
  currencyCode!: string;

  /** Version of the talent terms the user has accepted; empty before the first time. */
  @Column({ name: 'accepted_terms', type: 'varchar', length: 20 })
  acceptedTerms!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;
}
