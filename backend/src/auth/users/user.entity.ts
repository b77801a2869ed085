import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** `withheld`: the account of a child without a valid consent. */
export type UserStatus = 'active' | 'suspended' | 'terminated' | 'withheld';

/** Account. A confirmed medium logs in to it and is unique; an unconfirmed one is only contact data. */
@Entity({ name: 'user_account' })
export class UserEntity {
  /** 'u_' and twenty-four random characters; of a child 'c_' and twenty-four. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  /** Trimmed and in lower case; '' when none is known. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Equal to `email` once that is confirmed. */
  @Column({ name: 'login_email', type: 'varchar', length: 254, nullable: true })
  loginEmail!: string | null;

  /** Dial code and number as E.164, once they are confirmed. */
  @Column({ name: 'login_phone', type: 'varchar', length: 20, nullable: true })
  loginPhone!: string | null;

  @Column({ type: 'varchar', length: 12 })
  status!: UserStatus;

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

  /** YYYY-MM-DD; null when the user was not asked. */
  @Column({ name: 'birth_date', type: 'varchar', length: 10, nullable: true })
  birthDate!: string | null;

  /** Day on which staff verified the client, YYYY-MM-DD; null for unverified accounts. */
  @Column({ name: 'verified_client_on', type: 'varchar', length: 10, nullable: true })
  verifiedClientOn!: string | null;

  /** Time of the erasure that the user requested; null without a request. */
  @Column({ name: 'deletion_due_at', type: 'bigint', nullable: true, transformer: largeNumber })
  deletionDueAt!: number | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}
