import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Password of an account. */
@Entity({ name: 'user_password' })
export class UserPasswordEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Argon2id with its parameters and salt, as a PHC string. */
  @Column({ type: 'varchar', length: 200 })
  digest!: string;

  @Column({ name: 'changed_at', type: 'bigint', transformer: largeNumber })
  changedAt!: number;
}
