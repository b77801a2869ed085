import type { Standing } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Person who may use an account of somebody else: the guardian of a child, or a member of a client's team. */
@Entity({ name: 'account_delegate' })
export class AccountDelegateEntity {
  /** Account that is used. */
  @PrimaryColumn({ name: 'account_id', type: 'varchar', length: 40 })
  accountId!: string;

  /** Person who may use it. */
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'varchar', length: 10 })
  standing!: Exclude<Standing, 'holder'>;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}
